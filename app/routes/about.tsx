import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { Prose } from "~/components/ui/prose";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta(
  "About Us",
  "How Ribbon chooses ideas and products, and how it earns its keep.",
);

/** Whether ideas and products are this site's own, or come from a model and a retailer. */
export function loader({ context }: LoaderFunctionArgs) {
  const { ideas, products } = context.providers;
  return { hasModel: ideas.name !== "embedded", hasRetailer: products.name !== "embedded" };
}

export default function About() {
  const { hasModel, hasRetailer } = useLoaderData<typeof loader>();
  return (
    <Prose title="About Us" updated="2026-11-21">
      <p>
        Most of us know somebody who is hard to buy for. Ribbon exists for that moment: you say who
        it is for, and get about five ideas that fit the person, each with things to choose from. No
        quiz, no account needed, no adverts that follow you around.
      </p>

      <h2>How ideas are chosen</h2>
      <p>
        From what you tell us: the relationship, the age, the occasion, the interests, what to avoid
        and the budget. Interests count most, then who the person is to you. The five ideas differ
        in kind, suit the age, and each says why it fits. A sad occasion gets kind ideas.{" "}
        {hasModel
          ? "An AI model suggests them, and we check them before you see them. Some come from our own collection, which people wrote; these say so."
          : "They come from our own collection, which people wrote."}
      </p>

      <h2>How products are chosen</h2>
      <p>
        {hasRetailer
          ? "Each idea is looked up at a retailer in your region."
          : "They are samples, and each of them says so."}{" "}
        We show what fits the idea and your budget; something dearer is left out. The order never
        depends on what we earn.
      </p>

      <h2>Reviews and summaries</h2>
      <p>
        They are written from the details of a product, and labelled where they stand. They are not
        customer reviews. If one reads wrong, you can report it.
      </p>

      <h2>How Ribbon earns</h2>
      <p>
        From commissions: some shops pay us when you buy through a link here, and you pay no more
        for it. Every page says so at its end. That is all: we do not sell data, and no maker or
        shop can buy a place. More in the <Link to="/privacy">Privacy Policy</Link>.
      </p>

      <p>
        <Link className={button()} to="/">
          Find a gift
        </Link>
      </p>
    </Prose>
  );
}
