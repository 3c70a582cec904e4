import { ALIKE, CELLS, drawTicket, type ScratchTicket } from "../rules/board.ts";

const BYTES_IN_NUMBER = 4;
const GRID = 2 ** 32;

/** One number of the stream, and what the rules made of it. */
export interface DrawnNumber {
  /** Its place in the stream, from 0. */
  readonly k: number;
  readonly bytes: readonly number[];
  /** 0 … 1. */
  readonly float: number;
  readonly bound: number;
  readonly index: number;
}

/** One ticket with the numbers that made it. */
export interface TracedTicket {
  readonly ticket: ScratchTicket;
  readonly tier: DrawnNumber;
  /** The cells of the prize, drawn and spliced; none of a ticket that pays nothing. */
  readonly places: readonly DrawnNumber[];
  /** Boards in their order: all but the last had a triple that does not pay. */
  readonly boards: readonly (readonly DrawnNumber[])[];
}

/** Draws tickets from the bytes of a stream, by the rules themselves, and keeps what they asked for. */
export function traceTickets(count: number, bytes: (count: number) => Uint8Array): readonly TracedTicket[] {
  const numberAt = reader(bytes);
  let k = 0;
  return Array.from({ length: count }, () => {
    const drawn: DrawnNumber[] = [];
    const ticket = drawTicket((bound) => {
      const number = numberAt(k, bound);
      k += 1;
      drawn.push(number);
      return number.index;
    });
    return partsOf(ticket, drawn);
  });
}

/** How many places of the board have an index among its prizes: nine, or the six around a prize. */
function boardSize({ pays }: ScratchTicket): number {
  return pays === 0 ? CELLS : CELLS - ALIKE;
}

function partsOf(ticket: ScratchTicket, [tier, ...others]: readonly DrawnNumber[]): TracedTicket {
  if (tier === undefined) throw new RangeError("a ticket takes at least one number");
  const places = ticket.pays === 0 ? [] : others.slice(0, ALIKE);
  const painted = others.slice(places.length);
  const size = boardSize(ticket);
  const boards = Array.from({ length: painted.length / size }, (_, n) => painted.slice(n * size, (n + 1) * size));
  return { ticket, tier, places, boards };
}

/** Reads numbers of a stream whose length is not known beforehand. */
function reader(bytes: (count: number) => Uint8Array): (k: number, bound: number) => DrawnNumber {
  let known = bytes(256);
  return (k, bound) => {
    const end = (k + 1) * BYTES_IN_NUMBER;
    if (end > known.length) known = bytes(2 * end);
    const four = [...known.subarray(end - BYTES_IN_NUMBER, end)];
    const float = four.reduce((sum, byte) => sum * 256 + byte, 0) / GRID;
    return { k, bytes: four, float, bound, index: Math.floor(float * bound) };
  };
}
