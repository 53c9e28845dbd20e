// Who may import what (docs/architecture.md), types included.

/** Domain nouns from the bottom up: a noun imports only from rows above its own. */
const DOMAIN = [
  ["shared", "upstream"],
  ["holidays", "brief"],
  ["products", "mail"],
  ["search", "reminders"],
  ["people", "gifts", "accounts"],
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
      comment: "Files do not import each other in a circle, not even for types.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-workers",
      comment: "Nobody imports the door but for types; its command line is for scripts and tests.",
      severity: "error",
      from: { path: "^(app|db)/" },
      to: { path: "^workers/", dependencyTypesNot: ["type-only"] },
    },
    forbid("db", "^db/", "^app/", "The schema and the catalogue know nothing of the app."),
    forbid("lib", "^app/lib/", "^(app/(?!lib/)|db/|workers/)", "lib knows no product."),
    forbid(
      "emails",
      "^app/emails/",
      "^(app/(?!emails/|lib/)|db/|workers/)",
      "The rendering kit knows no letter.",
    ),
    ...domainRules,
    forbid(
      "domain",
      "^app/domain/",
      "^(app/(routes|components|providers|session|preferences|root)|node_modules/(@remix-run|remix-utils|react|react-dom)/|cloudflare:)",
      "The domain knows no screen, no provider and no environment.",
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
      "Components import each other, and what is safe for the browser of lib and domain.",
    ),
    forbid(
      "components-ui",
      "^app/components/ui/",
      "^app/(components/(?!ui/)|domain/)",
      "ui knows no noun.",
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
