import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { GOLD, TEXT } from "./colours.ts";
import { type Digits, moneyText, whole } from "./figures.ts";
import { COLUMN, type FrameFacts, figure, fitting, framed, LEFT, shortened } from "./frame.ts";
import { textAt } from "./svg.ts";

export interface RoundPictureFacts extends FrameFacts {
  readonly round: Pick<RoundPage, "proof" | "ticketCount" | "ticketTotal" | "winner">;
  readonly digits: Digits;
}

/** Draws a round that is over as SVG: its number, its result as drawn by the game, and its bets. */
export function roundPicture(facts: RoundPictureFacts): string {
  const { proof, ticketCount, ticketTotal, winner } = facts.round;
  const title = `Round ${whole(proof.round)}`;
  const won = winner?.player ?? null;
  return framed(
    facts,
    [
      textAt(LEFT, 314, title, { size: fitting(title, COLUMN, 84), bold: true, fill: TEXT }),
      figure(LEFT, "Bets", whole(ticketCount)),
      figure(LEFT + COLUMN / 2, "Staked", moneyText(ticketTotal, facts.digits)),
      won === null ? "" : textAt(LEFT, 488, wonBy(won, winner?.simulated ?? false), { size: 24, fill: GOLD }),
    ],
    `Round ${proof.roundId}`,
  );
}

function wonBy(player: string, simulated: boolean): string {
  return `Won by ${shortened(player, 32)}${simulated ? " (simulated)" : ""}`;
}
