const SENTENCES = /[.;!?\n]+(?=\s|$)|\s[-–—]+\s|[()]/;
/** A full stop that ends no sentence. */
const SHORTENED = /\b(incl|esp|etc|approx|e\.g|i\.e|mr|mrs|dr|vs)\./gi;
const COMMAS = /\s*,\s*(?:and |but )?/i;
const JOINS =
  /\s+(?:(?<!anything |everything |nothing |all )but|(?<!\b(?:is|are|was|were|am|been|feels?|he['’]s|she['’]s|i['’]m|im|they['’]re|we['’]re)\s)so(?! (?:much|many|far|on)\b)|because(?! of)|cos|although|though|whereas|except that|since(?= (?:the|he|she|they|his|her|mum|dad|mom)\b))\s+/i;
/** 'And' before a verb joins clauses, before anything else it joins things. */
const NEW_CLAUSE =
  /\s+and\s+(?=(?:(?:he|she|they|we|i|it)(?:['’]\w+)?|is|isn['’]?t|are|was|were|has|hasn['’]?t|had|still|now|then|can|can['’]?t|cannot|could|won['’]?t|will|would|never|doesn['’]?t|does|did|didn['’]?t|used to|loves?|likes?|hates?|enjoys?|misses|works?|lives?|makes?|plays?|needs?|wants?|always|only|drinks?|eats?|wears?|refuses|knows|rereads|reads?|rides|writes|keeps|grows|sings|bakes|collects|whittles|carves|knits|sews|crochets|paints|draws|walks|swims|cycles|fishes|hikes|climbs|quilts|sails|surfs|skis|builds|fixes|restores|supports|follows|raises|tends|runs?|watches|listens|goes|got|gave|followed|taught|played|sang|danced|collected|farmed|watched|lost|failed|put|moved|started|says?|thinks?)\s|(?:his|her|their) (?:hands?|fingers?|legs?|feet|knees?|hips?|back|eyes?|eyesight|sight|hearing|memory|mind|balance|grip|joints|heart|lungs) (?:is|are|was|were|has|have|had|can|can['’]?t|won['’]?t|keeps?|shakes?|hurts?)\s)|\s+(?:and|but)\s+(?=nothing (?:that|which|with|too)\s)/i;

const SUBJECT = / (?=(?:he|she|they)(?:['’](?:s|ve))? )/i;
const SINCE = /^(?:ever since|since|now|after) /i;
const UNWANTED = /^(?:please )?no (?:more )?\S+$/i;
const OVER = /\b(?:died|passed away|passed|retired)$/i;
const LONGEST_SINCE = 60;

/** 'Since Dad died she's started painting' is two clauses. */
const atSecondSubject = (part: string) =>
  splitAfter(part, SUBJECT, (before) => {
    return (
      UNWANTED.test(before) ||
      OVER.test(before) ||
      (SINCE.test(before) && before.length <= LONGEST_SINCE)
    );
  });

const WHO = / (?=who (?:also )?\w+s )/i;
const OF_OTHERS = /^(?:his|her|their|my|our|the) | (?:for|of|to|with|after) /i;
const MOST_WORDS = 3;

/** 'Figure skater who also writes' is two, 'her sister who lives away' is none of the recipient. */
const atWho = (part: string) =>
  splitAfter(part, WHO, (before) => {
    const plain = before.replace(/^an? /i, "");
    return plain.split(" ").length <= MOST_WORDS && !OF_OTHERS.test(plain);
  }).map((clause, place) => (place > 0 ? clause.replace(/^who (?:also )?/i, "") : clause));

/** Splits a text at the blanks that are found, where what stands before is a clause. */
function splitAfter(text: string, blank: RegExp, isClause: (before: string) => boolean): string[] {
  const clauses: string[] = [];
  for (const piece of text.split(blank)) {
    const before = clauses.at(-1);
    if (before === undefined || isClause(before)) clauses.push(piece);
    else clauses[clauses.length - 1] = `${before} ${piece}`;
  }
  return clauses;
}

/** The clauses of a text, by sentence, each as it was typed. */
export function clausesOf(text: string): string[][] {
  return text
    .replace(SHORTENED, "$1")
    .split(SENTENCES)
    .map((sentence) =>
      sentence
        .split(COMMAS)
        .flatMap((part) => part.split(JOINS))
        .flatMap((part) => part.split(NEW_CLAUSE))
        .flatMap(atSecondSubject)
        .flatMap(atWho)
        .map((clause) => clause.trim())
        .filter((clause) => clause !== ""),
    )
    .filter((clauses) => clauses.length > 0);
}
