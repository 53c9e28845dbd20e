import { type ReactNode, useId } from "react";
import { panel, stack } from "~/components/ui/page.css";

type Props = { title: string; anchor?: string; children: ReactNode };

/** A part of the account page, named by its heading. */
export function AccountSection({ title, anchor, children }: Props) {
  const id = useId();
  return (
    <section id={anchor} className={panel} aria-labelledby={id}>
      <div className={stack({ gap: "medium" })}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
