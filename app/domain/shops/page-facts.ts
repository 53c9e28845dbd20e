import { decodeHTMLStrict } from "entities/decode";
import { type ProductData, pictureOf, priceOf, productOfJsonLd, titleOf } from "./product-data";

/** The scripts with data that are looked at, and the characters of a title. */
const MOST_SCRIPTS = 20;
const LONGEST_TITLE = 2_000;
/**
 * After how many tags and pieces of text a page is given up. Each is a call from the parser, and every '<' in a
 * script begins a piece, so that a page may have as many as it has characters. Pages of shops have some hundred.
 */
const MOST_CALLS = 5_000;
/** After how many elements of any kind a page is given up. Long pages of shops have some thousand. */
const MOST_ELEMENTS = 15_000;
/** Characters. Data of a product has a tenth of it; more is left out, as parsing it takes too long. */
const LONGEST_DATA = 200_000;
/** The bytes that are parsed before the calls are looked at again. */
const PART_BYTES = 16 * 1024;

/** The properties of Open Graph and its extension for products (https://ogp.me/). */
const META = new Set(
  "og:title og:image og:image:secure_url og:price:amount og:price:currency product:price:amount product:price:currency".split(
    " ",
  ),
);

/**
 * What a page says of its product: by JSON-LD, else by Open Graph, else by its title. What is not said, or
 * in no form that we read, is null.
 */
export async function readPageFacts(html: string): Promise<ProductData> {
  const { scripts, meta, title } = await collect(html);
  const product = productOfJsonLd(scripts);
  const amount = meta.get("product:price:amount") ?? meta.get("og:price:amount");
  const currency = meta.get("product:price:currency") ?? meta.get("og:price:currency");
  return {
    title: product?.title ?? titleOf(meta.get("og:title")) ?? titleOf(title),
    price: product?.price ?? priceOf(amount, currency),
    picture: product?.picture ?? pictureOf(meta.get("og:image:secure_url") ?? meta.get("og:image")),
  };
}

async function collect(html: string) {
  const scripts: string[] = [];
  const meta = new Map<string, string>();
  let title = "";
  let isTitleOver = false;
  let isData = false;
  let calls = 0;
  let elements = 0;
  const rewriter = new HTMLRewriter()
    .on("*", {
      element() {
        elements += 1;
      },
    })
    .on('script[type*="application/ld+json" i]', {
      element() {
        calls += 1;
        isData = scripts.length < MOST_SCRIPTS;
        if (isData) scripts.push("");
      },
      text({ text }) {
        calls += 1;
        if (!isData) return;
        const data = (scripts.pop() ?? "") + text;
        isData = data.length <= LONGEST_DATA;
        scripts.push(isData ? data : "");
      },
    })
    .on("meta", {
      element(tag) {
        calls += 1;
        const name = tag.getAttribute("property") ?? tag.getAttribute("name") ?? "";
        const key = name.trim().toLowerCase();
        const content = tag.getAttribute("content");
        if (content && META.has(key) && !meta.has(key)) meta.set(key, decodeHTMLStrict(content));
      },
    })
    .on("title", {
      text({ text, lastInTextNode }) {
        calls += 1;
        // Pictures in the page have titles, too.
        if (isTitleOver) return;
        if (title.length < LONGEST_TITLE) title += text;
        isTitleOver = lastInTextNode && title.trim() !== "";
      },
    });
  try {
    const parts = inParts(html, () => calls > MOST_CALLS || elements > MOST_ELEMENTS);
    await rewriter.transform(new Response(parts)).arrayBuffer();
  } catch {
    // A page that cannot be parsed to its end has said what it said.
  }
  return { scripts, meta, title };
}

/** A page as the parser asks for it, which ends early once `isEnough`. */
function inParts(html: string, isEnough: () => boolean): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(html);
  let place = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (place >= bytes.length || isEnough()) return controller.close();
        controller.enqueue(bytes.slice(place, place + PART_BYTES));
        place += PART_BYTES;
      },
    },
    { highWaterMark: 0 },
  );
}

/** A page's bytes as text: by its Content-Type, else by what it says of itself, else as UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  const said = charsetIn(contentType) ?? charsetIn(start);
  try {
    return new TextDecoder(said ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const charsetIn = (text: string) => /charset=["']?([\w-]{1,40})/i.exec(text)?.[1];
