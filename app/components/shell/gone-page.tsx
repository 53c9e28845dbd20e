import { Form, Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { MessagePage } from "~/components/ui/message-page";
import type { Gone } from "~/domain/shared/gone";
import * as styles from "./gone-page.css";

const PAGES = {
  card: {
    title: "This profile card is gone",
    add: "Add it as a new card",
    list: { to: "/profile-cards", text: "Your profile cards" },
  },
  holiday: {
    title: "This holiday is gone",
    add: "Add it as a new holiday",
    list: { to: "/profile-cards", text: "Your profile cards" },
  },
  gift: {
    title: "This saved gift is gone",
    add: "Save it again",
    list: { to: "/saved-gifts", text: "Your saved gifts" },
  },
} as const;

const LABELS: Record<string, string> = {
  name: "Name",
  relationship: "Relationship",
  birthday: "Birthday",
  interests: "Interests",
  avoid: "Anything to avoid",
  date: "Date",
  occasion: "Occasion",
  givenOn: "Given on",
  paid: "Price paid",
};

/** The page after saving into what was deleted meanwhile: why, and what was typed, to be added anew. */
export function GonePage({ gone, fields, again }: Gone) {
  const { title, add, list } = PAGES[gone];
  const typed = fields.filter(([name, value]) => name in LABELS && value !== "");
  return (
    <div id="gone">
      <MessagePage title={title} picture="untied">
        <p role="alert">
          It was deleted, in another tab or on another device, so nothing could be saved into it.
          {typed.length > 0 && " This is what you typed:"}
        </p>
        {typed.length > 0 && (
          <dl className={styles.typed}>
            {typed.map(([name, value]) => (
              <div key={name}>
                <dt>{LABELS[name]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {again && (
          <Form method="post" action={again}>
            {fields.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className={button()}>
              {add}
            </button>
          </Form>
        )}
        <p>
          <Link to={list.to}>{list.text}</Link>
        </p>
      </MessagePage>
    </div>
  );
}
