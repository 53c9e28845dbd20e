// Who may import what (docs/architecture.md), types included.

/** Domain nouns from the bottom up: a noun imports only from rows above its own. */
const DOMAIN = [
  ["shared", "upstream"],
  ["holidays", "brief"],
  ["knowledge"],
  ["products", "mail"],
  ["asking", "shops"],
  ["search", "reminders"],
  ["people", "gifts", "accounts", "lists"],
  ["screens"],
];

const domain = (nouns) => `^app/domain/(${nouns.join("|")})/`;

const domainRules = DOMAIN.flatMap((row, place) =>
  row.map((noun) => {
    const forbidden = DOMAIN.slice(place)
      .flat()
      .filter((other) => other !== noun);
    return {
      name: `domain-${noun}`,
      comment: `${noun} imports lib, and the nouns below it.`,
      severity: "error",
      from: { path: domain([noun]) },
      to: { path: forbidden.length > 0 ? domain(forbidden) : "^$" },
    };
  }),
);

const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: to },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycle",
      comment: "No import cycles, type imports included.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-workers",
      comment: "app and db import only types from workers.",
      severity: "error",
      from: { path: "^(app|db)/" },
      to: { path: "^workers/", dependencyTypesNot: ["type-only"] },
    },
    forbid("db", "^db/", "^app/", "The schema and the catalogue do not import the app."),
    forbid(
      "lib",
      "^app/lib/",
      "^(app/(?!lib/)|db/|workers/)",
      "lib imports nothing else of the app.",
    ),
    forbid(
      "emails",
      "^app/emails/",
      "^(app/(?!emails/|lib/)|db/|workers/)",
      "The rendering kit imports only lib, and no letter.",
    ),
    ...domainRules,
    forbid(
      "domain",
      "^app/domain/",
      "^(app/(routes|components|providers|session|preferences|root)|node_modules/(@remix-run|remix-utils|react|react-dom)/|cloudflare:)",
      "The domain imports no screen, no provider and no environment.",
    ),
    forbid(
      "providers",
      "^app/providers/",
      "^(app/(routes|components|emails|session)|db/|node_modules/(drizzle-orm|@remix-run)/)",
      "Providers use their SDK and domain types.",
    ),
    forbid(
      "components",
      "^app/(components|styles)/",
      "(^app/(routes|providers|emails|session|preferences|root)|^db/|\\.server\\.ts$|node_modules/(drizzle-orm|ai|@ai-sdk)/)",
      "Components import each other, and what is safe for the browser from lib and domain.",
    ),
    forbid(
      "components-ui",
      "^app/components/ui/",
      "^app/(components/(?!ui/)|domain/)",
      "ui imports neither the domain nor other components.",
    ),
    forbid(
      "routes",
      "^app/routes/",
      "^(app/(providers|emails)/|db/|node_modules/(drizzle-orm|ai|@ai-sdk)/)",
      "Routes use the domain, never the database, a provider or a mail.",
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|public)/|^tests/bench/bare/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workerd", "import", "types", "default"],
    },
  },
};
