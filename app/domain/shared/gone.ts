/** What a form was to be saved into and is no longer there, with what was typed into the form. */
export type Gone = {
  gone: "card" | "holiday" | "gift";
  fields: [name: string, value: string][];
  /** Where the same fields can be sent to add them anew. */
  again?: string;
};

/** Fields that are about the row that is gone. */
const ABOUT_IT = ["before", "id", "intent"];

/** The data of the 404 page of a form whose card, holiday or gift was deleted meanwhile. */
export function goneWith(form: FormData, gone: Gone["gone"], again?: string): Gone {
  const fields = [...form].flatMap(([name, value]): Gone["fields"] =>
    typeof value === "string" && !ABOUT_IT.includes(name) ? [[name, value]] : [],
  );
  return { gone, fields, again };
}

/** Whether the data of an error is that of `goneWith`. */
export const isGone = (data: unknown): data is Gone =>
  typeof data === "object" && data !== null && "gone" in data && "fields" in data;
