/** A number while it is typed: its text, the position of the caret, and its value in units of 10^−decimals. */
export interface Draft {
  readonly text: string;
  readonly caret: number;
  /**
   * Integer in the smallest step: 2.5 with two decimals is 250. Null while nothing is typed. NaN while the text is not
   * such a number: the text then stays as typed, and the value must not be used.
   */
  readonly value: number | null;
}

export interface DraftRules {
  readonly group: string;
  readonly decimal: string;
  /** Decimals that the number may have: 0 for counts, 2 for multipliers, those of its currency for an amount. */
  readonly decimals: number;
  /** Least decimals with which a number is written, even if it ends in zeros; all of them by default. */
  readonly shown?: number | undefined;
}

/** Digits that fit into a safe integer, whole part and decimals together. */
const MAX_DIGITS = 15;
/** Nobody needs more digits in the whole part. */
const MAX_WHOLE_DIGITS = 13;
/** Marks that only group thousands, in any language: spaces, apostrophes, the Arabic mark. */
const GROUP_MARKS = " \u00a0\u2009\u202f'’٬";

interface Plain {
  readonly whole: string;
  readonly fraction: string;
  readonly point: boolean;
}

/**
 * Reads a field after a key, groups its digits again and returns the place of the caret, which stays behind the same
 * digits, so that it never jumps. Group marks set by the field itself may be anywhere meanwhile. Everything that a
 * player typed or pasted is taken literally, and kept if it is not a number: a slip of the finger must not become
 * another amount. Digits of every script that keyboards of our languages write are read.
 * @param previous text in the field before the key
 * @param from start of the selection that the key replaced; found by comparison if left out
 */
export function readDraft(previous: string, text: string, caret: number, rules: DraftRules, from = caret): Draft {
  const typed = withoutOwnMarks(previous, text, caret, rules, from);
  const plain = parse(typed.text, rules) ?? parse(text, rules);
  if (plain === null) return { text, caret, value: text.trim() === "" ? null : Number.NaN };
  const trimmed = plain.whole.replace(/^0+(?=\d)/, "");
  const shown = groupWhole(trimmed, rules.group) + (plain.point ? rules.decimal + plain.fraction : "");
  const before = countSigns(typed.text.slice(0, typed.caret), rules) - (plain.whole.length - trimmed.length);
  return {
    text: shown,
    caret: caretAfter(shown, Math.max(0, before), rules),
    value: trimmed === "" && plain.fraction === "" ? Number.NaN : scaled(trimmed, plain.fraction, rules.decimals),
  };
}

/**
 * Reads a deletion that removed only a group mark: also deletes the digit beside it, because the key would seem dead
 * otherwise.
 * @param backwards true for Backspace, false for Delete
 */
export function readDeletion(
  previous: string,
  text: string,
  caret: number,
  backwards: boolean,
  rules: DraftRules,
): Draft {
  const tookMark = previous.length === text.length + 1 && previous[caret] === rules.group && parse(previous, rules);
  if (!tookMark) return readDraft(previous, text, caret, rules);
  const at = backwards ? caret - 1 : caret;
  return readDraft(previous, text.slice(0, Math.max(0, at)) + text.slice(at + 1), Math.max(0, at), rules);
}

/** Writes a value that nobody is typing: 25000 gives 25,000; 250 with two decimals gives 2.50; NaN gives nothing. */
export function writeDraft(value: number, rules: DraftRules): string {
  if (Number.isNaN(value)) return "";
  const digits = String(value).padStart(rules.decimals + 1, "0");
  const whole = digits.slice(0, digits.length - rules.decimals);
  const fraction = withoutZeros(digits.slice(digits.length - rules.decimals), rules.shown ?? rules.decimals);
  return groupWhole(whole, rules.group) + (fraction === "" ? "" : rules.decimal + fraction);
}

/** Removes zeros after the shown decimals; other digits stay, because nobody could delete digits that a field hides. */
function withoutZeros(fraction: string, shown: number): string {
  let end = fraction.length;
  while (end > shown && fraction[end - 1] === "0") end--;
  return fraction.slice(0, end);
}

/** Returns the text as the player made it, without the marks by which the field had grouped the previous text. */
function withoutOwnMarks(previous: string, text: string, caret: number, rules: DraftRules, from: number) {
  const behind = text.slice(caret);
  if ((previous !== "" && parse(previous, rules) === null) || !previous.endsWith(behind)) return { text, caret };
  const room = Math.min(previous.length - behind.length, caret, from);
  let kept = 0;
  while (kept < room && previous[kept] === text[kept]) kept++;
  const plain = (part: string) => part.replaceAll(rules.group, "");
  const inserted = text.slice(kept, caret);
  // Spaces around pasted text are unintentional; a typed space is not.
  const before = plain(text.slice(0, kept)) + (inserted.length > 1 ? inserted.trim() : inserted);
  return { text: before + plain(behind), caret: before.length };
}

/**
 * Parses a number literally: digits, complete groups of thousands, and a point if decimals are allowed; null for
 * everything else.
 */
function parse(text: string, rules: DraftRules): Plain | null {
  const signs = [...text].map((sign) => digitOf(sign) ?? sign);
  const at = rules.decimals > 0 ? signs.findIndex((sign) => isPoint(sign, rules)) : -1;
  const whole = wholeOf((at < 0 ? signs : signs.slice(0, at)).join(""), rules);
  const fraction = at < 0 ? "" : signs.slice(at + 1).join("");
  if (whole === null || !/^\d*$/.test(fraction) || fraction.length > rules.decimals) return null;
  if (whole === "" && at < 0) return null;
  return { whole, fraction, point: at >= 0 };
}

/** Returns digits without their group marks, if there are none or all of them separate thousands. */
function wholeOf(text: string, { group, decimals }: DraftRules): string | null {
  const most = Math.min(MAX_WHOLE_DIGITS, MAX_DIGITS - decimals);
  const mark = [...text].find((sign) => sign === group || GROUP_MARKS.includes(sign));
  if (mark === undefined) return /^\d*$/.test(text) && text.length <= most ? text : null;
  const groups = text.split(mark);
  const fits = groups.every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  return fits && groups.join("").length <= most ? groups.join("") : null;
}

/** Returns true for both marks that keyboards offer as a point, unless one of them groups thousands here. */
function isPoint(sign: string, rules: DraftRules): boolean {
  return sign === rules.decimal || ((sign === "." || sign === "," || sign === "٫") && sign !== rules.group);
}

/** Returns the value of a digit in western, Arabic-Indic or Persian figures. */
function digitOf(sign: string): string | null {
  const code = sign.charCodeAt(0);
  for (const zero of [0x30, 0x660, 0x6f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return null;
}

function groupWhole(digits: string, mark: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, mark);
}

/** Counts digits and points, which a caret keeps before it. */
function countSigns(text: string, rules: DraftRules): number {
  return [...text].filter((sign) => digitOf(sign) !== null || (rules.decimals > 0 && isPoint(sign, rules))).length;
}

function caretAfter(shown: string, count: number, rules: DraftRules): number {
  for (let at = 0, seen = 0; at < shown.length; at++) {
    if (seen === count) return at;
    seen += countSigns(shown[at] ?? "", rules);
  }
  return shown.length;
}

function scaled(whole: string, fraction: string, decimals: number): number {
  return Number(whole || "0") * 10 ** decimals + Number(fraction.padEnd(decimals, "0") || "0");
}
