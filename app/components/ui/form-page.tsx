import type { ReactNode } from "react";
import { Illustration, type Picture } from "./illustration";
import { page, panel, stack } from "./page.css";

type Props = { title: string; picture?: Picture; children: ReactNode };

/** A screen with a single form or message, such as Login. */
export function FormPage({ title, picture, children }: Props) {
  return (
    <div className={page({ width: "form" })}>
      <div className={panel}>
        <div className={stack({ gap: "medium" })}>
          {picture && <Illustration picture={picture} />}
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
