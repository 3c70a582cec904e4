import { BYTES_IN_NUMBER, numberAt, type StreamNumber } from "../../shared/screen/stream-numbers.ts";
import { ALIKE, CELLS, drawTicket, type ScratchTicket } from "../rules/board.ts";

/** One number of the stream, and its index after the rules scaled it. */
export interface DrawnNumber extends StreamNumber {
  /** Its index in the stream, from 0. */
  readonly k: number;
  readonly bound: number;
  readonly index: number;
}

/** One ticket with the numbers that made it. */
export interface TracedTicket {
  readonly ticket: ScratchTicket;
  readonly tier: DrawnNumber;
  /** The cells of the prize, drawn and spliced; none for a ticket that pays nothing. */
  readonly places: readonly DrawnNumber[];
  /** Boards in order: all but the last had a triple that does not pay. */
  readonly boards: readonly (readonly DrawnNumber[])[];
}

/** Draws tickets from the bytes of a stream by the rules themselves, and records the numbers that they take. */
export function traceTickets(count: number, bytes: (count: number) => Uint8Array): readonly TracedTicket[] {
  const draw = reader(bytes);
  let k = 0;
  return Array.from({ length: count }, () => {
    const drawn: DrawnNumber[] = [];
    const ticket = drawTicket((bound) => {
      const number = draw(k, bound);
      k += 1;
      drawn.push(number);
      return number.index;
    });
    return partsOf(ticket, drawn);
  });
}

/** Returns the number of cells painted at random: nine, or the six around a prize. */
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

/** Returns a reader for a stream whose length is not known in advance. */
function reader(bytes: (count: number) => Uint8Array): (k: number, bound: number) => DrawnNumber {
  let known = bytes(256);
  return (k, bound) => {
    const end = (k + 1) * BYTES_IN_NUMBER;
    if (end > known.length) known = bytes(2 * end);
    const number = numberAt(known, k);
    return { ...number, k, bound, index: Math.floor(number.value * bound) };
  };
}
