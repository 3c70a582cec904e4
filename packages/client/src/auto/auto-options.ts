/** A number of a bet that strategies may change: the mines of a board, the target of a ticket. */
export interface AutoOption {
  /** One word of lower-case letters, with which no other line of a strategy's text begins. */
  readonly name: string;
  /** Integers, in units of 10^−decimals. */
  readonly least: number;
  readonly most: number;
  readonly decimals: 0 | 2;
}

/** A game as strategies know it. */
export interface StrategyGame {
  readonly id: string;
  /** Numbers of its bets that strategies may change. */
  readonly options: readonly AutoOption[];
}

/**
 * Reads a whole number in a range as people write it, without sign, thousands separators or leading zeros; null
 * otherwise.
 */
export function wholeOf(text: string, least: number, most: number): number | null {
  if (!/^(0|[1-9][0-9]{0,15})$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

/** Reads a number with at most so many decimals, in units of 10^−decimals. */
export function numberOf(text: string, { least, most, decimals }: Omit<AutoOption, "name">): number | null {
  const [whole = "", part, ...more] = text.split(".");
  if (more.length > 0 || part === "" || (part?.length ?? 0) > decimals || !/^[0-9]*$/.test(part ?? "")) return null;
  const value = wholeOf(`${whole}${(part ?? "").padEnd(decimals, "0")}`.replace(/^0+(?=[0-9])/, ""), least, most);
  return wholeOf(whole, 0, Number.MAX_SAFE_INTEGER) === null ? null : value;
}

/** Writes a number: 150 with two decimals is 1.5. */
export function textOfNumber(value: number, decimals: AutoOption["decimals"]): string {
  if (decimals === 0) return String(value);
  const part = String(value % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  return `${Math.floor(value / 100)}${part === "" ? "" : `.${part}`}`;
}
