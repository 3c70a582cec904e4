import { closedViewOf } from "../shared/facts/facts.ts";
import { rowOfCards } from "../shared/picture/cards.ts";
import { LOSE, MUTED, TEXT, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { textAt } from "../shared/picture/svg.ts";
import { COMBINATION_NAMES, RESULT_NAMES, SIDE_NAMES } from "./drawing/names.ts";
import { facts } from "./facts.ts";
import type { Result } from "./rules/settle.ts";
import { paysOf } from "./rules/sides.ts";
import type { BlackjackView, HandView } from "./rules/view.ts";

const COLOURS: Readonly<Record<Result, string>> = { blackjack: WIN, win: WIN, push: TEXT, lose: LOSE, bust: LOSE };
const CARD = 106;

/** The dealer's cards above, the player's hand or hands below, each with its total and result. */
export const still: PictureModule["still"] = (page) => {
  const table = closedViewOf(page, facts);
  if (table === null) return null;
  const room = STAGE.width / table.hands.length;
  const middle = STAGE.width / 2;
  return [
    textAt(middle, 50, `Dealer · ${table.dealer.total}`, { size: 28, bold: true, fill: MUTED, anchor: "middle" }),
    rowOfCards(table.dealer.cards, { x: 30, y: 72, width: STAGE.width - 60, card: CARD }),
    ...table.hands.map((hand, place) => handAt(hand, place * room, room)),
    textAt(middle, 510, wonSides(table), { size: 24, bold: true, fill: WIN, anchor: "middle" }),
  ].join("");
};

/** The side bets that have won, in one line. */
function wonSides({ sides = [] }: BlackjackView): string {
  const won = sides.flatMap(({ side, combination }) =>
    combination === null ? [] : [`${SIDE_NAMES[side]} · ${COMBINATION_NAMES[combination]} ${paysOf(combination)}:1`],
  );
  // Both sentences would not fit beside each other.
  return won.length > 1
    ? sides.map(({ combination }) => combination && COMBINATION_NAMES[combination]).join(" · ")
    : won.join("");
}

function handAt({ cards, total, result }: HandView, x: number, width: number): string {
  const colour = result === null ? TEXT : COLOURS[result];
  const said = result === null ? "" : RESULT_NAMES[result];
  return [
    rowOfCards(cards, { x: x + 24, y: 270, width: width - 48, card: CARD }, () => ({ frame: colour })),
    textAt(x + width / 2, 476, `${total} · ${said}`, { size: 36, bold: true, fill: colour, anchor: "middle" }),
  ].join("");
}
