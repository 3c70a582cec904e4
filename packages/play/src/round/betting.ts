import { durably } from "./durably.ts";
import type { RoundParts } from "./run-parts.ts";

/** Interval at which a table that waits for players counts those of other servers. */
const RECOUNT_MS = 1_000;
/** A stopping server waits for a round that closes within this time, and hands over one that takes bets for longer. */
const AWAITED_MS = 5_000;

/** The end of betting, as monotonic time and wall time. */
export interface Closes {
  readonly atMs: number;
  readonly wall: number;
}

/**
 * The end of betting: its time came, one player stayed alone for too long, or the server stops and leaves the round to
 * the table's next driver.
 */
type BettingEnd = "closed" | "alone" | "left";

/** The first phase of a round: bets are taken until a time that is set at once, or once enough players have come. */
export class Betting {
  readonly #parts: RoundParts;
  #takesBets = false;
  /** Null while the table waits for players. */
  #closes: Closes | null = null;

  constructor(parts: RoundParts) {
    this.#parts = parts;
  }

  /** Wall time of the end of betting, past or future; null while the table waits for players. */
  get closesAt(): number | null {
    return this.#closes?.wall ?? this.#parts.round.closesAt;
  }

  /**
   * True if a stopping server waits for the end of the round. False while the round takes bets and has none, or closes
   * in more than a few seconds: the table's next driver resumes it. A flight is flown to its end, because its duration
   * must stay secret.
   */
  get isAwaited(): boolean {
    if (!this.#takesBets) return true;
    if (!this.#closes || this.#parts.tally.count === 0) return false;
    return this.#closes.atMs - this.#parts.clock.monotonic() <= AWAITED_MS;
  }

  /** Lets bets in, until a time or until enough players have come. */
  open(closes: Closes | null): void {
    this.#closes = closes;
    const { round, openRound } = this.#parts;
    const { id, game, fence, carry } = round;
    openRound.set({ id, game, fence, carry, closesAt: closes?.wall ?? null });
  }

  /**
   * Lets bets in again after a change of drivers. A period keeps its end, which the UTC day sets for every driver; a
   * betting time without a fixed end starts over.
   */
  reopen(): void {
    const { round, clock } = this.#parts;
    const { table, closesAt } = round;
    const isPeriod = table.start === "utc" && closesAt !== null;
    this.open(isPeriod ? { atMs: clock.monotonic() + (closesAt - clock.now()), wall: closesAt } : null);
  }

  /** Called when a ticket was placed: perhaps the table waited for it. */
  placed(): void {
    if (!this.#closes) this.#parts.lease.wake();
  }

  /** Takes bets until betting ends. @throws LostLease */
  async take(stopping: () => boolean): Promise<BettingEnd> {
    this.#takesBets = true;
    const closes = this.#closes ?? (await this.#awaitPlayers(stopping));
    const end = typeof closes === "string" ? closes : await this.#awaitClosing(closes, stopping);
    this.#takesBets = false;
    this.#parts.openRound.set(null);
    return end;
  }

  /** Waits for enough players, then starts the clock. */
  async #awaitPlayers(stopping: () => boolean): Promise<Closes | "alone" | "left"> {
    const { clock, lease, tally, records, round } = this.#parts;
    const { minPlayers, aloneMs } = round.table;
    let aloneUntilMs = Number.POSITIVE_INFINITY;
    for (;;) {
      if (stopping()) return "left";
      if (tally.bettors >= minPlayers) return this.#startClock();
      const now = clock.monotonic();
      aloneUntilMs = tally.bettors > 0 ? Math.min(aloneUntilMs, now + aloneMs) : Number.POSITIVE_INFINITY;
      if (now >= aloneUntilMs) return "alone";
      await lease.wait(Math.min(RECOUNT_MS, aloneUntilMs - now));
      tally.noteBettors(await durably(lease, () => records.bettors(round.id)));
    }
  }

  async #startClock(): Promise<Closes> {
    const { clock, lease, store, shown, round } = this.#parts;
    const { bettingMs } = round.table;
    const closes = { atMs: clock.monotonic() + bettingMs, wall: clock.now() + bettingMs };
    await durably(lease, () => store.setClosesAt(round, closes.wall));
    this.open(closes);
    shown.publish({ type: "clock", roundId: round.id, closesAt: closes.wall });
    return closes;
  }

  async #awaitClosing({ atMs }: Closes, stopping: () => boolean): Promise<"closed" | "left"> {
    const { clock, lease } = this.#parts;
    for (;;) {
      if (stopping() && !this.isAwaited) return "left";
      const restMs = atMs - clock.monotonic();
      if (restMs <= 0) return "closed";
      await lease.wait(restMs);
    }
  }
}
