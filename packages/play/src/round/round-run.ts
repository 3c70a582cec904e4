import { readsBook } from "@fairhouse/fairness/round-outcome.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { PaidTicket, RoundPhase, RoundView } from "@fairhouse/protocol/table.ts";
import type { GroupCommit } from "../commit/group-commit.ts";
import type { Players } from "../settlement/batch-settlement.ts";
import { durably } from "./durably.ts";
import { cutShort, leftOf, paidOf, pastOf, settledEnding, stay, voidedEnding, wasCutShort } from "./end/ending.ts";
import { refundAll } from "./end/round-refund.ts";
import type { Decision, Ending, RoundSettlement, Settled } from "./end/round-settlement.ts";
import { type Lease, LostLease } from "./lease.ts";
import { type BookTicket, Drawn, OPEN_PHASES, type Round, roundView } from "./round.ts";
import type { RoundNews } from "./round-news.ts";
import type { RoundRecords } from "./round-records.ts";
import type { RoundStore } from "./round-store.ts";
import { positionsOf, publicTicket } from "./table/public-ticket.ts";
import type { TableDoor } from "./table/table-door.ts";
import type { TableRoom } from "./table/table-room.ts";
import { type NotedTicket, Tally } from "./table/tally.ts";
import { Flight } from "./tickets/flight.ts";
import type { TakenBackTicket } from "./tickets/take-back-desk.ts";
import type { PlacedTicket } from "./tickets/ticket-desk.ts";

/** Interval at which presets are paid while a round runs. */
const SWEEP_MS = 100;
/** Interval at which a table that waits for players counts those of other servers. */
const RECOUNT_MS = 1_000;
/** A stopping server waits for a round that closes within this time, and hands over one that takes bets for longer. */
const AWAITED_MS = 5_000;

export interface RunParts {
  readonly commit: GroupCommit;
  readonly settlement: RoundSettlement;
  readonly news: RoundNews;
  readonly store: RoundStore;
  readonly records: RoundRecords;
  readonly clock: Clock;
  readonly log: Log;
  readonly ticks: Ticks;
}

/**
 * One round in the hands of its driver: betting, closing, running, settled. Every step is committed before it is
 * announced.
 */
export class RoundRun {
  readonly #parts: RunParts;
  readonly #lease: Lease;
  readonly #room: TableRoom;
  readonly #door: TableDoor;
  readonly #round: Round;
  readonly #tally: Tally;
  #flight: Flight | null = null;
  #takesBets = false;
  /** The end of betting as monotonic time and wall time; null while the table waits for players. */
  #closes: { readonly atMs: number; readonly wall: number } | null = null;

  constructor(parts: RunParts, lease: Lease, room: TableRoom, door: TableDoor, round: Round) {
    this.#parts = parts;
    this.#lease = lease;
    this.#room = room;
    this.#door = door;
    this.#round = round;
    this.#tally = new Tally(room, parts.clock, round.id, readsBook(round.game));
  }

  get flight(): Flight | null {
    return this.#flight;
  }

