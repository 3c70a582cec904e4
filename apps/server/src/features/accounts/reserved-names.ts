import { lookOf } from "../../machinery/text/skeleton.ts";

/** Words that make a name sound like the house or the mark of simulated players, wherever they stand in it. */
const OFFICE =
  "admin administrator support operator moderator staff official simulated مشرف المشرف الإدارة الدعم محاكى".split(" ");
/** Names that others would take for the house, or for nobody, when they stand alone. */
const ALONE =
  "mod team system house dealer croupier casino bot hidden guest anonymous player simulatedplayer nobody fairhouse مدير المدير النظام مخفي زائر".split(
    " ",
  );
/** Names of houses that are too short for that are looked for as words only: a house may be called Lucky, and a player Luckyluke. */
const TELLING_LENGTH = 8;

/** Digits that stand for letters in disguise. */
const DIGITS: readonly (readonly [RegExp, string])[] = [
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/7/g, "t"],
];

/** Gives the look of a word or a name with the letters that its digits stand for. */
function disguised(text: string): string {
  return DIGITS.reduce((look, [digit, letter]) => look.replaceAll(digit, letter), lookOf(text));
}

const office = OFFICE.map(disguised);
const alone = ALONE.map(disguised);

/**
 * Whether others would take a player of this name for the house: words of office alone or among others (`Support Team`, `admin_7`), the name
 * of the house, and whatever looks like them: in capitals or small letters, with digits around, in pieces or in another script.
 */
export function isReservedName(name: string, houseName: string): boolean {
  // Digits at the edge of a word are taken as decoration, elsewhere as letters in disguise. Camel case parts words too: `AdminBob`.
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
