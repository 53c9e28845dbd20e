const LONG = 6;
const OF_SOMEBODY =
  /\b(?:he|she|they|his|her|their|we|our|us|my|me|i|is|was|are|has|had|who|used|never|always|can['’]?t|does|doesn['’]?t|loves?|likes?|hates?|enjoys|but|because|since|years?|lives|works|first|knows|plays|goes|wants|needs|spends|can|won['’]?t|will|gets?|keeps|makes|feeds|drove|broke|lost|died|misses)\b|[.!?]\s+\S/i;
const SPEAKS = /^(?:and |but |so )?(?:he|she|they|we|i|it)(?:['’](?:s|re|ve|d|ll|m))? \S/i;

/** What was and where, without a subject: 'moved from Jamaica as a girl', 'surfs in Cornwall'. */
const TELLS =
  /^(?:[Oo]ff to|[Mm]oved|[Gg]rew up|[Cc]omes? from|[Cc]ame from|[Bb]orn|[Ll]ived|[Uu]sed to|[Rr]etired from|[Ww]as an?)\s+\S+ \S|^(?:[Ss]urfs|[Ww]alks|[Ss]ails|[Ff]ishes|[Hh]ikes|[Cc]limbs|[Ss]ings|[Ss]wims|[Cc]ycles|[Rr]ides|[Ss]kis) (?:in|on|at|round|around|along|with) /;

/** 'His old series 2 land rover' is long, and no sentence. */
const OWNED_THING = /^(?:and )?(?:his|her|their) /i;

/** Whether texts tell of somebody in sentences, rather than name what they like. */
export function isStory(texts: string[]): boolean {
  return texts.some(
    (text) =>
      SPEAKS.test(text) ||
      TELLS.test(text) ||
      (text.trim().split(/\s+/).length >= LONG &&
        !/ [+|] /.test(text) &&
        OF_SOMEBODY.test(text.replace(OWNED_THING, ""))),
  );
}
