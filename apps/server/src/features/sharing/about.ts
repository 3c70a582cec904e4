import { moneyText, shownText, whole } from "@fairhouse/games/shared/picture/figures.ts";
import { PICTURE } from "@fairhouse/games/shared/picture/frame.ts";
import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { PageAbout } from "../../machinery/http/site.ts";
import { digitsOf, type OfCurrency } from "./digits.ts";
import type { SharedBet } from "./shared-bets.ts";
import type { SharedRound } from "./shared-rounds.ts";

/** Returns the head of a bet's page for sites that show a link as a card: in English, like the picture. */
export function aboutBet(config: OfCurrency, { page: { bet }, game }: SharedBet): PageAbout {
  const digits = digitsOf(config);
  const multiplier = shownOf(bet);
  const [stake, payout] = [moneyText(bet.stake, digits), moneyText(bet.payout ?? 0, digits)];
  const player = bet.simulated ? `${bet.player} (simulated)` : bet.player;
  return {
    title: multiplier === null ? game.name : `${game.name} · ${shownText(multiplier)}`,
    description: `${player} staked ${stake} and was paid ${payout}. Anybody can verify bet ${bet.id}.`,
    image: { path: `/api/bets/${bet.id}/picture.png`, type: "image/png", ...PICTURE },
  };
}

/** Returns the head of a round's page. */
export function aboutRound(config: OfCurrency, { round, game }: SharedRound): PageAbout {
  const { proof, ticketCount, ticketTotal, winner } = round;
  const staked = moneyText(ticketTotal, digitsOf(config));
  const bets = ticketCount === 1 ? "1 bet" : `${whole(ticketCount)} bets`;
  const won = winner?.player ? ` ${winner.player}${winner.simulated ? " (simulated)" : ""} took the pot.` : "";
  return {
    title: `${game.name} · Round ${whole(proof.round)}`,
    description: `${bets}, ${staked} staked.${won} Anybody can verify round ${proof.roundId}.`,
    image: { path: `/api/rounds/${proof.roundId}/picture.png`, type: "image/png", ...PICTURE },
  };
}
