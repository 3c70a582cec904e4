import { readsBook } from "@fairhouse/fairness/round-outcome.ts";
import type { PaidTicket, RoundPhase, RoundView } from "@fairhouse/protocol/table.ts";
import type { Settled } from "../settlement/batch-settlement.ts";
import { Betting, type Closes } from "./betting.ts";
import { durably } from "./durably.ts";
import { cutShort, paidOf, settledEnding, stay, voidedEnding, wasCutShort } from "./end/ending.ts";
import { RoundEnd } from "./end/round-end.ts";
import { refundAll } from "./end/round-refund.ts";
import type { Ending } from "./end/round-settlement.ts";
import { type Lease, LostLease } from "./lease.ts";
import { type BookTicket, Drawn, type Round, roundView } from "./round.ts";
import type { RoundParts, RunParts } from "./run-parts.ts";
import type { OpenRoundCache } from "./table/open-round-cache.ts";
import { type PlacedTicket, placedTicket } from "./table/public-ticket.ts";
import type { ShownTable } from "./table/shown-table.ts";
import { Tally } from "./table/tally.ts";
import { Flight } from "./tickets/flight.ts";
import type { TakenBackTicket } from "./tickets/take-back-desk.ts";

/** Interval at which presets are paid while a round runs. */
const SWEEP_MS = 100;

/**
 * One round in the hands of its driver: betting, closing, running, settled. Every step is committed before it is
 * announced.
 */
export class RoundRun {
  readonly #parts: RoundParts;
  readonly #betting: Betting;
  readonly #end: RoundEnd;
  #flight: Flight | null = null;

  constructor(parts: RunParts, lease: Lease, shown: ShownTable, openRound: OpenRoundCache, round: Round) {
    const tally = new Tally(shown, parts.clock, round.id, readsBook(round.game));
    this.#parts = { ...parts, lease, shown, openRound, round, tally };
    this.#betting = new Betting(this.#parts);
    this.#end = new RoundEnd(this.#parts);
  }

  get flight(): Flight | null {
    return this.#flight;
  }

  /** True if a stopping server waits for the end of the round. */
  get isAwaited(): boolean {
    return this.#betting.isAwaited;
  }

  /** Announces a new round to everybody. Betting lasts until `closes`, or waits for players. */
  open(closes: Closes | null): void {
    this.#betting.open(closes);
    this.#parts.shown.publish({ type: "opened", round: this.#view("betting") });
  }

