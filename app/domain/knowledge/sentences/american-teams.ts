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

/** 'The' and a name with a capital: nobody writes of animals like that. */
const THE_TEAM = /\b(?<=\b[Tt]he )([A-Z][a-z]+(?: [A-Z][a-z]+)?)\b/g;

/** Texts of an American brief with the full names of teams that go by a nickname: 'loves the Braves'. */
export function withTeams(texts: string[], region: Brief["region"]): string[] {
  if (region !== "USA") return texts;
  return texts.map((text) =>
    text.replace(THE_TEAM, (name: string) => {
      const key = name.toLowerCase();
      const isSure = !AMBIGUOUS.has(key) && !shared.has(key);
      return (isSure ? teams.get(key) : undefined) ?? name;
    }),
  );
}
