import { pick, type Random } from "./random";

const LENGTH = 900_000;
const PARTS = [
  ...["<", "<a", "</", "<!", "<!--", "-->", "<?", "&", "&amp;", '"', "'", ">", " ", "a", "{", "["],
  ...[
    "<title>",
    "</title>",
    "<script>",
    "</script>",
    "<script ",
    '<script type="application/ld+json">',
  ],
  ...[
    "<meta>",
    '<meta property="og:title" content="',
    "<meta a=b ",
    "<svg>",
    "<![CDATA[",
    "<template>",
  ],
  ...[
    "<div>",
    "</div>",
    '{"@type":"Product","name":"',
    '"},',
    '{"a":',
    "[1,",
    "/*",
    "*/",
    "\ufdfa",
  ],
];

/** A page of a shop that is little but markup: a few parts, each over and over. */
export function randomPage(random: Random): string {
  const some = (most: number) => 1 + Math.floor(random() * most);
  let page = "";
  for (let rounds = some(4); rounds > 0; rounds -= 1) {
    const part = Array.from({ length: some(3) }, () => pick(random, PARTS)).join("");
    page += pick(random, PARTS) + part.repeat(some(LENGTH / part.length));
  }
  return page.slice(0, LENGTH);
}
