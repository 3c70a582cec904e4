import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

/**
 * What a bet returns under basic strategy, which is the best play: 99.42961199%. Computed by `exact.ts` (`npm run simulate -- --game
 * blackjack --exact`); its test holds both figures against it.
 */
export const BEST_RETURN: Ratio = ratio(7016161098045143337706614398n, 13n ** 25n);

/** E[(return)²] of the same play: with it, the standard deviation of a bet is 1.1451 stakes. */
export const SQUARE: Ratio = ratio(13239030821866843311086435147223674470n, 5756130429098929077956071497934208653n);
