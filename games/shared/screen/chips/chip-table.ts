import type { Auto } from "../use-auto.ts";
import type { actsOf, Chips } from "./use-chips.ts";

/** A table of chips as panel, dock and keys know it, whatever comes of its bets. */
export interface ChipTable extends Omit<Chips, "act" | "adopt">, ReturnType<typeof actsOf> {
  /** Nothing can be laid: a bet is on its way or being shown, or automatic bets run. */
  readonly asleep: boolean;
  /** A bet is on its way or being shown. */
  readonly busy: boolean;
  /** The house has not answered a bet for three seconds. */
  readonly slow: boolean;
  /** What the house said to the last bet that it refused. */
  readonly error: unknown;
  /** Why nothing can be bet, in words; null when it can. */
  readonly problem: string | null;
  readonly auto: Auto;
  readonly autoMode: boolean;
  setAutoMode(autoMode: boolean): void;
  bet(): void;
  startAuto(): void;
}
