import { lookOf } from "../../../machinery/text/skeleton.ts";

/** Words that make a name sound like the house or the mark of simulated players, wherever they stand in it. */
const OFFICE =
  "admin administrator support operator moderator staff official simulated مشرف المشرف الإدارة الدعم محاكى".split(" ");
/** Names that, on their own, others would take for the house or for no player. */
const ALONE =
  "mod team system house dealer croupier casino bot hidden guest anonymous player simulatedplayer nobody fairhouse مدير المدير النظام مخفي زائر".split(
    " ",
  );
/**
 * The least length of a house's name that is reserved inside longer words. Shorter names are reserved as words only: a
 * house may be called Lucky, and a player Luckyluke.
 */
const TELLING_LENGTH = 8;

/** Digits that stand for letters in disguise. */
const DIGITS: readonly (readonly [RegExp, string])[] = [
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/7/g, "t"],
];

/** Returns the look of a word or a name, with digits read as the letters that they stand for. */
function disguised(text: string): string {
  return DIGITS.reduce((look, [digit, letter]) => look.replaceAll(digit, letter), lookOf(text));
}

const office = OFFICE.map(disguised);
const alone = ALONE.map(disguised);

/**
 * True if others would take a player of this name for the house: words of office alone or among others (`Support Team`,
 * `admin_7`), the name of the house, and everything that looks like them: in any case, with digits around, in pieces or
 * in another script.
 */
export function isReservedName(name: string, houseName: string): boolean {
  // Digits at the edge of a word count as decoration, elsewhere as letters in disguise. Camel case separates words too:
  // `AdminBob`.
  const bare = name.replaceAll(/(?<!\p{L})\p{N}+|\p{N}+(?!\p{L})/gu, " ");
  const looks = [name, bare, bare.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")].map(disguised);
  const wholes = looks.map((look) => look.replaceAll(" ", ""));
  const words = new Set([...wholes, ...looks.flatMap((look) => look.split(" "))]);
  if (office.some((word) => words.has(word)) || alone.some((word) => wholes.includes(word))) return true;
  const house = disguised(houseName);
  const joined = house.replaceAll(" ", "");
  if (wholes.includes(joined) || looks.some((look) => ` ${look} `.includes(` ${house} `))) return true;
  return joined.length >= TELLING_LENGTH && wholes.some((whole) => whole.includes(joined));
}
