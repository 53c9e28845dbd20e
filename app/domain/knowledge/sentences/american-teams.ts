import type { Brief } from "~/domain/brief/brief.schema";
import type { Sort } from "../gift-idea.schema";
import { KNOWN_NAMES } from "../interest-data";

const LEAGUES: Sort[] = [
  "named-nfl-team",
  "named-basketball-team",
  "named-baseball-team",
  "named-hockey-team",
];
/** Nicknames that are something else as well: a family's twins, the royals of Britain. */
const AMBIGUOUS = new Set(
  "twins angels royals kings saints stars heat magic wild jazz lightning nationals rays nets suns reds jets bills chiefs flames sharks bears lions eagles".split(
    " ",
  ),
);

/** The full names of American teams by a nickname that only one of them has. */
const teams = new Map<string, string>();
const shared = new Set<string>();
for (const { sorts, nicknames = {} } of KNOWN_NAMES) {
  if (!LEAGUES.some((sort) => sorts.includes(sort))) continue;
  for (const [nickname, team] of Object.entries(nicknames)) {
    if (teams.has(nickname)) shared.add(nickname);
    teams.set(nickname, team);
  }
}

/** Whether two American teams go by a nickname. */
export const isSharedTeam = (nickname: string) => shared.has(nickname);

/** The full name of the American team of a nickname, which may be something else as well where `isSure` that a team is meant. */
export const americanTeam = (nickname: string, isSure: boolean) =>
  isSure || !AMBIGUOUS.has(nickname) ? teams.get(nickname) : undefined;

/** 'The' and a name with a capital: nobody writes of animals like that. */
const THE_TEAM = /\b(?<=\b[Tt]he )([A-Z][a-z]+(?: [A-Z][a-z]+)?)\b/g;

/** Which team is meant of a sport: 'Basketball (Celtics)'. */
const OF_A_SPORT =
  /(?<=\b(?:basketball|baseball|football|hockey|nba|nfl|mlb|nhl) \()([A-Z][a-z]+(?: [A-Z][a-z]+)?)(?=\))/gi;

/** Texts of an American brief with the full names of teams that go by a nickname: 'loves the Braves'. */
export function withTeams(texts: string[], region: Brief["region"]): string[] {
  if (region !== "USA") return texts;
  return texts.map((text) =>
    text
      .replace(OF_A_SPORT, (name: string) => americanTeam(name.toLowerCase(), true) ?? name)
      .replace(THE_TEAM, (name: string) => {
        const key = name.toLowerCase();
        return (isSharedTeam(key) ? undefined : americanTeam(key, false)) ?? name;
      }),
  );
}
