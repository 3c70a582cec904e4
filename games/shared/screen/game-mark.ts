import type { Language } from "@fairhouse/protocol/languages.ts";

/** A number by which the history of a player is filtered: one of those that `marks` of a game's rules name. */
export interface GameMark {
  /** As the rules call it. */
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Multipliers are in hundredths, and so are percents. */
  readonly unit: "count" | "multiplier" | "percent";
  /** What bets can have. */
  readonly least: number;
  readonly most: number;
}
