import { PICTURE } from "@fairhouse/games/shared/picture/bet-picture.ts";
import { moneyText, multiplierText } from "@fairhouse/games/shared/picture/figures.ts";
import { hundredthsOf } from "@fairhouse/protocol/bet-facts.ts";
import type { Config } from "../../machinery/config.ts";
import type { PageAbout } from "../../machinery/http/site.ts";
import type { SharedBet } from "./shared-bets.ts";

/** Returns the head of a bet's page for sites that show a link as a card: in English, like the picture. */
export function aboutBet({ currency }: Pick<Config, "currency">, { page: { bet }, game }: SharedBet): PageAbout {
  const digits = { decimals: currency.decimals, shown: currency.shownDecimals };
  const multiplier = multiplierText(hundredthsOf(bet) ?? 0);
  const [stake, payout] = [moneyText(bet.stake, digits), moneyText(bet.payout ?? 0, digits)];
  const player = bet.simulated ? `${bet.player} (simulated)` : bet.player;
  return {
    title: `${game.name} · ${multiplier}`,
    description: `${player} staked ${stake} and was paid ${payout}. Anybody can verify bet ${bet.id}.`,
    image: { path: `/api/bets/${bet.id}/picture.png`, type: "image/png", ...PICTURE },
  };
}
