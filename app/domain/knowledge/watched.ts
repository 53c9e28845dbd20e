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

/** Whether a phrase says that somebody looks on at what others do: 'watches snooker'. */
export function isLookedOnAt(text: string): boolean {
  if (TAKES_PART.test(text) || IS_WATCHING.test(text) || IS_A_TIMEPIECE.test(text)) return false;
  return LOOKS_ON.test(text);
}
