import type { Told } from "../circumstances";

/** Words after which a list in brackets is one of works and who made them: 'Reality TV (Love Is Blind, Below Deck)'. */
const MEDIA =
  "tv|telly|television|films?|movies?|series|box ?sets?|shows?|programmes?|soaps?|dramas?|sitcoms?|comed(?:y|ies)|documentaries|netflix|podcasts?|books?|reading|novels?|fiction|thrillers?|bands?|music|rock|metal|punk|indie|musicals?|albums?|gigs?|games|gaming|anime|comics|manga";
const IN_BRACKETS = new RegExp(`\\b(?:${MEDIA})\\s*\\(([^()]*)\\)`, "gi");
const WORD = "(?:\\p{Lu}[\\p{L}'’]*|\\d+)";
const SMALL = "(?:(?:a|an|and|at|for|from|in|is|of|on|the|to|with) ){0,3}";
/** A title is of several words with capitals, or numbers: 'Prison Break', '16 and Pregnant'. */
const NAME = `${WORD}(?: ${SMALL}${WORD})+`;
const TITLE = new RegExp(`^${NAME}$`, "u");
/** How something is to be read or seen: 'books (Large Print)'. */
const HOW = /\b(?:print|braille|audio\w*|sighted|subtitles?|friendly|only)\b/i;
/** What somebody watches or reads by a name of several words with capitals. */
const FOLLOWED = new RegExp(
  `\\b(?:[Ww]atch(?:es|ing)|[Bb]ing(?:es|eing|ing)|[Ll]istens to|[Rr]eads|[Oo]bsessed with) (${NAME})`,
  "gu",
);

/** The titles of works that texts name, in whose words nothing is said of somebody. */
function titlesIn(texts: string[]): string[] {
  return texts.flatMap((text) => [
    ...[...text.matchAll(IN_BRACKETS)].flatMap(([, inside = ""]) =>
      inside
        .split(/[,;/]/)
        .map((part) => part.trim())
        .filter((part) => TITLE.test(part) && !HOW.test(part)),
    ),
    ...[...text.matchAll(FOLLOWED)].flatMap(([, title = ""]) => title),
  ]);
}

/** Texts without the titles of works that others of them name. */
export function withoutTitles(told: (string | Told)[], texts: string[]): (string | Told)[] {
  const titles = titlesIn(texts);
  const plain = (text: string) => titles.reduce((left, title) => left.replaceAll(title, " "), text);
  return told.map((one) =>
    typeof one === "string" ? plain(one) : { ...one, text: plain(one.text) },
  );
}
