/** Words before the denial itself: 'she sadly'. */
const BEFORE =
  /^(?:and|also|but|he|she|they|we|who|is|are|has|have|just|really|very|sadly|unfortunately|currently|now|still|so|he's|she's|they're|hes|shes|theyre)\s+/i;
/** What somebody cannot do, does no more, or is no good at. */
const DENIAL =
  /^(?:(?:can['’]?t|cannot|can not|couldn['’]?t|could not)(?: really| even| do| go)?|(?:can |is |are )?no longer(?: able to)?|(?:is |are )?(?:un|not )able to|(?:does|do|did|is|are|was|wo|would)(?:n['’]?t| not)(?: really| even| much| like| enjoy| into| keen on| do| go| watch| play)*|not(?! (?:just|only))(?: really| even| much| that| into| keen on| a fan of| good at| interested in| bothered about| one for)*|never(?! (?:misses|without|off|out))|hates?|hated|dislikes?|(?:bad|terrible|rubbish|useless|hopeless|no good) (?:at|with)|struggles? (?:to|with)|has trouble|finds it hard to|gave up|given up|had to (?:stop|give up)|(?:has )?stopped|lost interest in|bored (?:of|with)|fed up (?:of|with)|scared of|afraid of|banned from|not allowed(?: to)?)\s+(?=\S)/i;
/** 'Can't get enough of' says the opposite. */
const KEEN =
  /\b(?:(?:can['’]?t|cannot|never) (?:get enough|gets enough|live without|be without|do without|go (?:a day )?without|stop|resist|wait|beat)|doesn['’]?t (?:miss|stop)|not (?:just|only)|never (?:misses|stops|without))\b/i;
const MOST_BEFORE = 4;

/** What is denied after its name: 'Warhammer no longer', 'crochet no'. */
const DENIED_AFTER = /^(\S.*?),? (?:no longer|no more|not any ?more|any ?more|no|nope)$/i;

/** What a short phrase says that somebody cannot do or does not like: 'walk far' of 'can't walk far'. */
export function deniedIn(text: string): string | null {
  if (KEEN.test(text)) return null;
  const [, before] = DENIED_AFTER.exec(text.trim()) ?? [];
  if (before !== undefined) return deniedIn(before) ?? before;
  let left = text.trim();
  for (let count = 0; count <= MOST_BEFORE; count += 1) {
    if (DENIAL.test(left)) return left.replace(DENIAL, "");
    left = left.replace(BEFORE, "");
  }
  return null;
}

/** 'Does not want to talk about it' names no thing that could be left out. */
export const isThing = (text: string) =>
  !/^(?:to (?:talk|speak|be|make|hear|think|discuss|go on)|being \w+(?:ed|ied|en|told)|it) /i.test(
    text,
  );

/** Whether a clause says what there is none of: 'there's no garden now'. */
export const isNotThere = (text: string) =>
  /^there(?:['’]?s| is| are|['’]re) (?:no|not|never)\b/i.test(text);
