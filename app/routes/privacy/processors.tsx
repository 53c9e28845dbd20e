type Props = { ideas: string; products: string; mail: string };

/** Who processes data for this deployment. Embedded parts send it to nobody. */
export function Processors({ ideas, products, mail }: Props) {
  const own = ideas === "embedded" && products === "embedded";
  return (
    <ul>
      <li>
        <strong>Cloudflare</strong> runs our servers and databases
        {mail === "cloudflare" && ", delivers our mails"} and stores what is counted.
      </li>
      {mail === "resend" && (
        <li>
          <strong>Resend</strong> delivers our mails: it sees the address and the text of each.
        </li>
      )}
      {ideas !== "embedded" && (
        <li>
          <strong>OpenAI</strong>, or a service in its place that works alike, writes ideas and
          summaries: it sees the relationship, age band, occasion, interests, what to avoid, budget
          and region of a search, what you say to change, the titles of gifts that are not to be
          suggested again, and product details.
        </li>
      )}
      {products !== "embedded" && (
        <li>
          <strong>{products === "creators" ? "Amazon" : "Rainforest API"}</strong> looks products
          up, and <strong>Open Library</strong> describes books: they see search phrases and titles,
          never who asked.
        </li>
      )}
      {own && (
        <li>
          Ideas, products and summaries come from Ribbon itself here: what you type for a search is
          sent to nobody else.
        </li>
      )}
    </ul>
  );
}
