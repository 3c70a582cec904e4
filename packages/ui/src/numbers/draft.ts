/** A number while it is typed: its grouped text, where the caret belongs, and its value in units of 10^−decimals. */
export interface Draft {
  readonly text: string;
  readonly caret: number;
  /** Whole number of the smallest step: 2.5 with two decimals is 250. Null while nothing is typed. */
  readonly value: number | null;
}

export interface DraftRules {
  readonly group: string;
  readonly decimal: string;
  /** Decimals kept; 0 for amounts and counts, 2 for multipliers. */
  readonly decimals: number;
}

/** Whole digits that fit into a safe integer together with two decimals. */
const MAX_WHOLE_DIGITS = 13;

/**
 * Reads what stands in a field after a key, groups it anew and says where the caret goes, so that it never jumps: the
 * caret keeps the digits that were before it before it.
 * Digits of every script that keyboards of our languages write are read; everything else is dropped.
 */
export function readDraft(text: string, caret: number, rules: DraftRules): Draft {
  const before = significant(text.slice(0, caret), rules).length;
  const kept = significant(text, rules);
  const [whole = "", ...fractions] = kept.split(".");
  const hasPoint = fractions.length > 0 && rules.decimals > 0;
  const trimmed = whole.replace(/^0+(?=\d)/, "").slice(0, MAX_WHOLE_DIGITS);
  const lost = whole.length - whole.replace(/^0+(?=\d)/, "").length;
  const fraction = fractions.join("").slice(0, rules.decimals);
  const plain = hasPoint ? `${trimmed}.${fraction}` : trimmed;
  const shown = groupWhole(trimmed, rules.group) + (hasPoint ? rules.decimal + fraction : "");
  return {
    text: shown,
    caret: caretAfter(shown, Math.max(0, before - lost), rules),
    value: plain === "" || plain === "." ? null : scaled(trimmed, fraction, rules.decimals),
  };
}

/**
 * The same after a deletion that took only a group mark: the digit beside it goes too, otherwise the key seems dead.
 * @param backwards true for Backspace, false for Delete
 */
export function readDeletion(
  previous: string,
  text: string,
  caret: number,
  backwards: boolean,
  rules: DraftRules,
): Draft {
  const tookOnlyMarks = text.length < previous.length && significant(text, rules) === significant(previous, rules);
  if (!tookOnlyMarks) return readDraft(text, caret, rules);
  return backwards
    ? readDraft(text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), Math.max(0, caret - 1), rules)
    : readDraft(text.slice(0, caret) + text.slice(caret + 1), caret, rules);
}

/** The text of a value that nobody is typing: 25000 gives 25,000; 250 with two decimals gives 2.50. */
export function writeDraft(value: number, rules: DraftRules): string {
  const digits = String(value).padStart(rules.decimals + 1, "0");
  const whole = digits.slice(0, digits.length - rules.decimals);
  const fraction = digits.slice(digits.length - rules.decimals);
  return groupWhole(whole, rules.group) + (rules.decimals > 0 ? rules.decimal + fraction : "");
}

/** Digits and one point, in plain figures. */
function significant(text: string, rules: DraftRules): string {
  let seen = "";
  for (const sign of text) {
    const digit = digitOf(sign);
    if (digit !== null) seen += digit;
    else if (rules.decimals > 0 && isPoint(sign, rules) && !seen.includes(".")) seen += ".";
  }
  return seen;
}

/** Both marks that keyboards offer count as the point, unless one of them groups thousands here. */
function isPoint(sign: string, rules: DraftRules): boolean {
  return sign === rules.decimal || ((sign === "." || sign === "," || sign === "٫") && sign !== rules.group);
}

/** The value of a digit in western, Arabic-Indic or Persian figures. */
function digitOf(sign: string): string | null {
  const code = sign.charCodeAt(0);
  for (const zero of [0x30, 0x660, 0x6f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return null;
}

function groupWhole(digits: string, mark: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, mark);
}

function caretAfter(shown: string, count: number, rules: DraftRules): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at++) {
    if (seen === count) return at;
    const sign = shown[at] ?? "";
    if (digitOf(sign) !== null || sign === rules.decimal) seen++;
  }
  return shown.length;
}

function scaled(whole: string, fraction: string, decimals: number): number {
  return Number(whole || "0") * 10 ** decimals + Number(fraction.padEnd(decimals, "0") || "0");
}
