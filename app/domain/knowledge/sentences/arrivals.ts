/** Where somebody comes from who has everything to learn about where they live now: other countries, and cities of theirs. */
const ABROAD =
  "afghanistan|albania|algeria|argentina|australia|bangladesh|belarus|bolivia|brazil|bulgaria|burma|cameroon|canada|chile|china|colombia|the congo|congo|costa rica|croatia|cuba|cyprus|denmark|ecuador|egypt|el salvador|eritrea|estonia|ethiopia|finland|france|germany|ghana|greece|guatemala|haiti|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|israel|italy|jamaica|japan|jordan|kenya|kerala|korea|south korea|kuwait|latvia|lebanon|lithuania|malaysia|mexico|moldova|morocco|mumbai|delhi|lagos|manila|kyiv|kabul|nepal|new zealand|nicaragua|nigeria|norway|pakistan|palestine|gaza|peru|the philippines|philippines|poland|portugal|romania|russia|rwanda|saudi(?: arabia)?|senegal|serbia|shanghai|beijing|singapore|slovakia|somalia|south africa|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|tibet|trinidad|tunisia|turkey|uganda|ukraine|venezuela|vietnam|yemen|zambia|zimbabwe";
const CAME = "(?:moved|came|come|arrived|got here|landed|relocated|flew in|fled)";
const FROM = new RegExp(`\\b${CAME}\\b[^.;!?]{0,45}? from (?:${ABROAD})\\b`, "i");
const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|the fall|winter";
/** So lately that it is still new. */
const LATELY = new RegExp(
  `\\b(?:just|only just|newly|recently|this (?:year|month|week|${MONTHS})|last (?:year|month|week|${MONTHS})|a year ago|(?:a few|\\w+) (?:months?|weeks?) ago|in (?:the )?(?:${MONTHS})(?! (?:of )?(?:19|20)\\d\\d))\\b`,
  "i",
);
const HOLIDAY = /\bback\b|\bhome from\b|\b(?:holiday|trip|visit|honeymoon|gap year)\b/i;

/** Whether a text tells of somebody who came from another country not long ago: 'moved to Reading from Hong Kong in August'. */
export const isArrival = (text: string): boolean =>
  FROM.test(text) && LATELY.test(text) && !HOLIDAY.test(text);
