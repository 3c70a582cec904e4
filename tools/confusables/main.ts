import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bareOf } from "@fairhouse/server/machinery/text/bare.ts";

/**
 * Writes the table of letters that look alike from Unicode's confusables.txt, which the first argument names. The table
 * leaves out characters that are not letters or digits, and those that accents, compatibility forms and case settle
 * without it.
 */
const [source = "confusables.txt"] = process.argv.slice(2);
const target = join(import.meta.dirname, "../../apps/server/src/machinery/text/confusables.ts");
/** Unicode compares shapes, by which a small capital differs from the capital; readers take it for its letter. */
const SMALL_CAPITALS = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ";
const THEIR_LETTERS = "abcdefghijklmnopqrstuvwyz";
/** Two of them, for which Unicode uses the shape of another letter. */
const LIKE_THEM = { ĸ: "k", ʍ: "m" };
const LINE_LENGTH = 120;
const LETTER = /[\p{L}\p{N}]/u;
/** `skeleton.ts` says which of these look alike: Unicode does not compare capitals with small letters. */
const ASCII = /[\0-\x7f]/;
const LETTER_OR_MARK = /[\p{L}\p{M}\p{N}]/u;

const looks = new Map<string, string>([
  ...Object.entries(LIKE_THEM),
  ...[...SMALL_CAPITALS].map((sign, at) => [sign, THEIR_LETTERS.charAt(at)] as const),
]);

/** The text that stands for the look of a sign. */
function plainOf(text: string): string {
  const signs = [...bareOf(text)].filter((sign) => LETTER_OR_MARK.test(sign));
  return signs.map((sign) => looks.get(sign) ?? looks.get(sign.toLowerCase()) ?? sign.toLowerCase()).join("");
}

function textOf(codes: string): string {
  return String.fromCodePoint(...codes.split(" ").map((code) => Number.parseInt(code, 16)));
}

const text = await readFile(source, "utf8");
const version = /^# Version: (\S+)/m.exec(text)?.[1];
if (version === undefined) throw new Error(`${source} is no confusables.txt of Unicode`);
const pairs = [...text.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+?) ;/gm)]
  .map(([, from = "", to = ""]) => ({ sign: textOf(from), prototype: textOf(to) }))
  .filter(({ sign }) => sign === bareOf(sign) && LETTER.test(sign) && !ASCII.test(sign));
/** The first of the letters that look like a mark or a point stands for all of them. */
const firsts = new Map(pairs.toReversed().map(({ sign, prototype }) => [prototype, sign]));
for (const { sign, prototype } of pairs) {
  const plain = plainOf(prototype) || plainOf(firsts.get(prototype) ?? "");
  if (!looks.has(sign) && plain !== sign.toLowerCase()) looks.set(sign, plain);
}

const byLook = new Map<string, string>();
for (const [sign, look] of looks) {
  const last = plainOf(look);
  const byCase = sign !== sign.toLowerCase() && looks.get(sign.toLowerCase()) === look;
  if (!byCase && last !== sign.toLowerCase()) byLook.set(last, (byLook.get(last) ?? "") + sign);
}
const entries = [...byLook].sort(([a], [b]) => (a < b ? -1 : 1)).map(([look, signs]) => `${look}:${signs}`);
const lines: string[] = [];
for (const entry of entries) {
  const last = lines.pop();
  if (last === undefined) lines.push(entry);
  else if ([...last, ...entry].length < LINE_LENGTH) lines.push(`${last} ${entry}`);
  else lines.push(last, entry);
}
await writeFile(
  target,
  `/**
 * Letters and digits that look like others, after what they look like. Made by \`tools/confusables\` from confusables.txt of Unicode Technical
 * Standard 39, version ${version}, without what compatibility forms, case and accents settle already.
 */
export const confusables = \`
${lines.join("\n")}
\`;
`,
);
