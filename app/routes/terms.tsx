import { Link } from "@remix-run/react";
import { Prose } from "~/components/ui/prose";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta(
  "Terms of Use",
  "What you can expect of Ribbon, and what Ribbon expects of you.",
);

/** The headings by their anchor. */
const PARTS = {
  ribbon: "What Ribbon is",
  earning: "How Ribbon earns",
  summaries: "Ideas, reviews and summaries",
  account: "Your account",
  "fair-use": "Fair use",
  mails: "Reminders and mails",
  liability: "What we answer for",
  changes: "Changes and law",
} as const;

export default function Terms() {
  return (
    <Prose title="Terms of Use" updated="2026-11-21" parts={PARTS}>
      <p>
        These terms are between you and the people who run this site (“we”). By using Ribbon you
        agree to them; to register you tick a box that says so.
      </p>

      <h2 id="ribbon">{PARTS.ribbon}</h2>
      <p>
        Ribbon suggests gifts and shows products of retailers. It is free. We do not sell the
        products: a purchase is between you and the retailer, whose price, stock, delivery and
        returns apply. Prices can change after we looked them up, so the retailer’s page counts.
      </p>

      <h2 id="earning">{PARTS.earning}</h2>
      <p>
        We earn a commission if you buy through our links, at no cost to you. As an Amazon Associate
        we earn from qualifying purchases. Ideas are not ranked by what we earn.
      </p>

      <h2 id="summaries">{PARTS.summaries}</h2>
      <p>
        These can be written by software and can be wrong. They are labelled, they are not customer
        reviews, and they do not replace the maker’s advice on safety, age or allergies. Please
        check what matters before you buy.
      </p>

      <h2 id="account">{PARTS.account}</h2>
      <ul>
        <li>Keep your password to yourself, and give an email address that is yours.</li>
        <li>You must be 16 or older to register.</li>
        <li>
          Add only what you may share about the people you give to, and no more than a gift needs.
        </li>
        <li>
          You can delete your account at any time on the account page. We may close an account that
          harms others, and will say why.
        </li>
      </ul>

      <h2 id="fair-use">{PARTS["fair-use"]}</h2>
      <ul>
        <li>No attempts to break, overload or copy the service wholesale.</li>
        <li>No mails to people who did not ask for them.</li>
        <li>Searches, mails and saved gifts have limits, so that there is enough for everybody.</li>
      </ul>

      <h2 id="mails">{PARTS.mails}</h2>
      <p>
        We do our best to send reminders on the right day, but mail can fail: please do not rely on
        Ribbon alone for a date that must not be missed.
      </p>

      <h2 id="liability">{PARTS.liability}</h2>
      <p>
        We run Ribbon with care and offer it as it is. Nothing here limits rights you have as a
        consumer, or our liability where the law does not allow it. Beyond that we are not liable
        for loss that neither of us could foresee.
      </p>

      <h2 id="changes">{PARTS.changes}</h2>
      <p>
        If these terms change, the date above changes, and account holders are told by mail before a
        change that matters. The law of England and Wales applies; as a consumer you also keep the
        protection of the law where you live.
      </p>
      <p>
        See also the <Link to="/privacy">Privacy Policy</Link>, or{" "}
        <Link to="/contact">write to us</Link>.
      </p>
    </Prose>
  );
}
