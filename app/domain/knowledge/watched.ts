const LOOKS_ON =
  /\b(?:watch(?:es|ing)?|supports?|supporting|spectating|on (?:the )?(?:tv|telly|television|radio))\b/i;
/** Who does it as well is more than a spectator. */
const TAKES_PART = /\b(?:play(?:s|ing)?|do(?:es|ing)|rid(?:es|ing))\b/i;
/** Watching is the pastime itself, with tools of its own. */
const IS_WATCHING =
  /\b(?:birds?|wildlife|nature|animals|whales?|dolphins|badgers?|butterflies|trains?|planes?|aeroplanes|aircraft|ships|boats|stars|sky|moon|weather|storms?|people|bird\s?watching)\b/i;
/** The watch that is worn: 'watch repair', 'clock and watch collecting'. */
const IS_A_TIMEPIECE =
  /\bwatch (?:mod|repair|mak|collect|restor|servic|build|strap|part)|\b(?:clock (?:and|&) |(?:wrist|pocket|vintage|antique|mechanical) )watch(?:es)?\b/i;

/** Who does a sport, and what is held of it: whoever follows them is no runner. */
const FOLLOWS =
  /\bfollow(?:s|ing)? (?:[\w'’-]+ ){0,4}?(?:runners|riders|players|drivers|golfers|cyclists|skaters|swimmers|boxers|fighters|athletes|wrestlers|skiers|climbers|sailors|rowers|jockeys|teams?|league|cup|championships?|olympics|tour|open|races?|racing|rallying|matches|fixtures|marathons?|grand prix|football|rugby|cricket|tennis|golf|boxing|snooker|darts|cycling|athletics|running|f1|formula (?:1|one)|motogp|nascar|ufc|mma|hockey|basketball|baseball|netball|swimming|skiing|gymnastics|skating|surfing|sailing|rowing)\b/i;
/** What others play or show to somebody: 'a brass band', 'colliery bands', 'corgi memes'. */
const PLAYED_BY_OTHERS =
  /^(?:an? (?:\w+ )*(?:bands?|choirs?|orchestras?|organs?|pipes|operas?)|.+ (?:memes|videos|reels|tiktoks|compilations)|(?:(?!play|sing|conduct|join|lead|run|being|in\b|with\b|for\b)\w+ ){0,2}(?:bands|orchestras|operas))$/i;

/** Whether a phrase says whom or what somebody follows. */
export const isFollowed = (text: string): boolean => FOLLOWS.test(text);

/** Whether what is liked is played or sung by others. */
export const isPlayedByOthers = (text: string): boolean => PLAYED_BY_OTHERS.test(text);

/** Whether a phrase says that somebody looks on at what others do: 'watches snooker'. */
export function isLookedOnAt(text: string): boolean {
  if (TAKES_PART.test(text) || IS_WATCHING.test(text) || IS_A_TIMEPIECE.test(text)) return false;
  return LOOKS_ON.test(text) || isFollowed(text) || isPlayedByOthers(text);
}
