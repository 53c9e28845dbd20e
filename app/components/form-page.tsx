import type { ReactNode } from "react";
import { page, panel, stack } from "./page.css";

/** A screen that is one form or one message, such as Login. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={page({ width: "form" })}>
      <div className={panel}>
        <div className={stack({ gap: "medium" })}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
