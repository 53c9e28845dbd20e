import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { ROOT } from "./processes";

/** Texts of the browser's scripts by their addresses, such as `/build/root-4ISAJR5R.js`. */
type Scripts = Map<string, string>;
/** For each chunk to join its number, and the address of the script that it becomes a part of. */
type Joined = Map<string, { index: number; into: string }>;

const PUBLIC = join(ROOT, "public");
const SERVER_BUILD = join(ROOT, "build/index.js");
const LICENCES = "/build/licences.txt";
const COMMON = "/build/_shared/common.js";
const RESULTS = "/build/_shared/results.js";
const MANIFEST = "/build/manifest-";
/** Characters. Larger chunks are libraries; they stay files of their own, which browsers keep. */
const LARGE = 20_000;
const TINY = 1_500;

const IMPORT = /import(?:\{([^}]*)\}from)?"(\/build\/[^"]+)";/g;
const ADDRESS = /"(\/build\/[^"]+\.js)"/g;
const LICENCE = /\/\*! Bundled license information:[\s\S]*?\*\/\s*$/;

/**
 * Joins the small chunks of every page, and the tiny ones of the home page, into one script, and the tiny ones of the
 * results page into another: one compresses better than two dozen, and is asked for sooner. Moves the licences of
 * libraries into a file, and minifies all once more (docs/decisions/098-small-chunks-are-joined.md).
 */
export async function joinChunks(): Promise<void> {
  const scripts = readScripts();
  const { joined, libraries } = sortChunks(scripts);
  const licences: string[] = [];
  const small = (text: string, isLibrary?: boolean) => {
    const bare = text.replace(LICENCE, (licence) => {
      licences.push(licence);
      return `/*! ${LICENCES} */\n`;
    });
    return smaller(bare, isLibrary);
  };
  const bundles = [COMMON, RESULTS].map(async (into): Promise<[string, string]> => {
    return [into, await small(withJoined(await bundle(scripts, joined, into), joined))];
  });
  const written = await Promise.all(bundles);
  for (const [address, text] of scripts) {
    if (!libraries.has(address)) rmSync(join(PUBLIC, address));
    if (joined.has(address)) scripts.delete(address);
    else if (!address.startsWith(MANIFEST))
      scripts.set(address, withJoined(await small(text, libraries.has(address)), joined));
  }
  for (const [into, text] of written) scripts.set(into, text);
  // Browsers keep a script for ever, so its name has to change with its content: with any content,
  // because each imports others by their names. Libraries import nothing of ours.
  const stamp = createHash("sha256")
    .update([...scripts.values()].join())
    .digest("hex")
    .slice(0, 8);
  // A "$" would be redirected to its escaped form, a round trip more.
  const stamped = (address: string) => address.replaceAll("$", "").replace(/\.js$/, `-${stamp}.js`);
  const names = new Map([...joined].map(([chunk, { into }]) => [chunk, stamped(into)]));
  for (const address of scripts.keys()) {
    if (!libraries.has(address)) names.set(address, stamped(address));
  }
  for (const [address, text] of scripts) {
    writeFileSync(join(PUBLIC, names.get(address) ?? address), renamed(text, names));
  }
  writeFileSync(join(PUBLIC, LICENCES), licences.join("\n"));
  writeFileSync(SERVER_BUILD, renamed(readFileSync(SERVER_BUILD, "utf8"), names));
}

/**
 * A script in fewer bytes than esbuild leaves. The comment with the address of the licences stays. What a library calls
 * at once stands in brackets, so that browsers compile it while it arrives and not when it is called.
 * https://terser.org/docs/options/, https://v8.dev/blog/preparser#pife
 */
async function smaller(text: string, isLibrary = false): Promise<string> {
  const { code } = await minify(text, {
    module: true,
    ecma: 2020,
    format: { comments: /^!/, quote_style: 2, wrap_func_args: isLibrary },
  });
  return code ?? text;
}

function readScripts(): Scripts {
  const files = readdirSync(join(PUBLIC, "build"), { recursive: true, encoding: "utf8" });
  const addresses = files.filter((file) => file.endsWith(".js")).map((file) => `/build/${file}`);
  return new Map(addresses.sort().map((file) => [file, readFileSync(join(PUBLIC, file), "utf8")]));
}

