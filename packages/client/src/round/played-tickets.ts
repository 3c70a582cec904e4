import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import type { PlayResult } from "../auto/auto-runner.ts";
import { returnedBy, type SeatNumber } from "../own-bets.ts";
import type { PlayContext } from "../play-context.tsx";
import { noteShown } from "../shown-results.ts";
import { noteResult } from "../statistics.ts";

interface Waiting {
  readonly resolve: (played: PlayResult) => void;
  /** Null until the house has accepted the bet. */
  readonly ticket: string | null;
}

/** Counts tickets that have been settled and shown, once each, and tells the waiter of a seat: its auto engine. */
export class PlayedTickets {
  readonly #context: Pick<PlayContext, "remember" | "session" | "clock">;
  readonly #game: string;
  /** Results of the tickets counted so far. */
  readonly #counted = new Map<string, PlayResult>();
  readonly #waiting = new Map<SeatNumber, Waiting>();

  constructor(context: Pick<PlayContext, "remember" | "session" | "clock">, game: string) {
    this.#context = context;
    this.#game = game;
  }

  /** Resolves when the seat's bet has come to its end. */
  expect(seat: SeatNumber): Promise<PlayResult> {
    this.finish(seat, { kind: "dropped" });
    return new Promise((resolve) => this.#waiting.set(seat, { resolve, ticket: null }));
  }

  /** Names the ticket of the bet that a seat waits for. Its result may have come before the answer that names it. */
  await(seat: SeatNumber, ticket: string): void {
    const waiting = this.#waiting.get(seat);
    if (waiting === undefined) return;
    this.#waiting.set(seat, { ...waiting, ticket });
    const played = this.#counted.get(ticket);
    if (played !== undefined) this.finish(seat, played);
  }

  count(tickets: readonly OwnTicket[]): void {
    for (const ticket of tickets) {
      const returned = returnedBy(ticket);
      if (returned === null || this.#counted.has(ticket.id)) continue;
      const { stake } = ticket;
      const played: PlayResult =
        ticket.ended === "taken_back" ? { kind: "dropped" } : { kind: "settled", stake, payout: returned };
      this.#counted.set(ticket.id, played);
      noteShown(ticket);
      // A bet that was given back was not played.
      if (!isGivenBack(ticket)) this.#add(ticket, returned);
      const seat = [...this.#waiting].find(([, waiting]) => waiting.ticket === ticket.id)?.[0];
      if (seat !== undefined) this.finish(seat, played);
    }
  }

  finish(seat: SeatNumber, played: PlayResult): void {
    const waiting = this.#waiting.get(seat);
    this.#waiting.delete(seat);
    waiting?.resolve(played);
  }

  dropAll(): void {
    for (const seat of [...this.#waiting.keys()]) this.finish(seat, { kind: "dropped" });
  }

  #add({ id, stake }: OwnTicket, payout: number): void {
    this.#context.remember({ winValue: payout });
    noteResult(this.#game, this.#context, { id, stake, payout });
  }
}
