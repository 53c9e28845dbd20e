import { createHash } from "node:crypto";
import { PLAIN, picture, type Variant } from "./picture";
import { subjectOf } from "./subject";
import { variantAt } from "./variant";

/** A picture's file in public/sample without its ending, and its text. */
export type PictureFile = { name: string; svg: string };

/** What pictures are chosen by; `asin` ends in the product's number. */
export type PicturedIdea = {
  title: string;
  picture: string;
  products: { asin: string; title: string; author?: string | null }[];
};

/** Drawings by subject. */
export type Drawings = ReadonlyMap<string, string>;

/**
 * Makes the pictures of an idea's products, in their order. A product keeps its picture as long as its
 * title and those of the products before it stay; no two of an idea share a palette, however alike their
 * titles are.
 */
export function picturesFrom(drawings: Drawings): (idea: PicturedIdea) => PictureFile[] {
  const made = new Map<string, PictureFile>();
  return ({ title, picture: ideaPicture, products }) => {
    const palettes = new Set<number>();
    return products.map((product) => {
      const isBook = Boolean(product.author);
      const subject = subjectOf({ title: product.title, isBook, ideaTitle: title, ideaPicture });
      let place = Number(/\d+$/.exec(product.asin)?.[0] ?? 0);
      let variant = variantAt(place, subject, product.title);
      while (palettes.has(variant.palette)) variant = variantAt(++place, subject, product.title);
      palettes.add(variant.palette);
      const key = JSON.stringify([subject, variant]);
      const file = made.get(key) ?? pictureFile(drawings, subject, variant);
      made.set(key, file);
      return file;
    });
  };
}

/** A picture for each subject under its own name, as saved gifts of the first version have it. */
export function plainPictures(drawings: Drawings): PictureFile[] {
  return [...drawings].map(([name, drawing]) => ({ name, svg: picture(drawing, PLAIN) }));
}

/** Named by a hash of its text, so that it can be cached for ever. */
function pictureFile(drawings: Drawings, subject: string, variant: Variant): PictureFile {
  const drawing = drawings.get(subject);
  if (!drawing) throw new Error(`There is no drawing for '${subject}'.`);
  const svg = picture(drawing, variant);
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  return { name: `${subject}/${hash}`, svg };
}