/** The chunks to join, and the libraries with all that they import. */
function sortChunks(scripts: Scripts): { joined: Joined; libraries: Set<string> } {
  const manifest = [...scripts].find(([address]) => address.startsWith(MANIFEST))?.[1];
  const { entry, routes } = JSON.parse(/=(\{.*\})/s.exec(manifest ?? "")?.[1] ?? "");
  const lengthOf = (address: string) => scripts.get(address)?.length ?? 0;
  const ofEveryPage = closure(scripts, [...entry.imports, ...routes.root.imports]);
  const large = [...ofEveryPage].filter((address) => lengthOf(address) > LARGE);
  const libraries = closure(scripts, large);
  /** The chunks of a route that are tiny with all that they import, but for those that are `there` already. */
  const tinyOf = (route: string, there: Set<string>) =>
    (routes[route].imports as string[])
      .map((address) => [...closure(scripts, [address])])
      .filter((all) => all.every((one) => lengthOf(one) < TINY || there.has(one)))
      .flat()
      .filter((one) => !libraries.has(one));
  const common = new Set([...ofEveryPage, ...tinyOf("routes/_index", ofEveryPage)]);
  const results = tinyOf("routes/giftsearch.$uid", common).filter((one) => !common.has(one));
  const sorted = [...[...common].sort(), ...[...new Set(results)].sort()];
  const joined = sorted
    .filter((address) => !libraries.has(address))
    .map((address, index): [string, { index: number; into: string }] => {
      return [address, { index, into: common.has(address) ? COMMON : RESULTS }];
    });
  return { joined: new Map(joined), libraries };
}

/** The scripts with all that they import. */
function closure(scripts: Scripts, addresses: string[], seen = new Set<string>()): Set<string> {
  for (const address of addresses) {
    if (seen.has(address)) continue;
    seen.add(address);
    const imports = [...(scripts.get(address) ?? "").matchAll(IMPORT)];
    closure(
      scripts,
      imports.map(([, , from = ""]) => from),
      seen,
    );
  }
  return seen;
}

/** The name in a joined script of what a chunk exports. */
const nameIn = (chunk: number, name: string) => `${name}${chunk}`;

/** One script of the chunks that are joined into it. */
async function bundle(scripts: Scripts, joined: Joined, into: string): Promise<string> {
  const own = new Map([...joined].filter(([, one]) => one.into === into));
  const contents = [...own].map(([address, { index }]) => {
    const exported = [...(scripts.get(address) ?? "").matchAll(/export\{([^}]*)\}/g)].at(-1)?.[1];
    const names = (exported ?? "").split(",").map((one) => one.split(" as ").at(-1) ?? "");
    return `export {${names.map((name) => `${name} as ${nameIn(index, name)}`)}} from "${address}";`;
  });
  const { outputFiles } = await build({
    stdin: { contents: contents.join("\n") },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "eof",
    plugins: [
      {
        name: "chunks",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\/build\// }, ({ path }) =>
            own.has(path) ? { path, namespace: "chunks" } : { path, external: true },
          );
          onLoad({ filter: /./, namespace: "chunks" }, ({ path }) => ({
            contents: scripts.get(path) ?? "",
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

/** A script that imports from the joined ones instead of the chunks. */
function withJoined(text: string, joined: Joined): string {
  const taken = new Map<string, string[]>();
  const rest = text.replace(IMPORT, (whole, names: string | undefined, from: string) => {
    const chunk = joined.get(from);
    if (chunk === undefined) return whole;
    const own = (names?.split(",") ?? []).map((one) => {
      const [name = "", as = name] = one.split(" as ");
      return `${nameIn(chunk.index, name)} as ${as}`;
    });
    taken.set(chunk.into, [...(taken.get(chunk.into) ?? []), ...own]);
    return "";
  });
  const imports = [...taken].map(([into, names]) =>
    names.length > 0 ? `import{${names}}from"${into}";` : `import"${into}";`,
  );
  return imports.join("") + rest;
}

/** A text with the new addresses, each once in a list. */
function renamed(text: string, names: Map<string, string>): string {
  const replaced = text.replace(ADDRESS, (_, address) => `"${names.get(address) ?? address}"`);
  return replaced.replace(/\["\/build\/[^\]]*\]/g, (list) =>
    JSON.stringify([...new Set(JSON.parse(list))]),
  );
}