  /**
   * True if a stopping server waits for the end of the round. False while the round takes bets and has none, or closes
   * in more than a few seconds: the table's next driver resumes it. A flight is flown to its end, because its duration
   * must stay secret.
   */
  get isAwaited(): boolean {
    if (!this.#takesBets) return true;
    if (!this.#closes || this.#tally.count === 0) return false;
    return this.#closes.atMs - this.#parts.clock.monotonic() <= AWAITED_MS;
  }

  /** Announces a new round to everybody. Betting lasts until `closes`, or waits for players. */
  open(closes: { readonly atMs: number; readonly wall: number } | null): void {
    this.#closes = closes;
    this.#openDoor();
    this.#room.publish({ type: "opened", round: this.#view("betting") });
  }

  placed({ roundId, ...noted }: PlacedTicket): void {
    if (roundId !== this.#round.id) return;
    this.#tally.note(noted);
    if (!this.#closes) this.#lease.wake();
  }

  takenBack({ roundId, player, id }: TakenBackTicket): void {
    if (roundId === this.#round.id) this.#tally.takeBack(player, id);
  }

  /** Stops announcing: this server no longer drives the round. */
  drop(): void {
    this.#tally.drop();
  }

  /**
   * Plays the round from its current phase. Returns false if it was left open, because the server stops and does not
   * await its end.
   * @throws LostLease
   */
  async proceed(from: RoundPhase, stopping: () => boolean): Promise<boolean> {
    try {
      if (from === "betting") {
        this.#takesBets = true;
        const end = await this.#takeBets(stopping);
        this.#takesBets = false;
        this.#door.set(null);
        if (end === "left") return false;
        if (end === "alone") {
          await this.#void("too few players");
          return true;
        }
        await this.#advance("betting", "closing", null);
      }
      await this.#play(from);
    } catch (error) {
      if (error instanceof LostLease) throw error;
      this.#parts.log.error({ err: error, round: this.#round.id }, "a round failed; its stakes go back");
      await this.#void("an error of the house");
    }
    return true;
  }

  /** Notes the tickets of a round that was open before this term; they are on screen already. */
  async recall(phase: RoundPhase): Promise<void> {
    const book = await durably(this.#lease, () => this.#parts.store.book(this.#round));
    for (const ticket of book) this.#tally.note(this.#noted(ticket), true);
    if (phase !== "betting") return;
    this.#keepPeriod();
    this.#openDoor();
  }

  /**
   * Keeps the end of a period, which the UTC day sets for every driver; a betting time without a fixed end starts over.
   */
  #keepPeriod(): void {
    const { table, closesAt } = this.#round;
    if (table.start !== "utc" || closesAt === null) return;
    const { clock } = this.#parts;
    this.#closes = { atMs: clock.monotonic() + (closesAt - clock.now()), wall: closesAt };
  }

  async #takeBets(stopping: () => boolean): Promise<"closed" | "alone" | "left"> {
    const { clock } = this.#parts;
    const { minPlayers, aloneMs, bettingMs } = this.#round.table;
    let aloneUntilMs: number | null = null;
    for (;;) {
      if (stopping() && !this.isAwaited) return "left";
      if (!this.#closes && this.#tally.bettors >= minPlayers) await this.#startClock(bettingMs);
      const now = clock.monotonic();
      if (this.#closes) {
        if (now >= this.#closes.atMs) return "closed";
        await this.#lease.wait(this.#closes.atMs - now);
        continue;
      }
      aloneUntilMs = this.#tally.bettors > 0 ? (aloneUntilMs ?? now + aloneMs) : null;
      if (aloneUntilMs !== null && now >= aloneUntilMs) return "alone";
      await this.#lease.wait(Math.min(RECOUNT_MS, (aloneUntilMs ?? Number.POSITIVE_INFINITY) - now));
      this.#tally.noteBettors(await durably(this.#lease, () => this.#parts.records.bettors(this.#round.id)));
    }
  }

  async #startClock(bettingMs: number): Promise<void> {
    const closes = { atMs: this.#parts.clock.monotonic() + bettingMs, wall: this.#parts.clock.now() + bettingMs };
    await durably(this.#lease, () => this.#parts.store.setClosesAt(this.#round, closes.wall));
    this.#closes = closes;
    this.#openDoor();
    this.#room.publish({ type: "clock", roundId: this.#round.id, closesAt: closes.wall });
  }

  async #play(from: RoundPhase): Promise<void> {
    const book = await durably(this.#lease, () => this.#parts.store.book(this.#round));
    this.#tally.close(book.map((ticket) => this.#noted(ticket)));
    const drawn = new Drawn(this.#round, book);
    const open = book.filter((ticket) => ticket.payout === null);
    if (!this.#round.game.leaving) await this.#reveal(open, drawn);
    else if (from === "running") await this.#interrupt(open, drawn);
    else await this.#fly(open, drawn);
  }

  /**
   * Settles a round that cannot be left: outcome and payouts are committed together, then shown. Bettors are told at
   * once, and their screens hold it; everybody else is told at the end of the reveal.
   */
  async #reveal(open: readonly BookTicket[], drawn: Drawn): Promise<void> {
    const { clock, news } = this.#parts;
    const decisions = open.map((ticket) => stay(this.#round, drawn, ticket));
    const startedAt = clock.now();
    const ending = settledEnding(this.#round, drawn, new Date(startedAt), false);
    const settled = await this.#end(decisions, ending);
    const { outcome, runMs: revealMs } = drawn;
    this.#room.publish({ type: "started", round: this.#view("running", { startedAt, revealMs, outcome }) });
    await news.tellOwn(this.#round, settled, ending.shownAt);
    const restMs = startedAt + revealMs - clock.now();
    if (restMs > 0) await this.#lease.sleep(restMs);
    const named = new Set(this.#room.view.tickets.map(({ id }) => id));
    await this.#tellEnd(settled, ending, paidOf(settled.decisions, named));
    await news.tellAll(this.#round, settled, outcome);
  }

  async #fly(open: readonly BookTicket[], drawn: Drawn): Promise<void> {
    const { clock, records } = this.#parts;
    const { leaving } = this.#round.game;
    if (!leaving) throw new Error("only a round that can be left flies");
    await this.#advance("closing", "running", new Date(clock.now()));
    const left = this.#tally.noteLeft.bind(this.#tally);
    const parts = { ...this.#parts, lease: this.#lease, left, readAnswer: records.cashedOut.bind(records) };
    const flight = new Flight(parts, this.#round, leaving, open, drawn, clock.monotonic());
    const startedAt = clock.now();
    this.#flight = flight;
    this.#lease.note(flight);
    const ahead = this.#parts.settlement.readAhead(open).catch(() => {
      // Players who cannot be read now are read at the end, where a failure is handled.
      return undefined;
    });
    this.#room.publish({ type: "started", round: this.#view("running", { startedAt }) });
    try {
      while (flight.remainingMs > 0) {
        flight.sweep();
        await this.#lease.wait(Math.min(SWEEP_MS, flight.remainingMs));
      }
    } catch (error) {
      // Stamped cash-outs are paid before the rest goes back; without the lease this is up to another driver.
      if (!(error instanceof LostLease)) await flight.land();
      throw error;
    }
    await flight.land();
    const decisions = open.map((ticket) => flight.decide(ticket));
    const ending = settledEnding(this.#round, drawn, new Date(startedAt), false);
    const settled = await this.#end(decisions, ending, await ahead);
    const untold = decisions.filter(({ ticket }) => !flight.hasTold(ticket.id));
    const toTell = await durably(this.#lease, () => this.#parts.settlement.toTell(untold, settled));
    await this.#tellEnd(toTell, ending);
    await this.#parts.news.tell(this.#round, toTell, drawn.outcome);
  }

  /**
   * Ends a flight that lost its driver. If it was cut short, presets count, and players without one get their stake
   * back; if it had ended before, it is settled as flown.
   */
  async #interrupt(open: readonly BookTicket[], drawn: Drawn): Promise<void> {
    const interrupted = wasCutShort(this.#round, drawn);
    const decide = interrupted ? cutShort : stay;
    const decisions = open.map((ticket) => decide(this.#round, drawn, ticket));
    const ending = settledEnding(this.#round, drawn, null, interrupted);
    const settled = await this.#end(decisions, ending);
    await this.#tellEnd(settled, ending);
    await this.#parts.news.tell(this.#round, settled, drawn.outcome);
  }

  /** Gives all open stakes back, once, however often that takes. @throws LostLease */
  async #void(voidReason: string): Promise<void> {
    this.#door.set(null);
    const ending = voidedEnding(this.#round, voidReason);
    const settled = await refundAll(this.#parts, this.#lease, this.#round, (refunds) => this.#end(refunds, ending));
    await this.#tellEnd(settled, ending);
    await this.#parts.news.tell(this.#round, settled, null);
  }

  /**
   * Settles the round, then raises the tick: the next steps publish the outcome or the link, so that taking this
   * database back from here on is noticed.
   * @throws LostLease
   */
  async #end(decisions: readonly Decision[], ending: Ending, ahead?: Players): Promise<Settled> {
    const settled = await this.#settle(decisions, ending, ahead);
    await durably(this.#lease, () => this.#parts.ticks.raise());
    return settled;
  }

  /** Settles the round, which an earlier try whose answer was lost may have done already. @throws LostLease */
  async #settle(decisions: readonly Decision[], ending: Ending, ahead?: Players): Promise<Settled> {
    const { settlement, store } = this.#parts;
    const settled = await durably(this.#lease, () =>
      settlement.settle(this.#round, OPEN_PHASES, decisions, ending, ahead),
    );
    if (settled) return settled;
    const last = await durably(this.#lease, () => store.last(this.#round.table.id));
    if (last?.id !== this.#round.id || last.fence !== this.#round.fence || last.phase !== ending.phase) {
      throw new LostLease();
    }
    return durably(this.#lease, () => settlement.toTell(decisions));
  }

  /**
   * Announces the end. `paid`: payouts of the named tickets of a revealed round. In a flight each was announced when it
   * left.
   */
  async #tellEnd(settled: Settled, ending: Ending, paid: readonly PaidTicket[] = []): Promise<void> {
    this.#flight = null;
    this.#lease.note(null);
    const { phase, outcome, interrupted, shownAt, revealed: link } = ending;
    this.#tally.noteLeft(leftOf(settled.decisions));
    this.#tally.flush();
    const startedAt = ending.startedAt?.getTime() ?? this.#room.view.round?.startedAt ?? null;
    const revealMs = shownAt && startedAt !== null ? shownAt.getTime() - startedAt : null;
    const over = pastOf(this.#round, ending, { settledAt: settled.at, closesAt: this.#closesAt });
    const past = await durably(this.#lease, () => this.#parts.records.withWinner(this.#round.game, over));
    const round = this.#view(phase, { startedAt, revealMs, outcome, interrupted, link });
    this.#room.publish({ type: "ended", round, past, paid });
  }

  #advance(from: RoundPhase, to: RoundPhase, startedAt: Date | null): Promise<void> {
    return durably(this.#lease, () => this.#parts.store.advance(this.#round, from, to, startedAt));
  }

  #view(phase: RoundPhase, more: Partial<RoundView> = {}): RoundView {
    return roundView(this.#round, { phase, closesAt: this.#closesAt, ...more });
  }

  get #closesAt(): number | null {
    return this.#closes?.wall ?? this.#round.closesAt;
  }

  #noted(ticket: BookTicket): NotedTicket {
    const { game } = this.#round;
    return { player: ticket.player, ticket: publicTicket(game, ticket), positions: positionsOf(game, ticket.bet) };
  }

  #openDoor(): void {
    const { id: round, fence, game, carry } = this.#round;
    this.#door.set({ round, fence, game, carry, closesAt: this.#closes?.wall ?? null });
  }
}