  placed(ticket: PlacedTicket): void {
    if (ticket.roundId !== this.#parts.round.id) return;
    this.#parts.tally.note(ticket);
    this.#betting.placed();
  }

  takenBack({ roundId, player, id }: TakenBackTicket): void {
    if (roundId === this.#parts.round.id) this.#parts.tally.takeBack(player, id);
  }

  /** Stops announcing: this server no longer drives the round. */
  drop(): void {
    this.#parts.tally.drop();
  }

  /**
   * Notes the tickets of a round that was open before this term, or whose opening was committed without an answer. Then it
   * is announced now; otherwise round and tickets are on screen already.
   */
  async recall(phase: RoundPhase): Promise<void> {
    const { round, shown, tally } = this.#parts;
    const isShown = shown.round?.id === round.id;
    if (!isShown) shown.publish({ type: "opened", round: this.#view(phase) });
    for (const ticket of await this.#book()) tally.note(placedTicket(round, ticket), isShown);
    if (phase === "betting") this.#betting.reopen();
  }

  /**
   * Plays the round from its current phase. Returns false if it was left open, because the server stops and does not
   * await its end.
   * @throws LostLease
   */
  async proceed(from: RoundPhase, stopping: () => boolean): Promise<boolean> {
    const { log, round } = this.#parts;
    try {
      const end = from === "betting" ? await this.#betting.take(stopping) : "closed";
      if (end === "left") return false;
      if (end === "alone") await this.#void("too few players");
      else await this.#play(from);
    } catch (error) {
      if (error instanceof LostLease) throw error;
      log.error({ err: error, round: round.id }, "a round failed; its stakes go back");
      await this.#void("an error of the house");
    }
    return true;
  }

  /** Closes the book, draws the outcome, and lets the round run to its end. */
  async #play(from: RoundPhase): Promise<void> {
    const { round, tally } = this.#parts;
    if (from === "betting") await this.#advance("betting", "closing", null);
    const book = await this.#book();
    tally.close(book.map((ticket) => placedTicket(round, ticket)));
    const drawn = new Drawn(round, book);
    const open = book.filter((ticket) => ticket.payout === null);
    if (!round.game.leaving) await this.#reveal(open, drawn);
    else if (from === "running") await this.#interrupt(open, drawn);
    else await this.#fly(open, drawn);
  }

  /**
   * Settles a round that cannot be left: outcome and payouts are committed together, then shown. Bettors are told at
   * once, and their screens hold it. All watchers are told the outcome at the start, because their screens draw it; what
   * others were paid is told at the end of the reveal.
   */
  async #reveal(open: readonly BookTicket[], drawn: Drawn): Promise<void> {
    const { clock, lease, news, round, shown } = this.#parts;
    const decisions = open.map((ticket) => stay(round, drawn, ticket));
    const startedAt = clock.now();
    const ending = settledEnding(round, drawn, new Date(startedAt), false);
    const settled = await this.#end.settle(decisions, ending);
    const { outcome, runMs: revealMs } = drawn;
    shown.publish({ type: "started", round: this.#view("running", { startedAt, revealMs, outcome }) });
    await news.tellOwn(round, settled, ending.shownAt);
    const restMs = startedAt + revealMs - clock.now();
    if (restMs > 0) await lease.sleep(restMs);
    const named = new Set(shown.tickets.map(({ id }) => id));
    await this.#tellEnd(settled, ending, paidOf(settled.decisions, named));
    await news.tellAll(round, settled, outcome);
  }

  /** Flies a round that can be left to its end, then settles the tickets that are still in it. */
  async #fly(open: readonly BookTicket[], drawn: Drawn): Promise<void> {
    const { clock, lease, news, round, settlement } = this.#parts;
    await this.#advance("closing", "running", new Date(clock.now()));
    const flight = this.#takeOff(open, drawn);
    const startedAt = clock.now();
    const ahead = settlement.readAhead(open).catch(() => {
      // Players who cannot be read now are read at the end, where a failure is handled.
      return undefined;
    });
    this.#parts.shown.publish({ type: "started", round: this.#view("running", { startedAt }) });
    await this.#untilLanded(flight);
    const decisions = open.map((ticket) => flight.decide(ticket));
    const ending = settledEnding(round, drawn, new Date(startedAt), false);
    const settled = await this.#end.settle(decisions, ending, await ahead);
    const untold = decisions.filter(({ ticket }) => !flight.hasTold(ticket.id));
    const toTell = await durably(lease, () => settlement.toTell(untold, settled));
    await this.#tellEnd(toTell, ending);
    await news.tell(round, toTell, drawn.outcome);
  }

  /** Starts the flight; from now on tickets may leave. */
  #takeOff(open: readonly BookTicket[], drawn: Drawn): Flight {
    const { clock, lease, records, round, tally } = this.#parts;
    const { leaving } = round.game;
    if (!leaving) throw new Error("only a round that can be left flies");
    const left = tally.noteLeft.bind(tally);
    const parts = { ...this.#parts, left, readAnswer: records.cashedOut.bind(records) };
    const flight = new Flight(parts, round, leaving, open, drawn, clock.monotonic());
    this.#flight = flight;
    lease.note(flight);
    return flight;
  }

  async #untilLanded(flight: Flight): Promise<void> {
    try {
      while (flight.remainingMs > 0) {
        flight.sweep();
        await this.#parts.lease.wait(Math.min(SWEEP_MS, flight.remainingMs));
      }
    } catch (error) {
      // Stamped cash-outs are paid before the rest goes back; without the lease this is up to another driver.
      if (!(error instanceof LostLease)) await flight.land();
      throw error;
    }
    await flight.land();
  }

  /**
   * Ends a flight that lost its driver. If it was cut short, presets count, and players without one get their stake
   * back; if it had ended before, it is settled as flown.
   */
  async #interrupt(open: readonly BookTicket[], drawn: Drawn): Promise<void> {
    const { news, round } = this.#parts;
    const interrupted = wasCutShort(round, drawn);
    const decide = interrupted ? cutShort : stay;
    const decisions = open.map((ticket) => decide(round, drawn, ticket));
    const ending = settledEnding(round, drawn, null, interrupted);
    const settled = await this.#end.settle(decisions, ending);
    await this.#tellEnd(settled, ending);
    await news.tell(round, settled, drawn.outcome);
  }

  /** Gives all open stakes back, once, however often that takes. @throws LostLease */
  async #void(voidReason: string): Promise<void> {
    const { lease, news, openRound, round } = this.#parts;
    openRound.set(null);
    const ending = voidedEnding(round, voidReason);
    const settled = await refundAll(this.#parts, lease, round, (refunds) => this.#end.settle(refunds, ending));
    await this.#tellEnd(settled, ending);
    await news.tell(round, settled, null);
  }

  async #tellEnd(settled: Settled<BookTicket>, ending: Ending, paid?: readonly PaidTicket[]): Promise<void> {
    this.#flight = null;
    this.#parts.lease.note(null);
    await this.#end.tell(settled, ending, this.#betting.closesAt, paid);
  }

  #book(): Promise<readonly BookTicket[]> {
    return durably(this.#parts.lease, () => this.#parts.store.book(this.#parts.round));
  }

  #advance(from: RoundPhase, to: RoundPhase, startedAt: Date | null): Promise<void> {
    return durably(this.#parts.lease, () => this.#parts.store.advance(this.#parts.round, from, to, startedAt));
  }

  #view(phase: RoundPhase, more: Partial<RoundView> = {}): RoundView {
    return roundView(this.#parts.round, { phase, closesAt: this.#betting.closesAt, ...more });
  }
}
