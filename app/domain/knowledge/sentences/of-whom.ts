const MEN =
  "sons?|stepson|boys?|lads?|husband|hubby|dad|daddy|father|stepdad|papa|brothers?|grandson|grandad|granddad|grandpa|grandfather|uncle|nephew|boyfriend|godson|godfather";
const WOMEN =
  "daughters?|stepdaughter|girls?|wife|mum|mummy|mom|mother|mam|stepmum|stepmom|sisters?|granddaughter|gran|granny|nan|nana|grandma|grandmother|aunt|auntie|niece|girlfriend|goddaughter|godmother";
const man = new RegExp(`\\b(?:${MEN})\\b`, "i");
const woman = new RegExp(`\\b(?:${WOMEN})\\b`, "i");
const PRONOUN = /\b(?:(he|him|his)|she|her|hers)\b/i;
/** Whose the recipient is: 'my brother's girlfriend' is no brother. */
const POSSESSOR = /\p{L}+['’]s\b/giu;
const HE = /^(?:(?:and|but|so|because) )?he(?:['’]\w+|s|d)? /i;
const SHE = /^(?:(?:and|but|so|because) )?she(?:['’]\w+|s|d)? /i;

type Sex = { others: RegExp; says: RegExp };
const A_MAN: Sex = { others: woman, says: SHE };
const A_WOMAN: Sex = { others: man, says: HE };

/** Of which sex the recipient is, by what they are called or else by the first pronoun; null if neither tells. */
function sexOf(recipient: string, text: string): Sex | null {
  const called = recipient.replace(POSSESSOR, " ");
  const [isMan, isWoman] = [man.test(called), woman.test(called)];
  if (isMan !== isWoman) return isMan ? A_MAN : A_WOMAN;
  const pronoun = isMan ? null : PRONOUN.exec(text);
  return pronoun === null ? null : pronoun[1] ? A_MAN : A_WOMAN;
}

/**
 * Tells of each clause of some texts, in their order, whether it speaks of somebody of the other sex who was named
 * before: 'He loved skateboarding', after 'Her boy would be 24'.
 */
export function ofSomebodyElse(texts: string[], recipient: string): (clause: string) => boolean {
  const sex = sexOf(recipient, texts.join(" "));
  let isNamed = false;
  return (clause) => {
    if (sex === null) return false;
    const isElse = isNamed && sex.says.test(clause);
    isNamed ||= sex.others.test(clause);
    return isElse;
  };
}
