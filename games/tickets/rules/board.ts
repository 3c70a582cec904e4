import { PRIZES, type Prize, prizeAt, TOTAL_WEIGHT } from "./prizes.ts";

/** Cells of a ticket, three rows of three, counted row by row. */
export const CELLS = 9;
/** Number of alike cells that pay their prize. */
export const ALIKE = 3;

/** One ticket: its payout as a multiple of its price, and the prizes in its cells. */
export interface ScratchTicket {
  readonly pays: Prize | 0;
  readonly cells: readonly Prize[];
}

/** Takes the next number of the bet's stream as an index below `bound`. */
export type Draw = (bound: number) => number;

/** So many rejected boards in a row happen once in 10^102 tickets; a longer run means that the chance is broken. */
const MOST_BOARDS = 400;

/** Draws a ticket. One number decides its payout; all others only paint it (`games/tickets/RULES.md`). */
export function drawTicket(draw: Draw): ScratchTicket {
  const pays = prizeAt(draw(TOTAL_WEIGHT));
  return { pays, cells: pays === 0 ? withoutTriple(PRIZES, CELLS, draw) : paintedAround(pays, draw) };
}

/** Lists the cells that hold the ticket's prize, in order; none for a ticket that pays nothing. */
export function alikeOf({ pays, cells }: ScratchTicket): readonly number[] {
  return cells.flatMap((prize, cell) => (prize === pays ? [cell] : []));
}

/** True if some prize is in three or more of these cells. */
export function hasTriple(cells: readonly Prize[]): boolean {
  return cells.some((prize) => cells.filter((other) => other === prize).length >= ALIKE);
}

/** Paints the prize in three cells, drawn and spliced, and other prizes in the remaining six. */
function paintedAround(pays: Prize, draw: Draw): readonly Prize[] {
  const left = Array.from({ length: CELLS }, (_, cell) => cell);
  for (let alike = 0; alike < ALIKE; alike += 1) left.splice(draw(left.length), 1);
  const others = PRIZES.filter((prize) => prize !== pays);
  const around = withoutTriple(others, left.length, draw);
  return Array.from({ length: CELLS }, (_, cell) => around[left.indexOf(cell)] ?? pays);
}

/** Paints all cells again until no prize is in three of them, which makes all such boards equally likely. */
function withoutTriple(prizes: readonly Prize[], size: number, draw: Draw): readonly Prize[] {
  for (let boards = 0; boards < MOST_BOARDS; boards += 1) {
    const cells = Array.from({ length: size }, () => prizes[draw(prizes.length)]).filter(
      (prize) => prize !== undefined,
    );
    if (!hasTriple(cells)) return cells;
  }
  throw new RangeError(`${MOST_BOARDS} boards in a row have a triple`);
}
