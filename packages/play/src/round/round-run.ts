import { readsBook } from "@fairhouse/fairness/round-outcome.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { PaidTicket, RoundPhase, RoundView } from "@fairhouse/protocol/table.ts";
import type { GroupCommit } from "../commit/group-commit.ts";
import { durably } from "./durably.ts";
import { cutShort, leftOf, paidOf, pastOf, settledEnding, stay, voidedEnding, wasCutShort } from "./ending.ts";
import { Flight } from "./flight.ts";
import { type Lease, LostLease } from "./lease.ts";
import { positionsOf, publicTicket } from "./public-ticket.ts";
import { type BookTicket, Drawn, OPEN_PHASES, type Round, roundView } from "./round.ts";
import type { RoundNews } from "./round-news.ts";
import type { RoundRecords } from "./round-records.ts";
import { refundAll } from "./round-refund.ts";
import type { Decision, Ending, Players, RoundSettlement, Settled } from "./round-settlement.ts";
import type { RoundStore } from "./round-store.ts";
import type { TableDoor } from "./table-door.ts";
import type { TableRoom } from "./table-room.ts";
import type { TakenBackTicket } from "./take-back-desk.ts";
import { type NotedTicket, Tally } from "./tally.ts";
import type { PlacedTicket } from "./ticket-desk.ts";

/** How often presets are paid while a round runs. */
const SWEEP_MS = 100;
/** How often a table that waits for players counts those of other servers. */
const RECOUNT_MS = 1_000;
/** A server that stops waits for a round that closes within this time, and hands over one that takes bets for longer. */
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

/** One round in the hands of its driver: betting, closing, running, settled. Every step is committed before it is told. */
export class RoundRun {
  readonly #parts: RunParts;
  readonly #lease: Lease;
  readonly #room: TableRoom;
  readonly #door: TableDoor;
  readonly #round: Round;
  readonly #tally: Tally;
  #flight: Flight | null = null;
  #takesBets = false;
  /** Monotonic time at which betting ends, and the same as wall time; null while the table waits for players. */
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
   * Whether a server that stops waits for the end of the round. Not while it takes bets and has none, or closes later than in seconds:
   * whoever drives the table next takes it up. A flight is flown to its end, because how long it lasts is nobody's to know.
   */
  get isAwaited(): boolean {
    if (!this.#takesBets) return true;
    if (!this.#closes || this.#tally.count === 0) return false;
    return this.#closes.atMs - this.#parts.clock.monotonic() <= AWAITED_MS;
  }

  /** A new round, told to everybody. Betting lasts so long, or waits for players. */
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

  /** Stops telling: this server drives the round no more. */
  drop(): void {
    this.#tally.drop();
  }

  /**
   * Plays the round from the phase in which it stands. Answers false when it was left open, because the server stops and does not await
   * its end.
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

  /** A period ends when the day says so, whoever drives it by then; a betting time that no clock of the wall ties begins anew. */
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
   * Without leaving: outcome and payouts are committed together, then shown. Bettors are told at once, and their screens hold it; what
   * anybody else hears of it waits for the end of the reveal.
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
      // Whoever cannot be read now is read at the end, where a failure is dealt with.
      return undefined;
    });
    this.#room.publish({ type: "started", round: this.#view("running", { startedAt }) });
    try {
      while (flight.remainingMs > 0) {
        flight.sweep();
        await this.#lease.wait(Math.min(SWEEP_MS, flight.remainingMs));
      }
    } catch (error) {
      // What was stamped is paid before the rest goes back; without the lease it is another driver's.
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
   * A flight that lost its driver. When it was cut short, presets count, and whoever was in without one gets their stake back;
   * when it had ended before, it is settled as flown.
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

  /** Gives all open stakes back, once, whatever it takes. @throws LostLease */
  async #void(voidReason: string): Promise<void> {
    this.#door.set(null);
    const ending = voidedEnding(this.#round, voidReason);
    const settled = await refundAll(this.#parts, this.#lease, this.#round, (refunds) => this.#end(refunds, ending));
    await this.#tellEnd(settled, ending);
    await this.#parts.news.tell(this.#round, settled, null);
  }

  /** What follows tells the outcome or the link: whoever takes this database back from here on is noticed. @throws LostLease */
  async #end(decisions: readonly Decision[], ending: Ending, ahead?: Players): Promise<Settled> {
    const settled = await this.#settle(decisions, ending, ahead);
    await durably(this.#lease, () => this.#parts.ticks.raise());
    return settled;
  }

  /** Also when it was committed before, by a try whose answer was lost. @throws LostLease */
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

  /** `paid`: what the named tickets of a revealed round were paid. Of a flight each was told when it left. */
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
