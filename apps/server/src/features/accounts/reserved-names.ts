import { confusables } from "./confusables.ts";

/** Words that make a name sound like the house, wherever they stand in it. */
const OFFICE = "admin administrator support operator moderator staff official مشرف المشرف الإدارة الدعم".split(" ");
/** Names that others would take for the house, or for nobody, when they stand alone. */
const ALONE =
  "mod team system house dealer croupier casino bot hidden guest anonymous player nobody fairhouse مدير المدير النظام مخفي زائر".split(
    " ",
  );
/** Names of houses that are too short for that are looked for as words only: a house may be called Lucky, and a player Luckyluke. */
const TELLING_LENGTH = 8;

const looks = new Map(Object.entries(confusables).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain])));
/** Digits and letters that stand for each other, and what cannot be told apart in many typefaces: one of them stands for all. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/[1i]/g, "l"],
  [/0/g, "o"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/7/g, "t"],
  [/rn/g, "m"],
  [/vv/g, "w"],
];

/** What a name looks like at a glance; two names of one look are mistaken for each other. Words stay apart, by single spaces. */
export function lookOf(name: string): string {
  const bare = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const plain = [...bare]
    .map((sign) => looks.get(sign) ?? looks.get(sign.toLowerCase()) ?? sign.toLowerCase())
    .join("");
  const folded = folds.reduce((text, [signs, one]) => text.replaceAll(signs, one), plain);
  return folded.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

const office = OFFICE.map(lookOf);
const alone = ALONE.map(lookOf);

/**
 * Whether others would take a player of this name for the house: words of office alone or among others (`Support Team`, `admin_7`), the name
 * of the house, and whatever looks like them: in capitals or small letters, with digits around, in pieces or in another script.
 */
export function isReservedName(name: string, houseName: string): boolean {
  // Digits at the edge of a word are taken as decoration, elsewhere as letters in disguise. Camel case parts words too: `AdminBob`.
  const bare = name.replaceAll(/(?<!\p{L})\p{N}+|\p{N}+(?!\p{L})/gu, " ");
  const looks = [name, bare, bare.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")].map(lookOf);
  const wholes = looks.map((look) => look.replaceAll(" ", ""));
  const words = new Set([...wholes, ...looks.flatMap((look) => look.split(" "))]);
  if (office.some((word) => words.has(word)) || alone.some((word) => wholes.includes(word))) return true;
  const house = lookOf(houseName);
  const joined = house.replaceAll(" ", "");
  if (wholes.includes(joined) || looks.some((look) => ` ${look} `.includes(` ${house} `))) return true;
  return joined.length >= TELLING_LENGTH && wholes.some((whole) => whole.includes(joined));
}
