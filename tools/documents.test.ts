import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const CHECKOUT = join(import.meta.dirname, "..");
const NAMED = /[\w@./-]*\w\.md\b/g;
/** Applied migrations are never edited, so this one still names the document of its time. */
const OLD = new Set(["apps/server/migrations/0003_play.sql"]);
/** Files that a test or an operator makes, not documents. */
const MADE = /^(?:readme|(?:terms|privacy|licensing|support)\.\w+)\.md$/i;

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: CHECKOUT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => existsSync(join(CHECKOUT, file)));
const sources = tracked.filter((file) => /\.(?:tsx?|js|sql|css|ya?ml)$/.test(file) && !OLD.has(file));

/** Extracts comments only: code may make files of any name. */
function commentsOf(text: string): string {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--|#)[^\n]*/g)].map(([comment]) => comment).join("\n");
}

test("a comment that names a document names one of this repository, by its path from the root or from the file", () => {
  const missing = sources.flatMap((file) =>
    [...commentsOf(readFileSync(join(CHECKOUT, file), "utf8")).matchAll(NAMED)]
      .map(([name]) => name)
      .filter((name) => !MADE.test(name))
      .filter((name) => !existsSync(join(CHECKOUT, name)) && !existsSync(join(CHECKOUT, dirname(file), name)))
      .map((name) => `${file} names ${name}: move what it says into docs/, or into the game's RULES.md`),
  );
  expect(missing).toEqual([]);
});

test("links between documents lead somewhere", () => {
  const broken = tracked
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      [...readFileSync(join(CHECKOUT, file), "utf8").matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, target = ""]) => target)
        .filter((target) => !/^(?:https?|mailto):/.test(target))
        .filter((target) => !existsSync(join(CHECKOUT, dirname(file), target)))
        .map((target) => `${file} links to ${target}`),
    );
  expect(broken).toEqual([]);
});
