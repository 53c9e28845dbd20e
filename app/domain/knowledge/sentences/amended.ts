/** 'Loves running but not allowed at the moment': what was said before is out of reach. */
const TAKEN_BACK =
  /^(?:(?:is|she is|he is|she['’]s|he['’]s|she|he) )?(?:not allowed|not able|can['’]?t|cannot|unable|isn['’]?t allowed)(?: to)?(?: (?:at the moment|at present|right now|now|any ?more|currently|for now|for a while|yet|this year|do it|do that))*$/i;
/** 'Used to paint, has started again': what was over is not. */
const BEGUN_AGAIN =
  /^(?:(?:he|she|they)(?:['’]s)? )?(?:has |have |just |now )?(?:started|begun|taken it up|got back into it|gone back to it)(?: it)?(?: again)?(?: (?:since|in|this|last) .*)?$/i;

/** 'Played keyboard for his church, hasn't touched one since he landed' is to be had again. */
const LEFT_BEHIND = /^has(?:n['’]?t| not) since moving$/i;

/** Whether what was said is still liked, or over, in the light of what is said next. */
export function saysAfter<Says extends string>(says: Says, next: string): Says | "past" | "liked" {
  if (says === "liked" && TAKEN_BACK.test(next)) return "past";
  if (says === "past" && (BEGUN_AGAIN.test(next) || LEFT_BEHIND.test(next))) return "liked";
  return says;
}
