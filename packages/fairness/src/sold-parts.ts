import type { AnyBet, AnyExternalGame } from "@fairhouse/kernel/any-game.ts";
import type { ExternalEnd } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";

/** The parts of a bet that its player has sold back to the house. */
export interface Sold {
  /** Units of each line. */
  readonly units: number;
  /** The price of all of them. */
  readonly value: Money;
}

/** Returns what is left of a bet. @throws RangeError if nothing is, or if its game sells no parts. */
export function restOf(game: AnyExternalGame, bet: AnyBet, sold: Sold | null): AnyBet {
  if (sold === null) return bet;
  const rest = (game.units?.(bet) ?? 0) - sold.units;
  if (!(rest >= 1) || game.partOf === undefined) throw new RangeError("nothing of the bet is left");
  return game.partOf(bet, rest);
}

/**
 * Returns the end of a bet from that of its rest: it pays what its parts were sold for as well. A bet of which a part was
 * sold is never given back, even if its rest is.
 */
export function withSold({ payout, givenBack }: ExternalEnd, sold: Sold | null): ExternalEnd {
  return sold === null ? { payout, givenBack } : { payout: payout + sold.value, givenBack: false };
}
