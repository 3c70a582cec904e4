import { multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { meanOf, type Prize } from "../../shared/rules/bet-types.ts";

/**
 * Returns of a bet under basic strategy, which is the best play, with chances in units of 1/13³³. Computed by
 * `exact.ts` (`npm run simulate -- blackjack --exact`), against whose results a test checks every line. Below 0, a
 * double or a split loses the added stake too.
 */
const CHANCES: readonly (readonly [returns: Ratio, chance: bigint])[] = [
  [ratio(-3), 1178935629797290904450813319130739n],
  [ratio(-2), 10215390082055318579068542390887974n],
  [ratio(-1), 243854929569704390590803009778605110n],
  [ratio(0), 2500072478141451768136557509044783151n],
  [ratio(1), 509166822696954828760189869952738449n],
  [ratio(2), 1880632068351243169374413372099520864n],
  [ratio(5, 2), 259581106847779162228473095806843624n],
  [ratio(3), 336284190807774555157550039957038067n],
  [ratio(4), 12838166019332343797620117596012580n],
  [ratio(5), 2306340952836250426945127988648095n],
];

export const PRIZES: readonly Prize[] = CHANCES.map(([returns, chance]) => ({
  returns,
  chance: ratio(chance, 13n ** 33n),
}));

/** The exact return, 99.42961199%. */
export const BEST_RETURN: Ratio = meanOf(PRIZES, ({ returns }) => returns);

/** E[(return)²] of the same play; the standard deviation of a bet is therefore 1.1451 stakes. */
export const SQUARE: Ratio = meanOf(PRIZES, ({ returns }) => multiply(returns, returns));
