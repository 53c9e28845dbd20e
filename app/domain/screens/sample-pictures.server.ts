import { min } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { catalogueProduct } from "../../../db/schema/catalogue";

/** A subject of the sample catalogue's pictures, with some of them, each with a title it stands for. */
export type PictureSubject = { subject: string; pictures: { name: string; title: string }[] };

const MOST = 6;

/** Pictures of every subject, in the order of their names, for the contact sheet of a local run. */
export async function samplePictures(db: Db): Promise<PictureSubject[]> {
  const name = catalogueProduct.picture;
  const rows = await db
    .select({ name, title: min(catalogueProduct.title) })
    .from(catalogueProduct)
    .groupBy(name)
    .orderBy(name);
  const subjects = new Map<string, PictureSubject["pictures"]>();
  for (const row of rows) {
    const subject = row.name.split("/")[0] ?? "";
    const pictures = subjects.get(subject) ?? [];
    if (pictures.length < MOST) pictures.push({ name: row.name, title: row.title ?? "" });
    subjects.set(subject, pictures);
  }
  return [...subjects].map(([subject, pictures]) => ({ subject, pictures }));
}
