import { someHand } from "@fairhouse/games/samples.ts";
import { type Language, languages } from "@fairhouse/protocol/languages.ts";
import type { Words } from "@fairhouse/ui/words/words.tsx";
import { describe, expect, test } from "vitest";
import { gamesWords } from "./base/games.ts";

/** Every catalogue of the repository: folders `words` with an English file. */
const files = import.meta.glob<Record<string, unknown>>(
  [
    "./**/words/*.ts",
    "../../../games/**/words/*.ts",
    "../../../packages/*/src/**/words/*.ts",
    "../../server/src/**/words/*.ts",
  ],
  { eager: true },
);
const folders = Object.keys(files).flatMap((path) =>
  path.endsWith("/en.ts") ? [path.slice(0, -"/en.ts".length)] : [],
);
const others = languages.filter((language) => language !== "en");
const cases = folders.flatMap((folder) => others.map((language) => [folder, language] as const));

/** Letters of languages that are not written with those of English. */
const SCRIPTS: Partial<Record<Language, RegExp>> = { ar: /\p{Script=Arabic}/u };

/**
 * Latin words that may appear in another script: names and formulas, recognised by a capital, a digit or quotation
 * marks, and these.
 */
const LATIN_NAMES = new Set(["drand"]);
const LATIN_WORD = /(?<![\p{L}\p{N}.«_-])\p{Script=Latin}{2,}/gu;

const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

/** A mark for each parameter of a phrase, so that a missing one is noticed. */
const MARKS = ["⟦1⟧", "⟦2⟧", "⟦3⟧", "⟦4⟧"];

type Leaf = readonly [path: string, text: string];

/** Lists every text with its path. Phrases with parts are called with marks. */
function leaves(value: unknown, path = ""): Leaf[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return leaves(value(...MARKS), path);
  if (isPlural(value)) return [[path, Object.values(value).join(" | ")]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

function isPlural(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    "other" in value &&
    Object.keys(value).every((key) => PLURALS.has(key))
  );
}

function isWords(value: unknown): value is Words<unknown> {
  return typeof value === "object" && value !== null && "load" in value;
}

function plurals(value: unknown, path = ""): [path: string, forms: string[]][] {
  if (isPlural(value)) return [[path, Object.keys(value).sort()]];
  if (typeof value !== "object") return [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => plurals(inner, `${path}/${key}`));
}

function catalogue(folder: string, language: Language): unknown {
  const found = files[`${folder}/${language}.ts`]?.[language];
  expect(found, `${folder}/${language}.ts exports ${language}`).toBeTypeOf("object");
  return found;
}

function marksIn(text: string): string[] {
  return MARKS.filter((mark) => text.includes(mark));
}

test("finds the catalogues of the site, the design system, the games and the mails", () => {
  expect(folders.length).toBeGreaterThan(15);
  for (const part of ["./base", "packages/ui", "games/shared", `games/${someHand.id}`, "server"]) {
    expect(
      folders.some((folder) => folder.includes(part)),
      part,
    ).toBe(true);
  }
});

/** Returns words in both languages. The site loads one language at a time; mails and the offline verifier have all of them. */
async function inBoth(words: unknown, language: Language): Promise<unknown> {
  return isWords(words) ? [await words.load("en"), await words.load(language)] : Object.values(words ?? {});
}

/** Returns the words of a game for lists, which are loaded together for all games. */
async function ofGame(game: string, language: Language): Promise<unknown> {
  return [(await gamesWords.load("en"))[game], (await gamesWords.load(language))[game]];
}

describe.each(cases)("%s in %s", (folder, language) => {
  const english = new Map(leaves(catalogue(folder, "en")));
  const translated = new Map(leaves(catalogue(folder, language)));

  test("has every phrase and no others", () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("contains all that the English phrase contains, and nothing is empty", () => {
    for (const [path, text] of translated) {
      expect(marksIn(text), path).toEqual(marksIn(english.get(path) ?? ""));
      if (english.get(path) !== "") expect(text.trim(), path).not.toBe("");
    }
  });

  test("has the plural forms of its language", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [path, forms] of plurals(catalogue(folder, language))) {
      expect(forms, path).toEqual([...pluralCategories].sort());
    }
  });

  test("is written in its own script", () => {
    const script = SCRIPTS[language];
    if (script === undefined) return;
    for (const [path, text] of translated) {
      if (/\p{L}/u.test(text)) expect(text, path).toMatch(script);
      const leftover = (text.match(LATIN_WORD) ?? []).filter(
        (word) => /^\p{Ll}+$/u.test(word) && !LATIN_NAMES.has(word),
      );
      expect(leftover, path).toEqual([]);
      // A capital alone does not make a name: Latin words must occur in the English text too.
      for (const word of text.match(LATIN_WORD) ?? []) expect(english.get(path), path).toContain(word);
    }
  });

  test("is what the part loads", async () => {
    const [words] = Object.values(files[`${folder}/words.ts`] ?? {});
    const [, game = ""] = /games\/([\w-]+)\/words$/.exec(folder) ?? [];
    const loaded = game !== "" ? await ofGame(game, language) : await inBoth(words, language);
    expect(loaded).toEqual(expect.arrayContaining([catalogue(folder, "en"), catalogue(folder, language)]));
  });
});
