import type { BetRepeater } from "@fairhouse/client/instant/bet-repeater.ts";
import type { RecentBets } from "@fairhouse/client/recent-bets.ts";
import type { Auto } from "../panel/use-auto.ts";
import type { actsOf, Chips } from "./use-chips.ts";

/** A table of chips as panel, dock and keys see it, whatever its bets are. */
export interface ChipTable extends Omit<Chips, "act" | "adopt">, ReturnType<typeof actsOf> {
  /** True while no chips can be laid: a bet is on its way or being shown, or automatic bets run. */
  readonly asleep: boolean;
  /** True while a bet is on its way or being shown. */
  readonly busy: boolean;
  /** True if the house has not answered a bet for three seconds. */
  readonly slow: boolean;
  /** The house's error for the last bet that it refused. */
  readonly error: unknown;
  /** Why nothing can be bet, in words; null if a bet is possible. */
  readonly problem: string | null;
  readonly auto: Auto;
  readonly autoMode: boolean;
  setAutoMode(autoMode: boolean): void;
  /** The results of the player's earlier bets; those of a live table are the ones that this page has shown. */
  readonly recent: RecentBets<unknown>;
  /** Makes single bets and repeats them while the button is held; absent at a live table, where a round takes bets. */
  readonly repeater?: BetRepeater | undefined;
  bet(): void;
  startAuto(): void;
}
