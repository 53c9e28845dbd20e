import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";
import { ROOT } from "./processes";
import { step } from "./steps";
import { Stop } from "./stop";

type Pattern = { file: string; line: number; source: string; flags: string };

const SOURCES = ["app/*.ts", "app/*.tsx", "db/*.ts", "workers/*.ts"];
/** What is counted decides, and no clock: on a busy machine a harmless match takes long too. */
const LIMITS = {
  ...{ attackTimeout: null, incubationTimeout: null, seedingTimeout: null },
  timeout: 600_000,
};
/** A repetition that may be so much longer counts as one without a bound. */
const OFTEN = 10;

/**
 * Fails on regular expressions whose time could grow faster than with the square of their text, which
 * every caller bounds (docs/decisions/070-bounds-before-parsing.md).
 */
export async function checkPatterns(): Promise<void> {
  await step("Patterns", async () => {
    const problems: string[] = [];
    for (const pattern of patterns()) {
      const problem = await problemOf(pattern);
      if (problem) problems.push(`${pattern.file}:${pattern.line} ${problem}`);
    }
    if (problems.length > 0) throw new Stop(`${problems.join("\n")}\nFailed: slow patterns.`);
  });
}

async function problemOf({ source, flags }: Pattern): Promise<string | null> {
  // One repetition, from each place of the text, is quadratic at most.
  if (repeatsLittle(source)) return null;
  const found = await check(source, flags, LIMITS);
  if (found.status === "unknown") return "could not be checked: make it simpler";
  if (found.status === "safe") return null;
  const { complexity } = found;
  const isBounded = complexity.type === "polynomial" && complexity.degree <= 2;
  return isBounded ? null : complexity.summary;
}

/** Whether at most one part of a pattern, a character or class, can match more or less of a text. */
function repeatsLittle(source: string): boolean {
  const plain = source.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  const repeated = [...plain.matchAll(/(.)(?:[*+]|\{(\d+)(,?)(\d*)\})/g)].filter(
    ([, what, least, comma, most]) =>
      what === ")" ||
      least === undefined ||
      (comma !== "" && (most === "" || Number(most) - Number(least) >= OFTEN)),
  );
  return repeated.length <= 1 && repeated.every(([, what]) => what !== ")");
}

/** Every regular expression written as a literal. */
function patterns(): Pattern[] {
  const files = execFileSync("git", ["ls-files", ...SOURCES], { cwd: ROOT, encoding: "utf8" });
  return files.trim().split("\n").flatMap(patternsIn);
}

function patternsIn(file: string): Pattern[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = "", flags = ""] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      const line = tree.getLineAndCharacterOfPosition(node.pos).line + 1;
      found.push({ file, line, source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
