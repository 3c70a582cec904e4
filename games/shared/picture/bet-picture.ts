import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { GOLD, TEXT, WIN } from "./colours.ts";
import { type Digits, moneyText, shownText } from "./figures.ts";
import { COLUMN, type FrameFacts, figure, fitting, framed, LEFT, shortened } from "./frame.ts";
import { textAt } from "./svg.ts";

export interface PictureFacts extends FrameFacts {
  readonly page: BetPage;
  readonly digits: Digits;
}

/** Multipliers from here on count as rare, as in lists of results. */
const RARE = 1_000;

/** Draws a settled bet as SVG. The server's preview and the browser share this one composition. */
export function betPicture(facts: PictureFacts): string {
  return framed(facts, told(facts), `Bet ${facts.page.bet.id}`);
}

/** Draws the result of the bet, and its player. */
function told({ page: { bet }, digits }: PictureFacts): readonly string[] {
  const shown = shownOf(bet) ?? { hundredths: 0, about: false };
  const { hundredths } = shown;
  const multiplier = shownText(shown);
  const player = bet.player === null ? null : bet.simulated ? `${bet.player} (simulated)` : bet.player;
  return [
    textAt(LEFT, 326, multiplier, {
      size: fitting(multiplier, COLUMN, 118),
      bold: true,
      fill: hundredths >= RARE ? GOLD : hundredths > 100 ? WIN : TEXT,
    }),
    figure(LEFT, "Stake", moneyText(bet.stake, digits)),
    figure(LEFT + COLUMN / 2, "Payout", moneyText(bet.payout ?? 0, digits)),
    player === null ? "" : textAt(LEFT, 488, `Played by ${shortened(player, 32)}`, { size: 24, fill: TEXT }),
  ];
}
