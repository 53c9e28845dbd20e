import type { UnderstoodInterest } from "../interests";
import { isVagueSentence } from "../vague";

const MOST_WORDS = 3;
/** Where somebody stands in a team: 'plays lead'. */
const POSITION =
  /^(?:lead|second|third|skip|prop|hooker|wing|winger|cent(?:re|er)|striker|goalie|keeper|midfield|defen[cs]e|forward|guard|point guard|first base|shortstop|pitcher|catcher|setter|libero)$/i;

/** Whoever does this to a thing has it for a pastime, whatever it is. */
const PRACTISED =
  /^(?:plays?|collects?|practi[sc]es|breeds|restores|studies) (?!with )(?:the |an? |old |rare |vintage )*(.+)$/i;
/** What is done by everybody, and no pastime. */
const COMMON_DOING =
  /^(?:being|going|getting|having|seeing|hearing|doing|taking|making|resting|sitting|sleeping|eating|talking|pottering|keeping|looking|staying|spending|helping|coming|putting|trying|working|meeting|chatting|nothing|something|anything|everything)\b/i;
const OF_A_PASTIME = /(?:ing|logy|graphy|craft|work|ism|nautics|urgy)$/i;

/**
 * What a clause says is liked by a name that no interest goes by: of what somebody practises, or what is most likely a
 * pastime, a work or a star.
 */
export function unknownIn(text: string, clause: string): UnderstoodInterest[] {
  const [, played] = PRACTISED.exec(text) ?? [];
  const name = played ?? text;
  return (played !== undefined || isName(text, clause)) && isPlain(name)
    ? [{ text: name, slugs: [], by: null, isVague: false }]
    : [];
}

/** What says that a thing is liked, done or collected, before its name or as the first word of it. */
const SAYS_SO =
  /\b(?:loves?|likes?|enjoys?|adores?|into|obsessed|mad|keen|crazy|fan of|taken up|took up|learns|learning|hooked on|addicted to|passionate about|hobby is|collect(?:s|ing)?|play(?:s|ing)?|does|practi[sc](?:es|ing)|breed(?:s|ing)|restor(?:es|ing)|stud(?:ies|ying)|makes|making|watch(?:es|ing)|read(?:s|ing)|follow(?:s|ing)|listen(?:s|ing) to)\b/i;

/**
 * Whether a clause says of an unknown name that it is a pastime of its own, so that it counts beside known ones: 'plays
 * spades every night', and not 'repairing 80 metres, hearting, throughs'.
 */
export const isSaidToBeLiked = (name: string, clause: string): boolean =>
  SAYS_SO.test(clause.slice(0, Math.max(0, clause.indexOf(name))) + name.split(" ", 1)[0]);

const isPlain = (name: string) =>
  name.split(/\s+/).length <= MOST_WORDS && !isVagueSentence(name) && !POSITION.test(name);

function isName(text: string, clause: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS || COMMON_DOING.test(text) || isVagueSentence(text)) return false;
  return (
    words.some((word) => OF_A_PASTIME.test(word)) ||
    words.every((word) => /^[A-Z]/.test(word) && !clause.startsWith(word))
  );
}
