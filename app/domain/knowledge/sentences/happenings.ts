/** What happens to somebody, and is no pastime. */
export const HAPPENING =
  /^(?:being|running (?:a?round|about|after|late|out)|rushing|worrying|moaning|complaining|helping|losing|asking|telling|going|getting|having|moving|starting|leaving|living|recovering|working|waiting|struggling|looking|grieving|missing|turning|expecting|becoming|coming|finishing|retiring|caring|coping|dealing|feeling|dying|suffering|saving|trying|anything|everything|nothing|something|spring|bring)\b/i;
