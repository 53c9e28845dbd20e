const BREAKS =
  /[.;!?\n]+(?=\s|$)|(?<!\b(?:anything|everything|everyone|everybody|nothing|all))\s(?:but|tho|though|although|however|except that|esp\.?|especially|particularly|mainly|mostly|such as|e\.g\.?|incl\.?|including)(?=\s|$)|\sand\s(?=(?:listens to|watches|plays|collects|follows|supports|reads|makes|grows|keeps)\s)|\sso(?=\s(?:no|nothing|please|not)\s)/i;
const HEDGES =
  /^(?:(?:i think|i guess|i believe|think(?:s|ing)?|(?:i )?(?:think|guess|believe) (?:he|she|they)(?:'s| has| have| likes?| loves?| is| are)?|maybe|probably|possibly|perhaps|something with|well|um+|erm?)\s+)+|\s+(?:i think|i guess|i believe|maybe|probably|possibly|perhaps|or something|or so|tbh|idk|ig|innit|sorta|kinda|etc|lol|you know|as well|too|a lot|lots|loads|a bit|mostly|mainly|generally|now|still|apparently|all hours|every ?day|once in a while|(?:(?:\d+|two|three|four|five|several) ?(?:x|times)|once|twice) (?:a|per|every) (?:day|week|fortnight|month|year)|of (?:a|an) (?:morning|evening|weekend)|every (?:morning|evening|night|week|weekend|single day)|at (?:the )?weekends?|(?:at|over) (?:breakfast|lunch|dinner|supper)|with (?:his|her|their) (?:mates|friends|pals|buddies)|now and (?:then|again)|while \w+ing (?:it|them)|most (?:days|nights|weekends)|sadly|unfortunately|obviously|bless (?:him|her|them)|yes,? really|yes(?: please)?|as always|for (?:my|his|her|their) sins)$/gi;

/** 'Plays a sort of minstrel': how much of a thing it is says nothing of what it is. */
export const A_SORT_OF =
  /\b(?:(?:an? |some )?(?:sort|kind|bit)|an? (?:(?:quick|good|nice) )?(?:game|hand|round|spot)) of (?!thrones|life)(?:an? )?/gi;

/** 'Dogs not cats' is two, of which one is denied; 'on the radio not the telly' tells how. */
const NOT_THIS =
  /(?<!\b(?:is|are|was|does|do|did|has|have|had|will|can|if|or|why|and|but|really|definitely|maybe|just|that['’]?s))\s(?=not\s(?!the\s))/i;

/**
 * The phrases of a text as people type them, each in its own words: 'golf? wine? doesnt drink tho' is
 * three, and 'music i think??' is 'music'.
 */
export function phrasesOf(text: string): string[] {
  return text
    .split(BREAKS)
    .flatMap((part) => part.split(NOT_THIS))
    .map((part) =>
      part
        .replace(/[?!.\s]+$/, "")
        .replace(A_SORT_OF, "")
        .replace(HEDGES, "")
        .replace(HEDGES, "")
        .trim(),
    )
    .filter((part) => part !== "");
}
