import type { Brief } from "~/domain/brief/brief.schema";
import { KNOWN_NAMES } from "../interest-data";
import { americanTeam, isSharedTeam } from "./american-teams";

/** British football clubs by what they are called: Rangers, the Wolves, the Magpies. */
const british = new Map<string, string>();
for (const { sorts, names, nicknames = {} } of KNOWN_NAMES) {
  if (!sorts.includes("named-old-club")) continue;
  for (const [club, others] of Object.entries(names)) {
    for (const one of [club, ...others]) british.set(one.toLowerCase(), club);
  }
  for (const [called, club] of Object.entries(nicknames)) {
    british.set(called.replace(/^the /, ""), club);
  }
}
/** Nicknames of several British clubs. */
const SHARED = new Set("saints bears tigers sharks warriors giants".split(" "));
const ANY_CLUB = "sports";

/** What has fans that are no fans of a club, unless it is written as a name within a sentence. */
const OTHERS = new Set(
  "blues jazz magic heat wild thunder penguins dolphins sharks eagles vikings pirates wizards rockets dragons kings royals reading forest villa palace".split(
    " ",
  ),
);
/** Those whose fans in America are mostly a team's. */
const AMERICAN_TEAMS = new Set("dolphins sharks eagles vikings pirates rockets royals".split(" "));

const NAME = "((?!the )[A-Za-z]{3,15}(?: [A-Z][a-z]{2,12})?)";
const FANS = new RegExp(
  `(?<![\\p{L}'’])${NAME}(?= (?:fan|fanatic|supporter|season[- ]ticket)s?\\b)`,
  "gu",
);
const SUPPORTED = new RegExp(
  `\\b((?:an? )?season[- ]tickets? (?:holder )?(?:at|for|with|to)|[Ss]upport(?:s|ed|ing)?) (the )?${NAME}`,
  "gu",
);

/**
 * Texts with the full names of clubs that go by an everyday word where it is said who supports them: 'a Cowboys fan'. A
 * name that several clubs have says that it is sport, and not which.
 */
export function withClubs(texts: string[], region: Brief["region"]): string[] {
  return texts.map((text) =>
    text
      .replace(FANS, (said: string, _: string, at: number) => {
        const [word = "", before] = said.split(" ").reverse();
        if (!before) return isClub(word, at > 0, region) ? clubOf(word, region) : said;
        const whole = clubOf(said, region);
        if (whole !== said) return whole;
        return isClub(word, true, region) ? `${before} ${clubOf(word, region)}` : said;
      })
      .replace(SUPPORTED, (said: string, how: string, the = "", name = "") => {
        const club = /^[A-Z]/.test(name) ? clubOf(name, region) : name;
        return club === ANY_CLUB
          ? `is a ${ANY_CLUB} fan`
          : club === name
            ? said
            : `${how} ${the}${club}`;
      }),
  );
}

/** Whether a word before 'fan' may be a club: in the plural, or with a capital that no text begins with. */
const isClub = (word: string, isWithin: boolean, region: Brief["region"]) =>
  (/^[A-Z]/.test(word) &&
    (isWithin || (region === "USA" && AMERICAN_TEAMS.has(word.toLowerCase())))) ||
  (/s$/.test(word) && !OTHERS.has(word.toLowerCase()));

/** The full name of a club, or its name as it was said. */
function clubOf(said: string, region: Brief["region"]): string {
  const name = said.toLowerCase();
  const american = isSharedTeam(name) ? ANY_CLUB : americanTeam(name, region === "USA");
  if (region === "USA") return american ?? british.get(name) ?? said;
  return british.get(name) ?? (SHARED.has(name) ? ANY_CLUB : american) ?? said;
}
