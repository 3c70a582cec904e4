import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { readAs } from "../shared/facts/facts.ts";
import { settledTicketOf } from "../shared/facts/rounds.ts";
import { CARD_HEIGHT, cardAt } from "../shared/picture/cards.ts";
import { GOLD, LOSE, MUTED, TEXT, WIN } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { boxAt, rounded, textAt } from "../shared/picture/svg.ts";
import { RANK_NAMES } from "./drawing/rank-names.ts";
import { facts } from "./facts.ts";
import { faceOf, type LiveCard, type Rank } from "./rules/deck.ts";
import { isPosition, type Position, returnsOf, wins } from "./rules/positions.ts";

const CARD = 176;
const TOP = 56;
const BASE_X = 60;
const NEXT_X = STAGE.width - 60 - CARD;
const MIDDLE = STAGE.width / 2;
const MOST_BETS = 4;

const NAMES: Readonly<Record<Position, string>> = {
  hi: "Hi",
  lo: "Lo",
  red: "Red",
  black: "Black",
  ...RANK_NAMES,
  joker: "Joker",
};

/** The base, the drawn card, and the positions bet on. */
export const still: PictureModule["still"] = (page) => {
  const ticket = settledTicketOf(page, facts);
  if (ticket === null || ticket.outcome === null) return null;
  const { base, chips } = ticket.bet;
  const { card } = ticket.outcome;
  const bets = chips.flatMap(({ on }) => (isPosition(on) ? [on] : [])).slice(0, MOST_BETS);
  const won = bets.some((on) => wins(on, card, base));
  return [
    cardsAt(base, card, won ? WIN : LOSE),
    ...bets.map((on, place) => betAt(on, base, card, place, bets.length)),
  ].join("");
};

export const round: PictureModule["round"] = ({ outcome, carry }) => {
  const drawn = readAs(facts.isOutcome, outcome);
  const handed = readAs(facts.isCarry, carry);
  if (drawn === null) return null;
  const cards =
    handed === null ? liveCardAt(drawn.card, (STAGE.width - CARD) / 2, GOLD) : cardsAt(handed.base, drawn.card, GOLD);
  const below = (STAGE.height - CARD * CARD_HEIGHT) / 2 - TOP;
  return `<g transform="translate(0 ${rounded(below)})">${cards}</g>`;
};

/** Draws the base, and the card that followed it. */
function cardsAt(base: Rank, card: LiveCard, frame: string): string {
  return [
    liveCardAt(`${base}-black`, BASE_X, undefined),
    `<path d="M${MIDDLE - 16} ${TOP + 100}l30 24-30 24z" fill="${MUTED}"/>`,
    liveCardAt(card, NEXT_X, frame),
  ].join("");
}

function liveCardAt(card: LiveCard, x: number, frame: string | undefined): string {
  const face = faceOf(card);
  if (face !== null) {
    return cardAt(`${face.rank}-${face.colour === "red" ? "heart" : "spade"}`, x, TOP, CARD, { frame });
  }
  const stroke = frame === undefined ? "" : `stroke="${frame}" stroke-width="10"`;
  return [
    boxAt(x, TOP, CARD, CARD * CARD_HEIGHT, 18, `fill="#fdfdff" ${stroke}`),
    textAt(x + CARD / 2, TOP + 134, "★", { size: 90, fill: GOLD, anchor: "middle" }),
    textAt(x + CARD / 2, TOP + 196, "JOKER", { size: 34, bold: true, fill: "#7c3aed", anchor: "middle" }),
  ].join("");
}

function betAt(on: Position, base: Rank, card: LiveCard, place: number, bets: number): string {
  const width = STAGE.width / bets;
  const x = width * (place + 0.5);
  const y = TOP + CARD * CARD_HEIGHT + 92;
  const returns = returnsOf(on, base);
  const won = wins(on, card, base);
  return [
    textAt(x, y, NAMES[on], { size: 36, bold: true, fill: won ? WIN : TEXT, anchor: "middle" }),
    textAt(x, y + 44, returns === null ? "" : multiplierText(hundredths(returns)), {
      size: 28,
      fill: won ? WIN : MUTED,
      anchor: "middle",
    }),
  ].join("");
}
