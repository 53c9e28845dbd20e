const NEARLY = 0.8;

type Props = {
  used: number;
  limit: number;
  /** What is counted, such as "profile cards". */
  of: string;
};

/** Says how much of a limit is used, once that is most of it: "45 of 50 custom holidays". */
export function NearlyFull({ used, limit, of }: Props) {
  if (used < NEARLY * limit) return null;
  const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
  return (
    <p>
      {number.format(used)} of {number.format(limit)} {of}
    </p>
  );
}
