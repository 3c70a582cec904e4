import { PRIZES, type Prize, prizeAt, TOTAL_WEIGHT } from "./prizes.ts";

/** Cells of a ticket, three rows of three, counted row by row. */
export const CELLS = 9;
/** So many alike pay what stands in them. */
export const ALIKE = 3;

/** One ticket: what it pays, in times of its price, and what is printed in its cells. */
export interface ScratchTicket {
  readonly pays: Prize | 0;
  readonly cells: readonly Prize[];
}

/** The next number of the bet's stream, as an index among `bound` things. */
export type Draw = (bound: number) => number;

/** So many refused boards in a row happen once in 10^102 tickets: it is the chance that is broken then. */
const MOST_BOARDS = 400;

/** One number decides what the ticket pays; all others only paint it (`games/tickets/RULES.md`). */
export function drawTicket(draw: Draw): ScratchTicket {
  const pays = prizeAt(draw(TOTAL_WEIGHT));
  return { pays, cells: pays === 0 ? withoutTriple(PRIZES, CELLS, draw) : paintedAround(pays, draw) };
}

/** Cells that hold what the ticket pays, in their order; none of a ticket that pays nothing. */
export function alikeOf({ pays, cells }: ScratchTicket): readonly number[] {
  return cells.flatMap((prize, cell) => (prize === pays ? [cell] : []));
}

/** Whether some prize stands in three of these cells or more. */
export function hasTriple(cells: readonly Prize[]): boolean {
  return cells.some((prize) => cells.filter((other) => other === prize).length >= ALIKE);
}

/** The prize in three cells, drawn and spliced, and other prizes in the six that are left. */
function paintedAround(pays: Prize, draw: Draw): readonly Prize[] {
  const left = Array.from({ length: CELLS }, (_, cell) => cell);
  for (let alike = 0; alike < ALIKE; alike += 1) left.splice(draw(left.length), 1);
  const others = PRIZES.filter((prize) => prize !== pays);
  const around = withoutTriple(others, left.length, draw);
  return Array.from({ length: CELLS }, (_, cell) => around[left.indexOf(cell)] ?? pays);
}

/** Paints all cells anew until no prize stands in three of them: each such board is as likely as any other. */
function withoutTriple(prizes: readonly Prize[], size: number, draw: Draw): readonly Prize[] {
  for (let boards = 0; boards < MOST_BOARDS; boards += 1) {
    const cells = Array.from({ length: size }, () => prizes[draw(prizes.length)]).filter(
      (prize) => prize !== undefined,
    );
    if (!hasTriple(cells)) return cells;
  }
  throw new RangeError(`${MOST_BOARDS} boards in a row have a triple`);
}
