/** What somebody does for the giver: 'drove me to radiotherapy', 'talked me out of it'. */
export const TO_GIVER =
  /\b(?:me|us) (?:to|through|when|while|after|during|home)\b|\b(?:talked|pulled|got|kept) (?:me|us) (?:out|from|going)\b/i;
/** What the giver and the recipient like or do together: 'we go to Wales', 'we watch One Piece together'. */
export const WE_GO =
  /^we(?:['’]ve| have)? (?:(?:always |both |once )?(?:been|go|went|used to go|love|loved|adore|like going) (?:to |each year )?|(?:always |usually |often |normally |sometimes )?(?:do|play|watch|bake|cook) (?!not\b|so\b)(?=.* together\b))/i;
