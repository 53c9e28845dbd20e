/** What tells how something is, and not how it is done: 'feels like it's getting worse', 'looks as if she's pregnant'. */
const SEEMS =
  "\\b(?:looks?|looked|looking|seems?|seemed|sounds?|sounded|feels?|felt|feeling|not|something|anything)(?: (?:just|a bit|more|very much))? ";
/** Where what something is likened to ends: 'like it's the news and plays chess', 'like it's a job but hates it'. */
const END =
  "(?=[,.;:!?()\\n]|\\s[-–—]\\s|\\s(?:but|though|although|because|so)\\s|\\sand\\s(?:also |he |she |they |\\w+s\\s)|$)";
const REST = `[^,.;:!?()\\n]*?${END}`;
const PEOPLE =
  "(?:others?|other \\w+|some(?: \\w+)?|most(?: \\w+)?|normal \\w+|people|you|a normal \\w+)";

const LIKENESSES = [
  // 'Watches it like it's the news', 'as if they were novels'.
  `(?<=\\S )(?<!${SEEMS})(?:like|as if|as though) (?:it|he|she|they|there)(?:['’]?s|['’]?re|['’]d| is| are| was| were| had) ${REST}`,
  // 'Reads timetables the way other people read novels'.
  `(?<=\\S )(?:in )?the (?:same )?way (?:that )?${PEOPLE}(?:['’]d)? ${REST}`,
  `(?<=\\S )(?<!${SEEMS})like (?:others|(?:other|some|most|normal) (?:people|folks?|men|women|kids|boys|girls|dads|mums|moms|lads|blokes)) (?!his |her |their |in |of |at |from |on )${REST}`,
].map((likeness) => new RegExp(likeness, "gi"));

/** A text without what something is only likened to: 'reads the fixtures out like it's the shipping forecast'. */
export const withoutLikenesses = (text: string): string =>
  LIKENESSES.reduce((left, likeness) => left.replace(likeness, ""), text);
