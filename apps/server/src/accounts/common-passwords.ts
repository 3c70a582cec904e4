/**
 * The words at the heart of the passwords that everybody tries first. Digits and signs around them, capitals and look-alike signs
 * (`P@ssw0rd123!`) change nothing: the guessers know them too.
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

/** True for passwords that a guesser tries among the first: common words in any dress, runs of keys, few signs, the player's own e-mail address. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
  const readable = [...plain].map((sign) => lookAlikes[sign] ?? sign).join("");
  const trimmed = plain.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, "");
  const readableTrimmed = [...trimmed].map((sign) => lookAlikes[sign] ?? sign).join("");
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  if ([plain, readable, trimmed, readableTrimmed, letters(plain)].some((text) => isHeart(letters(text)))) return true;
  if (new Set(plain).size < 4) return true;
  if (runs.some((run) => isRun(plain, run) || isRun(plain, [...run].reverse().join("")))) return true;
  return (
    plain === email.toLowerCase() || (local.length >= 4 && (plain === local || trimmed === local)) || plain === domain
  );
}

/** One such word, or the same one over and over. */
function isHeart(text: string): boolean {
  if (hearts.has(text)) return true;
  for (let length = 3; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (text === part.repeat(text.length / length) && hearts.has(part)) return true;
  }
  return false;
}

/** A stretch of neighbouring keys or letters, or two. */
function isRun(text: string, run: string): boolean {
  const half = Math.ceil(text.length / 2);
  return run.includes(text) || (half >= 4 && run.includes(text.slice(0, half)) && run.includes(text.slice(half)));
}
