import { closedViewOf } from "../shared/facts/facts.ts";
import { cardAt } from "../shared/picture/cards.ts";
import { LOSE, MUTED, WIN } from "../shared/picture/colours.ts";
import { shownText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { textAt } from "../shared/picture/svg.ts";
import { type LadderCard, ladderOf } from "./drawing/ladder.ts";
import { facts } from "./facts.ts";

const IN_A_ROW = 4;
const ROWS = 2;
/** Largest width of a card, used while there are few. */
const WIDEST = 150;
const CARD = 108;
/** In card widths: from one card to the next, and from the top of a card to the foot of its text. */
const STEP = { x: 1.22, y: 2.1 };
const TEXT_FOOT = 1.74;

const SIGNS: Readonly<Record<LadderCard["result"], string>> = { start: MUTED, right: WIN, skipped: MUTED, wrong: LOSE };

/** The last cards of the hand in order, each with the payout after it. */
export const still: PictureModule["still"] = (page) => {
  const hand = closedViewOf(page, facts);
  if (hand === null) return null;
  const cards = ladderOf(hand).slice(-IN_A_ROW * ROWS);
  const rows = Math.ceil(cards.length / IN_A_ROW);
  const width = cards.length < IN_A_ROW ? WIDEST : CARD;
  const step = { x: STEP.x * width, y: STEP.y * width };
  const top = (STAGE.height - rows * step.y) / 2 + 8;
  return cards
    .map((card, place) => {
      const inRow = Math.min(IN_A_ROW, cards.length);
      const left = (STAGE.width - (inRow - 1) * step.x - width) / 2;
      const x = left + (place % IN_A_ROW) * step.x;
      return stepAt(card, x, top + Math.floor(place / IN_A_ROW) * step.y, width);
    })
    .join("");
};

function stepAt({ card, result, multiplier }: LadderCard, x: number, y: number, width: number): string {
  const colour = SIGNS[result];
  const frame = result === "right" || result === "wrong" ? colour : undefined;
  const text =
    result === "wrong" ? "×" : result === "start" ? "Start" : multiplier === null ? "Skip" : shownText(multiplier);
  const size = text.length > 8 ? 20 : 25;
  return (
    cardAt(card, x, y, width, { frame }) +
    textAt(x + width / 2, y + width * TEXT_FOOT, text, { size, bold: true, fill: colour, anchor: "middle" })
  );
}
