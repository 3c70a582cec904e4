import { dictionary } from "@zxcvbn-ts/language-common";

/**
 * The passwords that leaked most often, in lower case, from the zxcvbn-ts project. Read once, in the processes that
 * have accounts: servers.
 */
const leaked: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/**
 * The words inside the passwords that everybody tries first, including some that the list of leaked ones cannot know.
 * Added digits and symbols, capitals and look-alikes (`P@ssw0rd123!`) change nothing: guessers know them too.
 */
const hearts = new Set(
  (
    "password passwort passwd pass passphrase admin administrator root user guest login welcome letmein secret default master test testing demo " +
    "temp changeme access server computer internet hello hallo iloveyou loveyou lovely love mylove princess prince angel sunshine " +
    "monkey dragon shadow superman batman spiderman pokemon naruto starwars matrix football baseball basketball soccer hockey " +
    "liverpool chelsea arsenal barcelona realmadrid juventus michael michelle jessica ashley daniel charlie thomas jordan hunter " +
    "andrew george nicole jennifer robert william summer winter spring autumn flower freedom whatever trustno cheese chocolate " +
    "cookie pepper ginger buster tigger mustang ferrari porsche mercedes yamaha killer ninja samurai phoenix dolphin " +
    "blink nirvana metallica slipknot google facebook youtube instagram samsung iphone android windows microsoft " +
    "money dollar million casino poker jackpot roulette lucky luckyme fairhouse gambling winner blackjack bitcoin ethereum " +
    "qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdf asdfgh asdfghjkl asdfghjk zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc wsx qaz " +
    "qweasd qweasdzxc qwe asd zxc abc abcd abcdef abcdefg abcdefgh abcdefghi xyz monday friday january december"
  ).split(" "),
);
const runs = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.",
  "zaq1xsw2cde3vfr4bgt5nhy6mju7",
  "zaq12wsxcde34rfvbgt56yhn",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "a1b2c3d4e5f6g7h8i9j0",
  "1a2b3c4d5e6f7g8h9i0j",
];
const lookAlikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

/**
 * True for passwords that a guesser tries among the first: leaked ones and common words in any variation, runs of keys,
 * few distinct characters, the player's own e-mail address, the name of the house.
 */
export function isCommonPassword(password: string, email: string, houseName: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
  const readable = [...plain].map((sign) => lookAlikes[sign] ?? sign).join("");
  const trimmed = plain.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, "");
  const readableTrimmed = [...trimmed].map((sign) => lookAlikes[sign] ?? sign).join("");
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  if ([plain, readable, trimmed, readableTrimmed, letters(plain)].some((text) => isHeart(letters(text), houseName)))
    return true;
  // Pairs like 11223344 are the run 1234.
  const forms = [plain, readable, unpaired(plain), withoutEnd(plain), withoutEnd(readable), firstHalf(plain)];
  if (forms.some((text) => leaked.has(text) || isRunOfAny(text))) return true;
  if (new Set(plain).size < 4) return true;
  return (
    plain === email.toLowerCase() || (local.length >= 4 && (plain === local || trimmed === local)) || plain === domain
  );
}

/** True for one such word, or the same one repeated. */
function isHeart(text: string, houseName: string): boolean {
  if (hearts.has(text) || (text.length > 0 && text === houseName.toLowerCase().replace(/[^\p{L}]/gu, ""))) return true;
  for (let length = 3; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (text === part.repeat(text.length / length) && hearts.has(part)) return true;
  }
  return false;
}

/** Turns `aabbcc` into `abc`; returns anything else unchanged. */
function unpaired(text: string): string {
  return /^(?:(.)\1)+$/su.test(text) ? text.replaceAll(/(.)\1/gsu, "$1") : text;
}

/**
 * Removes the year, digits or symbols that are appended to a password to satisfy a rule; leaves at least six
 * characters.
 */
function withoutEnd(text: string): string {
  const bare = text.replace(/(?:(?:19|20)\d\d|\d{1,2})?[^\p{L}\p{N}]{0,2}$/u, "");
  return bare.length >= 6 ? bare : text;
}

/** Returns the first half of a text that is one part twice; anything else unchanged. */
function firstHalf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

function isRunOfAny(text: string): boolean {
  return runs.some((run) => isRun(text, run) || isRun(text, [...run].reverse().join("")));
}

/** True for a stretch of neighbouring keys or letters, or two. */
function isRun(text: string, run: string): boolean {
  const half = Math.ceil(text.length / 2);
  return run.includes(text) || (half >= 4 && run.includes(text.slice(0, half)) && run.includes(text.slice(half)));
}
