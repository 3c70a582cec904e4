import type { Clock } from "./ports.ts";
import type { LeftTicket, PublicTicketFacts, TableHappening } from "./table-event.ts";
import type { TableRoom } from "./table-room.ts";
import { largest, MAX_NAMED_TICKETS } from "./table-view.ts";

/** News of tickets are gathered so long: many players are one event. */
const BATCH_MS = 100;

/**
 * What the driver knows of a round's tickets while it lasts: who bets, how much, who left; told in batches. It may miss a ticket of
 * another server for a while: the database counts when the book is closed.
 */
export class Tally {
  readonly #room: TableRoom;
  readonly #clock: Clock;
  readonly #roundId: string;
  readonly #bettors = new Set<string>();
  readonly #stakes = new Map<string, number>();
  #total = 0;
  #placed: PublicTicketFacts[] = [];
  #left: LeftTicket[] = [];
  #cancel: (() => void) | null = null;

  constructor(room: TableRoom, clock: Clock, roundId: string) {
    this.#room = room;
    this.#clock = clock;
    this.#roundId = roundId;
  }

  get bettors(): number {
    return this.#bettors.size;
  }

  get count(): number {
    return this.#stakes.size;
  }

  /** Notes a ticket, once; `told` when everybody knows it already. */
  note(player: string, ticket: PublicTicketFacts, told = false): void {
    if (this.#stakes.has(ticket.id)) return;
    this.#stakes.set(ticket.id, ticket.stake);
    this.#total += ticket.stake;
    this.#bettors.add(player);
    if (told) return;
    this.#placed.push(ticket);
    this.#schedule();
  }

  /** Notes players whose tickets were not heard of. */
  noteBettors(players: Iterable<string>): void {
    for (const player of players) this.#bettors.add(player);
  }

  noteLeft(tickets: readonly LeftTicket[]): void {
    for (const ticket of tickets) this.#left.push(ticket);
    this.#schedule();
  }

  /** Tells what waits. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    for (const happening of this.#take()) this.#room.publish(happening);
  }

  /** Forgets what waits: this server drives the round no more. */
  drop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #schedule(): void {
    this.#cancel ??= this.#clock.after(BATCH_MS, () => this.flush());
  }

  *#take(): Generator<TableHappening> {
    const placed = this.#placed;
    const left = this.#left;
    this.#placed = [];
    this.#left = [];
    if (placed.length > 0) {
      yield {
        type: "tickets",
        roundId: this.#roundId,
        tickets: largest(placed),
        ticketCount: this.count,
        ticketTotal: this.#total,
      };
    }
    if (left.length > 0) yield { type: "left", roundId: this.#roundId, tickets: this.#namedFirst(left) };
  }

  /** Of many, those that are on screen, then the largest payouts. */
  #namedFirst(left: readonly LeftTicket[]): readonly LeftTicket[] {
    if (left.length <= MAX_NAMED_TICKETS) return left;
    const named = new Set(this.#room.view.tickets.map(({ id }) => id));
    return [...left]
      .sort((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)) || b.payout - a.payout)
      .slice(0, MAX_NAMED_TICKETS);
  }
}
