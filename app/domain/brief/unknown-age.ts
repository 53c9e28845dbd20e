type Typed = { recipientType: string; age: number; occasion: string; interests: string[] };

/** Years as which adults are read of whom no age is known: no round birthday is near. */
const ADULT = 37;
const GRANDPARENT = 73;

const words = (list: string) => new Set(list.trim().split(/\s+/));
const GRANDPARENTS = words(
  "grandma grandmother granny gran nan nana nanny nanna grandad granddad grandpa grandfather gramps grandparents grandparent",
);
/** Who is no baby, whoever it is. */
const ADULTS = words(`
  mr mrs dr coach coaches teacher teachers tutor professor lecturer instructor mentor headteacher principal childminder babysitter
  colleague colleagues coworker coworkers workmate boss manager supervisor director assistant secretary intern employee
  neighbour neighbours neighbor neighbors landlord landlady tenant client customer supplier accountant solicitor lawyer
  priest vicar pastor minister rabbi imam chaplain deacon bishop curate nun doctor dentist nurse midwife doula carer
  caregiver therapist physio hairdresser barber mechanic plumber builder postman mailman cleaner gardener librarian driver
  santa stranger ex bloke chap lady gentleman man woman
  husband hubby wife wifey spouse partner girlfriend boyfriend fiance fiancee bride groom couple newlyweds
  mum mom mam mummy mommy mother mother-in-law dad daddy father father-in-law parents in-laws in-law son-in-law
  daughter-in-law brother-in-law sister-in-law uncle aunt auntie aunty godmother godfather stepmum stepmom stepdad
  stepmother stepfather friend friends mate pal buddy bestie flatmate flatmates roommate housemate
`);
const CHILDREN = words(`
  son sons daughter daughters child children kid kids boy boys girl girls lad lass toddler grandson granddaughter grandchild
  grandchildren grandkids brother sister sibling twin twins triplets nephew niece cousin godson goddaughter godchild stepson
  stepdaughter
`);
/** What says that a baby is on the way or here, whom an age of 0 is meant for. */
const OF_A_BABY =
  /\b(?:bab(?:y|ies)|newborns?|new[- ]?born|preemie|infants?|bump|births?|born|unborn|christening|baptism|naming|new (?:arrival|parents?|mums?|moms?|mother|dads?|daddy|father)|(?:mum|mom|dad|mother|father|parents?)[- ]to[- ]be|expecting|expectant|pregnan\w*|maternity|paternity|first birthday|1st birthday|gender reveal)\b/i;
const BREAKS = /[,(/:;–]| - /;
/** What says whose somebody is: 'teacher of my son'. */
const MORE = / (?:of|for|from|at|in|on|with|who|and his|and her) /;

/**
 * Whether an age of 0 only says that it is not known: nobody's coach is a baby. Where a baby is spoken of, the 0 is that
 * of the baby.
 */
export function isAgeUnknown({ recipientType, age, occasion, interests }: Typed): boolean {
  if (age !== 0 || OF_A_BABY.test([recipientType, occasion, ...interests].join(". "))) return false;
  return adultIn(recipientType) !== null;
}

/** The age as which a brief is read: that of an adult where an age of 0 was typed for one. */
export function ageMeant(brief: Typed): number {
  if (!isAgeUnknown(brief)) return brief.age;
  return GRANDPARENTS.has(adultIn(brief.recipientType) ?? "") ? GRANDPARENT : ADULT;
}

/** The adult that is told of, and no child beside: the coach of 'my kid's swim coach', and nobody of 'my boss's son'. */
function adultIn(recipientType: string): string | null {
  const called = recipientType
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ -]in[ -]law\b/g, "-in-law")
    .replace(/\bco-(?=worker)/g, "co")
    .split(BREAKS)
    .flatMap((part) => lastKnown(part) ?? []);
  return called.some((word) => CHILDREN.has(word)) ? null : (called[0] ?? null);
}

function lastKnown(part: string): string | undefined {
  const [who = ""] = part.split(MORE);
  const words =
    who
      .split(/['’]s?\s/)
      .at(-1)
      ?.match(/[\p{L}-]+/gu) ?? [];
  return words.findLast((word) => [ADULTS, GRANDPARENTS, CHILDREN].some((some) => some.has(word)));
}
