import { type Coup, type Side, totalOfHand } from "../rules/baccarat/coup.ts";
import { CARD_HEIGHT, rowOfCards } from "./cards.ts";
import { GOLD, MUTED, TEXT } from "./colours.ts";
import { STAGE } from "./still.ts";
import { boxAt, textAt } from "./svg.ts";

const SIDES: readonly Side[] = ["player", "banker"];
const NAMES: Readonly<Record<Side, string>> = { player: "Player", banker: "Banker" };
const ROW = STAGE.height / 2;
const CARD = 112;

/** Draws both hands of a deal with their totals, and the winner in gold. */
export function coupStill(coup: Coup): string {
  return SIDES.map((side, place) => sideAt(coup, side, place * ROW)).join("");
}

function sideAt(coup: Coup, side: Side, y: number): string {
  const ahead = coup.winner === side || coup.winner === "tie";
  const colour = ahead ? GOLD : MUTED;
  const frame = ahead ? `stroke="${GOLD}" stroke-width="4"` : "";
  return [
    boxAt(14, y + 14, STAGE.width - 28, ROW - 28, 22, `fill="#ffffff" fill-opacity="${ahead ? 0.08 : 0.03}" ${frame}`),
    textAt(36, y + 66, NAMES[side], { size: 30, bold: true, fill: ahead ? TEXT : MUTED }),
    textAt(36, y + 194, String(totalOfHand(coup[side])), { size: 104, bold: true, fill: colour }),
    rowOfCards(coup[side], { x: 150, y: y + (ROW - CARD * CARD_HEIGHT) / 2, width: 380, card: CARD }),
  ].join("");
}
