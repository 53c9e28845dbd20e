const SENTENCES = /[.;!?\n]+(?=\s|$)|\s[-–—]+\s|[()]/;
/** A full stop that ends no sentence. */
const SHORTENED = /\b(incl|esp|etc|approx|e\.g|i\.e|mr|mrs|dr|vs)\./gi;
const COMMAS = /\s*,\s*(?:and |but )?/i;
const JOINS =
  /\s+(?:(?<!anything |everything |nothing |all )but|so(?! (?:much|many|far|on)\b)|because(?! of)|cos|although|though|whereas|except that|since(?= (?:the|he|she|they|his|her|mum|dad|mom)\b))\s+/i;
/** 'And' before a verb joins clauses, before anything else it joins things. */
const NEW_CLAUSE =
  /\s+and\s+(?=(?:(?:he|she|they|we|i|it)(?:['’]\w+)?|is|isn['’]?t|are|was|were|has|hasn['’]?t|had|still|now|then|can|can['’]?t|cannot|could|won['’]?t|will|would|never|doesn['’]?t|does|did|didn['’]?t|used to|loves?|likes?|hates?|enjoys?|misses|works?|lives?|makes?|plays?|needs?|wants?|always|only|drinks?|eats?|wears?|refuses|rereads|reads?|rides|writes|keeps|grows|sings|bakes|collects|whittles|carves|knits|sews|crochets|paints|draws|walks|swims|cycles|fishes|hikes|climbs|quilts|sails|surfs|skis|builds|fixes|restores|supports|follows|raises|tends|runs?|watches|listens|goes|got|gave|lost|failed|put|moved|started|says?|thinks?)\s)/i;

/** 'Since Dad died she's started painting' is two clauses. */
const SECOND_SUBJECT =
  /(?<=^(?:ever since|since|now(?: that)?|after) .{3,40}|\b(?:died|passed away|passed|retired)) (?=(?:he|she|they)(?:['’](?:s|ve))? )/i;
/** 'Figure skater who also writes' is two, 'her sister who lives away' is none of the recipient. */
const WHO =
  /(?<=^(?:an? )?(?!(?:his|her|their|my|our|the) )\S+(?: \S+){0,2}) who (?:also )?(?=\w+s )/i;

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
        .flatMap((part) => part.split(SECOND_SUBJECT))
        .flatMap((part) => part.split(WHO))
        .map((clause) => clause.trim())
        .filter((clause) => clause !== ""),
    )
    .filter((clauses) => clauses.length > 0);
}
