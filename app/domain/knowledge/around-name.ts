/**
 * A text of the knowledge around a name: `{it}` stands for it, `{It}` at the beginning of a title, and
 * `{it}'s` for its possessive: "the Beatles' songs".
 */
export function aroundName(text: string, name: string): string {
  const filled = (start: string) => (_: string, possessive: string | undefined) =>
    start + (possessive ? possessiveOf(name) : "");
  return text
    .replace(/\{it\}(['’]s)?/g, filled(name))
    .replace(/\{It\}(['’]s)?/g, filled(capitalised(name)));
}

const possessiveOf = (name: string) => (/s$/i.test(name) ? "'" : "'s");

/** As shops write titles: 'Dry Stone Walling'; a name that has capitals keeps its own. */
function capitalised(text: string): string {
  const starts = /\p{Lu}/u.test(text) ? /^\p{Ll}/u : /(^|\s)\p{Ll}/gu;
  return text.replace(starts, (start) => start.toLocaleUpperCase("en-GB"));
}
