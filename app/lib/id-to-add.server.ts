const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id that a form brings along for what it adds, in its field `id`, so that a form that is sent
 * twice adds it once; a new one if it brings none.
 */
export function idToAdd(form: FormData): string {
  const id = form.get("id");
  return typeof id === "string" && UUID.test(id) ? id : crypto.randomUUID();
}
