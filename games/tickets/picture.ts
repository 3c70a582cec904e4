import { settledOf } from "../shared/facts/facts.ts";
import { GOLD } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { artAt, boxAt, textAt } from "../shared/picture/svg.ts";
import { symbolOf } from "./drawing/symbols.ts";
import { facts } from "./facts.ts";
import { alikeOf, CELLS, type ScratchTicket } from "./rules/board.ts";
import { PRIZES, type Prize } from "./rules/prizes.ts";

const COLUMNS = Math.sqrt(CELLS);
const PAPER = "#fffaf0";
const INK = "#33220c";
const GAP = 16;
const FAINT = 0.45;
/** The smallest cell in which a prize is legible. */
const READABLE_CELL = 90;

/** The record does not contain the print that the player chose. */
const symbolFor = (prize: Prize) => symbolOf("orchard", prize);

export const arts: PictureModule["arts"] = PRIZES.map(symbolFor);

/** The tickets of the bet, all of them open. */
export const still: PictureModule["still"] = (page) => {
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { tickets } = settled.outcome;
  const columns = columnsFor(tickets.length);
  const rows = Math.ceil(tickets.length / columns);
  const side = Math.min((STAGE.width - GAP) / columns, (STAGE.height - GAP) / rows) - GAP;
  const top = (STAGE.height - rows * (side + GAP) + GAP) / 2;
  return tickets
    .map((ticket, n) => {
      const row = Math.floor(n / columns);
      const inRow = Math.min(columns, tickets.length - row * columns);
      const left = (STAGE.width - inRow * (side + GAP) + GAP) / 2;
      return ticketAt(ticket, left + (n % columns) * (side + GAP), top + row * (side + GAP), side);
    })
    .join("");
};

/** Returns the columns of the layout: one, two by two, or up to four a row. */
function columnsFor(tickets: number): number {
  if (tickets === 1) return 1;
  if (tickets <= 4) return 2;
  return tickets <= 9 ? 3 : 4;
}

function ticketAt(ticket: ScratchTicket, x: number, y: number, side: number): string {
  const inset = side * 0.03;
  const cell = (side - 2 * inset) / COLUMNS;
  const alike = alikeOf(ticket);
  const opacity = ticket.pays === 0 ? FAINT : 1;
  return [
    `<g opacity="${opacity}">`,
    boxAt(x, y, side, side, side * 0.05, `fill="${PAPER}"`),
    ...ticket.cells.map((prize, n) => {
      const [left, top] = [x + inset + (n % COLUMNS) * cell, y + inset + Math.floor(n / COLUMNS) * cell];
      return cellAt(prize, left, top, cell, alike.includes(n));
    }),
    "</g>",
  ].join("");
}

function cellAt(prize: Prize, x: number, y: number, size: number, won: boolean): string {
  const readable = size >= READABLE_CELL;
  const art = size * (readable ? 0.58 : 0.74);
  const ground = won ? boxAt(x + 1, y + 1, size - 2, size - 2, size * 0.08, `fill="${GOLD}"`) : "";
  const symbol = artAt(symbolFor(prize), x + (size - art) / 2, y + (readable ? size * 0.08 : (size - art) / 2), art);
  if (!readable) return ground + symbol;
  const text = { size: Math.round(size * 0.17), bold: true, fill: INK, anchor: "middle" } as const;
  return ground + symbol + textAt(x + size / 2, y + size * 0.9, multiplierText(prize * 100), text);
}
