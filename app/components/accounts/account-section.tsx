import { type ReactNode, useId } from "react";
import { panel, stack } from "~/components/ui/page.css";

/** A part of the account page, named by its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={panel} aria-labelledby={id}>
      <div className={stack({ gap: "medium" })}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
