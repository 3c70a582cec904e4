import type { Clock } from "@fairhouse/platform/clock.ts";
import type { LeftTicket, PublicTicket, TableHappening } from "@fairhouse/protocol/table.ts";
import { largest, MAX_NAMED_TICKETS } from "@fairhouse/protocol/table-fold.ts";
import { type PlacedTicket, PositionTotals } from "./public-ticket.ts";
import type { ShownTable } from "./shown-table.ts";

/** Time for which news of tickets are gathered at least: many players make one event. */
const BATCH_MS = 100;
/** Telling thousands of watchers takes long, and bets wait for it: news are gathered for four times as long as it took. */
const TELLING_SHARE = 4;
const LONGEST_BATCH_MS = 1_000;

/**
 * The driver's knowledge of a round's tickets while it lasts: who bets, how much, who left; announced in batches. For a
 * while it may miss a ticket of another server, or that one was taken back there: the database counts when the book is
 * closed.
 */
export class Tally {
  readonly #shown: ShownTable;
  readonly #clock: Clock;
  readonly #roundId: string;
  /** True in a pot, whose tickets are announced with the position that their order gives them. */
  readonly #isPot: boolean;
  readonly #tickets = new Map<string, PlacedTicket>();
  /** Tickets taken back. Messages overtake each other: the placing of such a ticket may be heard of later. */
  readonly #gone = new Set<string>();
  /** Bettors by the last count of the database: they may have tickets that were not heard of. */
  #counted = new Set<string>();
  #total = 0;
  readonly #positions = new PositionTotals();
  #placed: PublicTicket[] = [];
  #takenBack: string[] = [];
  #left: LeftTicket[] = [];
  #isDropped = false;
  #cancel: (() => void) | null = null;
  #batchMs = BATCH_MS;

  constructor(shown: ShownTable, clock: Clock, roundId: string, isPot: boolean) {
    this.#shown = shown;
    this.#clock = clock;
    this.#roundId = roundId;
    this.#isPot = isPot;
  }

  get bettors(): number {
    const players = new Set(this.#counted);
    for (const { player } of this.#tickets.values()) players.add(player);
    return players.size;
  }

  get count(): number {
    return this.#tickets.size;
  }

  /** Notes a ticket, once; `told` if everybody knows it already. */
  note(placed: PlacedTicket, told = false): void {
    if (this.#tickets.has(placed.ticket.id) || this.#gone.has(placed.ticket.id)) return;
    // Bets cannot be taken back out of a pot, so that all before this one stay before it.
    const ticket = this.#isPot ? { ...placed.ticket, from: this.#total } : placed.ticket;
    this.#tickets.set(ticket.id, { ...placed, ticket });
    this.#total += ticket.stake;
    this.#positions.add(placed.positions);
    if (told) return;
    this.#placed.push(ticket);
    this.#schedule();
  }

  /** Notes that a ticket was taken back, once. */
  takeBack(player: string, id: string): void {
    if (this.#gone.has(id)) return;
    this.#gone.add(id);
    // A player with another ticket is counted again the next time.
    this.#counted.delete(player);
    const known = this.#tickets.get(id);
    if (!known) return;
    this.#tickets.delete(id);
    this.#total -= known.ticket.stake;
    this.#positions.take(known.positions);
    this.#placed = this.#placed.filter((ticket) => ticket.id !== id);
    this.#takenBack.push(id);
    this.#schedule();
  }

  /** Notes the players who have a ticket by the database: some may not have been heard of. */
  noteBettors(players: Iterable<string>): void {
    this.#counted = new Set(players);
  }

  /** Takes the tickets of the closed book as final, whatever was heard before. */
  close(book: readonly PlacedTicket[]): void {
    const ids = new Set(book.map(({ ticket }) => ticket.id));
    for (const [id, { player }] of this.#tickets) if (!ids.has(id)) this.takeBack(player, id);
    for (const ticket of book) this.note(ticket);
    if (this.#isPot) this.#setPlaces(book);
    this.flush();
  }

  /** Corrects the positions: bets are not always heard of in the order in which they were accepted, which counts. */
  #setPlaces(book: readonly PlacedTicket[]): void {
    const moved = new Map<string, PublicTicket>();
    let from = 0;
    for (const placed of book) {
      const ticket = { ...placed.ticket, from };
      if (this.#tickets.get(ticket.id)?.ticket.from !== from) moved.set(ticket.id, ticket);
      this.#tickets.set(ticket.id, { ...placed, ticket });
      from += ticket.stake;
    }
    this.#placed = [...this.#placed.filter(({ id }) => !moved.has(id)), ...moved.values()];
  }

  noteLeft(tickets: readonly LeftTicket[]): void {
    for (const ticket of tickets) this.#left.push(ticket);
    this.#schedule();
  }

  /** Announces the waiting news. */
  flush(): void {
    if (this.#isDropped) return;
    this.#cancel?.();
    this.#cancel = null;
    const startedAt = this.#clock.monotonic();
    for (const happening of this.#take()) this.#shown.publish(happening);
    const tookMs = this.#clock.monotonic() - startedAt;
    this.#batchMs = Math.min(LONGEST_BATCH_MS, Math.max(BATCH_MS, TELLING_SHARE * tookMs));
  }

  /** Discards the waiting news, and what is noted from now on: this server no longer drives the round. */
  drop(): void {
    this.#isDropped = true;
    this.#cancel?.();
    this.#cancel = null;
  }

  #schedule(): void {
    if (this.#isDropped) return;
    this.#cancel ??= this.#clock.after(this.#batchMs, () => this.flush());
  }

  *#take(): Generator<TableHappening> {
    const placed = this.#placed;
    const takenBack = this.#takenBack;
    const left = this.#left;
    this.#placed = [];
    this.#takenBack = [];
    this.#left = [];
    const totals = { ticketCount: this.count, ticketTotal: this.#total, positions: this.#positions.all };
    if (placed.length > 0) {
      yield { type: "tickets", roundId: this.#roundId, tickets: largest(placed), ...totals };
    }
    if (takenBack.length > 0) yield { type: "takenBack", roundId: this.#roundId, tickets: takenBack, ...totals };
    if (left.length > 0) yield { type: "left", roundId: this.#roundId, tickets: this.#namedFirst(left) };
  }

  /** Limits a long list to the tickets on screen, then the largest payouts. */
  #namedFirst(left: readonly LeftTicket[]): readonly LeftTicket[] {
    if (left.length <= MAX_NAMED_TICKETS) return left;
    const named = new Set(this.#shown.tickets.map(({ id }) => id));
    return [...left]
      .sort((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)) || b.payout - a.payout)
      .slice(0, MAX_NAMED_TICKETS);
  }
}
