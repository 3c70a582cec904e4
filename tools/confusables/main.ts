import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bareOf } from "@fairhouse/server/machinery/text/bare.ts";

/**
 * Writes the table of letters that look alike from confusables.txt of Unicode, which the first argument names. The table leaves out what
 * is no letter or digit, and what accents, compatibility forms and case settle without it.
 */
const [source = "confusables.txt"] = process.argv.slice(2);
const target = join(import.meta.dirname, "../../apps/server/src/machinery/text/confusables.ts");
/** Unicode compares shapes, for which a small capital is no capital; readers take it for its letter. */
const SMALL_CAPITALS = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ";
const THEIR_LETTERS = "abcdefghijklmnopqrstuvwyz";
/** Of two of them Unicode takes the shape of another letter. */
const LIKE_THEM = { ĸ: "k", ʍ: "m" };
const LINE_LENGTH = 120;
const LETTER = /[\p{L}\p{N}]/u;
/** Which of these look alike is in `skeleton.ts`: Unicode does not compare capitals with small letters. */
const ASCII = /[\0-\x7f]/;
const LETTER_OR_MARK = /[\p{L}\p{M}\p{N}]/u;

const looks = new Map<string, string>([
  ...Object.entries(LIKE_THEM),
  ...[...SMALL_CAPITALS].map((sign, at) => [sign, THEIR_LETTERS.charAt(at)] as const),
]);

/** What a sign's look is written as. */
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
/** Of the letters that look like a mark or a point, the first stands for all. */
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
