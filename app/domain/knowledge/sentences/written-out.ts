/** Somebody by a title. */
const TITLED = "(?:Mrs?|Ms|Miss|Mx|Coach|Pastor|Professor|Prof|Señora?)\\.? \\p{Lu}\\p{Ll}+";

/** What people shorten, and how it is written out. */
const SHORTENED: [said: RegExp, meant: string][] = [
  [/(?<!\S)w\/o(?=\s)\s*/gi, "without "],
  [/(?<!\S)w\/\s*(?=\S)/gi, "with "],
  [/(?<=[\p{L}\p{N})'’]\s)w(?=\s[\p{L}\p{N}])/gu, "with"],
  [/(?<!\S)b\/c(?=\s)/gi, "because"],
  [/(?<=\p{L} )Utd\b\.?/giu, "United"],
  [/(?<!\S)abt(?=\s)/gi, "about"],
  // Who is called by a title is the one whom all of it is about: 'Mrs. Hall teaches', 'Ms. Nguyen - loves otters'.
  [new RegExp(`(?<=^|[.!?] )${TITLED} (?=(?:is |has |\\p{Ll}{3,}s )\\S)`, "gu"), "they "],
  [new RegExp(`(?<=^|[.!?] )${TITLED}(?: ?[-–—:,] ?(?=\\S)|\\.?$|\\. )`, "gu"), ""],
  [
    /^(?:teaches )?(?:pre-?k|kindergarten|(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth) grade|homeroom)(?: (?:teacher|math|science|english|reading))?$/gi,
    "",
  ],
  [/\bsuper-?fan\b/gi, "fan"],
  [/(?<=\d ?)yrs?\b\.?(?= \p{L})/giu, "years"],
];

/** A picture before a verb or a person ends what stands before it: 'matcha 🍵 hates the dark'. */
const PICTURE =
  /(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D})+\s+(?=(?:he|she|they|loves?|likes?|hates?|has|is|does|always|never|still)\b)/giu;

/** Texts with what people shorten written out: 'disc golf w his mates', 'Leeds Utd'. */
export const writtenOut = (texts: string[]): string[] =>
  texts.flatMap((text) => {
    let plain = text;
    for (const [said, meant] of SHORTENED) plain = plain.replace(said, meant);
    return plain
      .split(PICTURE)
      .map((part) => part.trim())
      .filter((part) => part !== "");
  });
