import type { Clock } from "@fairhouse/platform/clock.ts";
import type { LeftTicket, PublicTicket, TableHappening } from "@fairhouse/protocol/table.ts";
import { largest, MAX_NAMED_TICKETS } from "@fairhouse/protocol/table-fold.ts";
import { type Positions, PositionTotals } from "./public-ticket.ts";
import type { TableRoom } from "./table-room.ts";

/** News of tickets are gathered so long: many players are one event. */
const BATCH_MS = 100;

/** A ticket that the driver hears of. */
export interface NotedTicket {
  readonly player: string;
  readonly ticket: PublicTicket;
  readonly positions: Positions;
}

/**
 * What the driver knows of a round's tickets while it lasts: who bets, how much, who left; told in batches. It may miss a ticket of
 * another server, or that one was taken back there, for a while: the database counts when the book is closed.
 */
export class Tally {
  readonly #room: TableRoom;
  readonly #clock: Clock;
  readonly #roundId: string;
  /** In a pot, tickets are told with the place that their order gives them. */
  readonly #isPot: boolean;
  readonly #tickets = new Map<string, NotedTicket>();
  /** Taken back. News overtake each other: that such a ticket was placed may be heard later. */
  readonly #gone = new Set<string>();
  /** Bettors by the database, when it was last asked: they may have tickets that were not heard of. */
  #counted = new Set<string>();
  #total = 0;
  readonly #positions = new PositionTotals();
  #placed: PublicTicket[] = [];
  #takenBack: string[] = [];
  #left: LeftTicket[] = [];
  #cancel: (() => void) | null = null;

  constructor(room: TableRoom, clock: Clock, roundId: string, isPot: boolean) {
    this.#room = room;
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

  /** Notes a ticket, once; `told` when everybody knows it already. */
  note(noted: NotedTicket, told = false): void {
    if (this.#tickets.has(noted.ticket.id) || this.#gone.has(noted.ticket.id)) return;
    // Nobody takes a bet back out of a pot, so that all before this one stay before it.
    const ticket = this.#isPot ? { ...noted.ticket, from: this.#total } : noted.ticket;
    this.#tickets.set(ticket.id, { ...noted, ticket });
    this.#total += ticket.stake;
    this.#positions.add(noted.positions);
    if (told) return;
    this.#placed.push(ticket);
    this.#schedule();
  }

  /** Notes that a ticket was taken back, once. */
  takeBack(player: string, id: string): void {
    if (this.#gone.has(id)) return;
    this.#gone.add(id);
    // With another ticket they are counted again the next time.
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

  /** Everybody who has a ticket by the database: some may not have been heard of. */
  noteBettors(players: Iterable<string>): void {
    this.#counted = new Set(players);
  }

  /** The book is closed: these are its tickets, whatever was heard. */
  close(book: readonly NotedTicket[]): void {
    const ids = new Set(book.map(({ ticket }) => ticket.id));
    for (const [id, { player }] of this.#tickets) if (!ids.has(id)) this.takeBack(player, id);
    for (const noted of book) this.note(noted);
    if (this.#isPot) this.#setPlaces(book);
    this.flush();
  }

  /** The order in which bets were heard of is not always the one in which they were accepted, which counts. */
  #setPlaces(book: readonly NotedTicket[]): void {
    const moved = new Map<string, PublicTicket>();
    let from = 0;
    for (const noted of book) {
      const ticket = { ...noted.ticket, from };
      if (this.#tickets.get(ticket.id)?.ticket.from !== from) moved.set(ticket.id, ticket);
      this.#tickets.set(ticket.id, { ...noted, ticket });
      from += ticket.stake;
    }
    this.#placed = [...this.#placed.filter(({ id }) => !moved.has(id)), ...moved.values()];
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

  /** Of many, those that are on screen, then the largest payouts. */
  #namedFirst(left: readonly LeftTicket[]): readonly LeftTicket[] {
    if (left.length <= MAX_NAMED_TICKETS) return left;
    const named = new Set(this.#room.view.tickets.map(({ id }) => id));
    return [...left]
      .sort((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)) || b.payout - a.payout)
      .slice(0, MAX_NAMED_TICKETS);
  }
}
