import type { Clock } from "@fairhouse/platform/clock.ts";
import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import type { Pool } from "pg";

/** Thrown if this server may no longer drive the table. It must write nothing; the new holder of the lease goes on. */
export class LostLease extends Error {
  constructor() {
    super("the lease of the table is lost");
  }
}

/** A flight of the table, as its lease notes it. */
interface FlightProgress {
  readonly round: string;
  /** Milliseconds on the driver's monotonic clock. */
  readonly flownMs: number;
}

export interface LeaseParts {
  readonly pool: Pool;
  readonly clock: Clock;
  /** This server's id (UUID), new at each start. */
  readonly server: string;
  readonly leaseMs: number;
}

/**
 * One server's term as driver of a table. For other servers the database's clock decides when it ends; here it ends
 * earlier, measured on the server's own monotonic clock from before the request was sent. Renewed every third of its
 * length.
 */
export class Lease {
  readonly table: string;
  /** The fencing token, raised by every take-over; every write of a driver tests it. */
  readonly fence: number;
  readonly #parts: LeaseParts;
  #validUntil: number;
  #over = false;
  #flight: FlightProgress | null = null;
  #sleeper: { wake: () => void; fail: (error: Error) => void } | null = null;
  #cancelRenewal: () => void = () => undefined;
  #renewing: Promise<void> | null = null;

  private constructor(parts: LeaseParts, table: string, fence: number, sentAt: number) {
    this.#parts = parts;
    this.table = table;
    this.fence = fence;
    this.#validUntil = sentAt + parts.leaseMs;
    this.#scheduleRenewal();
  }

  /**
   * Takes the table if no server holds it, or if this one does (after a lost connection). The open round gets the new
   * fence in the same statement, which waits for bets in flight: from then on no write of an older driver matches
   * anything. A running round records how far its driver had flown it; the first loss counts, because nobody flies it
   * any further.
   */
  static async acquire(parts: LeaseParts, table: string): Promise<Lease | null> {
    const sentAt = parts.clock.monotonic();
    const { rows } = await parts.pool.query<{ fence: number }>({
      name: "round-take-table",
      text: `with taken as (
          update play_table set driver = $2, fence = fence + 1, lease_until = clock_timestamp() + $3 * interval '1 ms'
          where id = $1 and (lease_until < clock_timestamp() or driver = $2) returning id, fence, flight, flown_ms
        ), moved as (
          update play_round r set fence = t.fence, flown_ms = case when r.phase = 'running' then
            coalesce(r.flown_ms, case when t.flight = r.id then t.flown_ms end, 0) end from taken t
          where r."table" = t.id and r.phase in ('betting', 'closing', 'running') returning 1
        )
        select fence from taken where (select count(*) from moved) >= 0`,
      values: [table, parts.server, parts.leaseMs],
    });
    const row = rows[0];
    return row ? new Lease(parts, table, row.fence, sentAt) : null;
  }

  get held(): boolean {
    return !this.#over && this.#parts.clock.monotonic() < this.#validUntil;
  }

  /** Makes every renewal from now on note how far this flight has come; null if nothing flies. */
  note(flight: FlightProgress | null): void {
    this.#flight = flight;
  }

  /** @throws LostLease */
  assertHeld(): void {
    if (!this.held) throw new LostLease();
  }

  /**
   * Sleeps until the time has passed or {@link wake} is called. One sleeper at a time.
   * @throws LostLease as soon as the lease is lost.
   */
  async wait(ms: number): Promise<void> {
    this.assertHeld();
    let cancel: () => void = () => undefined;
    try {
      await new Promise<void>((wake, fail) => {
        this.#sleeper = { wake, fail };
        cancel = this.#parts.clock.after(Math.max(0, ms), wake);
      });
    } finally {
      cancel();
      this.#sleeper = null;
    }
    this.assertHeld();
  }

  /** Sleeps for the whole time, even if woken. @throws LostLease */
  async sleep(ms: number): Promise<void> {
    const untilMs = this.#parts.clock.monotonic() + ms;
    for (let rest = ms; rest > 0; rest = untilMs - this.#parts.clock.monotonic()) await this.wait(rest);
  }

  /** Ends a sleep early, because something has changed. */
  wake(): void {
    this.#sleeper?.wake();
  }

  /** Asks the database now if the lease still holds. Never throws. */
  check(): Promise<void> {
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  /** Gives the table back, so that another server takes it without waiting. */
  async release(): Promise<void> {
    this.end();
    await this.#parts.pool.query({
      name: "round-release-table",
      text: `update play_table set driver = null, lease_until = '-infinity' where id = $1 and driver = $2 and fence = $3`,
      values: [this.table, this.#parts.server, this.fence],
    });
  }

  /** Stops renewing; the lease counts as lost from now on. */
  end(): void {
    this.#over = true;
    this.#cancelRenewal();
    this.#sleeper?.fail(new LostLease());
  }

  async #renew(): Promise<void> {
    const sentAt = this.#parts.clock.monotonic();
    try {
      const { rowCount } = await this.#parts.pool.query({
        name: "round-renew-table",
        text: `update play_table set lease_until = clock_timestamp() + $4 * interval '1 ms', flight = $5, flown_ms = $6
          where id = $1 and driver = $2 and fence = $3`,
        values: [this.table, this.#parts.server, this.fence, this.#parts.leaseMs, ...this.#progress()],
      });
      if (rowCount === 0) this.end();
      else this.#validUntil = Math.max(this.#validUntil, sentAt + this.#parts.leaseMs);
    } catch (error) {
      // After any error the lease holds until its end; only an unreachable database is worth another try at once.
      if (!isUnreachable(error)) this.end();
    }
    if (!this.held) this.end();
  }

  #progress(): readonly [string | null, number | null] {
    return this.#flight ? [this.#flight.round, Math.floor(this.#flight.flownMs)] : [null, null];
  }

  #scheduleRenewal(): void {
    const third = this.#parts.leaseMs / 3;
    const untilEnd = Math.max(0, this.#validUntil - this.#parts.clock.monotonic());
    this.#cancelRenewal = this.#parts.clock.after(Math.min(third, untilEnd), () => {
      // A hanging renewal must not hide that the lease ran out meanwhile.
      void this.check();
      if (!this.held) this.end();
      if (!this.#over) this.#scheduleRenewal();
    });
  }
}
