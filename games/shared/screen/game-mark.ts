import type { Language } from "@fairhouse/protocol/languages.ts";

/** A number by which players filter their history: one of those that `marks` of the game's rules returns. */
export interface GameMark {
  /** Its name in the rules. */
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  /** The unit; multipliers and percents are in hundredths. */
  readonly unit: "count" | "multiplier" | "percent";
  /** The smallest possible value. */
  readonly least: number;
  readonly most: number;
}
