import * as styles from "./illustration.css";

const PICTURES = {
  presents: [640, 400],
  "open-box": [320, 240],
  untied: [320, 200],
  bow: [320, 200],
} as const;

export type Picture = keyof typeof PICTURES;

type Props = {
  picture: Picture;
  /** Its width; small by default. */
  className?: string;
  lazy?: boolean;
};

/** A decorative drawing from public/art, ignored by screen readers. */
export function Illustration({ picture, className = styles.small, lazy = false }: Props) {
  const [width, height] = PICTURES[picture];
  return (
    <img
      className={`${styles.illustration} ${className}`}
      src={`/art/${picture}.svg`}
      alt=""
      width={width}
      height={height}
      loading={lazy ? "lazy" : undefined}
    />
  );
}
