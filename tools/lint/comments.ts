/** A comment of a source file, its lines joined. */
export interface Comment {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Comments as Biome formats them: on lines of their own, or behind the code of a line. */
export function commentsOf(source: string): readonly Comment[] {
  const found: { line: number; text: string }[] = [];
  let block: { line: number; text: string } | null = null;
  let lastLineComment = -1;
  for (const [index, raw] of source.split("\n").entries()) {
    const text = raw.trim();
    if (block !== null) {
      block.text = `${block.text} ${text.replace(/\*\/.*$/, "").replace(/^\* ?/, "")}`.trim();
      if (text.includes("*/")) block = null;
      continue;
    }
    const opening = /^\{?\/\*\*?(.*)/.exec(text)?.[1];
    const line = /^\/\/ (.*)/.exec(text)?.[1];
    if (opening !== undefined) {
      const comment = { line: index + 1, text: opening.replace(/\*\/.*$/, "").trim() };
      found.push(comment);
      if (!text.includes("*/")) block = comment;
    } else if (line !== undefined) {
      const last = found.at(-1);
      if (last !== undefined && lastLineComment === index - 1) last.text += ` ${line}`;
      else found.push({ line: index + 1, text: line });
      lastLineComment = index;
    } else {
      const behind = /[;,{)\]] \/\/ (.*)$/.exec(raw)?.[1];
      if (behind !== undefined) found.push({ line: index + 1, text: behind });
    }
  }
  return found;
}

const NAME = /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/.source;
/** `test("…")`, `describe.only("…")`, and the name behind the table of `test.each([…])("…", …)`. */
const TEST_NAMES = new RegExp(
  `(?:\\b(?:test|it|describe)(?:\\.\\w+)?|\\]\\s*(?:as const)?,?\\s*\\)|\\w\\))\\(\\s*${NAME}\\s*,`,
  "g",
);

/** The names of tests in a file. */
export function testNamesOf(source: string): readonly Comment[] {
  return [...source.matchAll(TEST_NAMES)].map((match) => ({
    line: source.slice(0, match.index).split("\n").length,
    text: match[2] ?? "",
  }));
}

/** A sentence that names its subject by a clause or a relation, and so has to be read twice. A question may begin with any word. */
const FRAGMENT =
  /(?:^|[.;:!?] )(Of|Which|What|Whose|Who|Where|Whether|How|Whoever|Whatever)\b(?![^.]*\?)[^.?]*(?:[.;:]|$)/;

const HABITS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["begins with a fragment", FRAGMENT],
  ["negates a noun", /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|faster\b|smaller\b)/i],
  ["“of before”", /\bof before\b/i],
  ["“anew”", /\banew\b/i],
  ["“whoever”", /\bwhoever\b/i],
  ["“one's own”", /\bone's\b/i],
];

/** Habits of translated prose in a text. @returns their names, for the author. */
export function habitsIn(text: string): readonly string[] {
  return HABITS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}
