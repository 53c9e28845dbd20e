/** What people say that is not meant by its words, and what it means; '' for what tells nothing of a present. */
const IDIOMS: [said: RegExp, meant: string][] = [
  [/\bover the moon\b/gi, "happy"],
  [/\bon the fence\b/gi, "unsure"],
  [/\b(?:walks?|walking) on eggshells\b/gi, "takes care"],
  [/\bgolden (?:boy|girl|child)\b/gi, "best"],
  [/\b(?:sharp as a tack|good egg|tough cookie|smart cookie|full of beans)\b/gi, "nice person"],
  [/\b(?:eats? like a horse|eats? like a bird|drinks? like a fish)\b/gi, "has an appetite"],
  [/\blike a (?:fish (?:out of|to) water|bull in a china shop|duck to water)\b/gi, ""],
  [/\b(?:under the weather|at death's door)\b/gi, "ill"],
  [/\blives on (?:noodles|pot noodles|toast|crisps|takeaways)\b/gi, "never cooks"],
  [/(?<=\S )home (?:and|&) away\b/gi, ""],
];

/** What is said of one thing by another, of which only the first is liked. */
const COMPARISONS: [said: RegExp, meant: string][] = [
  [/\bprefers (?!to\b)(\S[^,.;!?]{1,40}?) to \S[^,.;!?]{1,40}/gi, "loves $1"],
  [/(?<=\S) (?:rather than|more than|instead of) [^,.;!?\d]{2,40}(?=$|[,.;!?])/gi, ""],
  [/(?<=(?:would|['’]d) rather [^,.;!?]{2,40}) than [^,.;!?]{2,40}/gi, ""],
  [/\bit['’]?s all (?:about )?([^,.;!?]{3,30}?) (?:now|these days)\b/gi, "loves $1"],
  [/\bmentioned ([^,.;!?]{3,30}?) once\b/gi, "is interested in $1"],
];

/** The texts of a brief in plain words: without idioms, and of a comparison only what is liked. */
export function withoutFigures(texts: string[]): string[] {
  return texts.map((text) => {
    let plain = text;
    for (const [said, meant] of [...IDIOMS, ...COMPARISONS]) plain = plain.replace(said, meant);
    return plain === text ? text : plain.trim();
  });
}
