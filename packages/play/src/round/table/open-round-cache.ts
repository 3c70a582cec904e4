import type { AnyCarry } from "@fairhouse/kernel/any-game.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { Pool } from "pg";
import type { Games } from "../../ports.ts";
import type { OpenRound } from "../round.ts";
import { TableTickets } from "./table-tickets.ts";

/**
 * Milliseconds after closing time at which a server that does not drive stops sending bets, so that they do not hold
 * the round open.
 */
const GRACE_MS = 250;

/**
 * The open round of a table, as far as this server knows. Only a hint: the statement of a ticket tests phase and fence
 * of the round in the database. The local driver sets it; without one it is read on demand.
 */
export class OpenRoundCache {
  /** The counts of tickets by player in the open round. */
  readonly tickets: TableTickets;
  readonly #table: string;
  readonly #pool: Pool;
  readonly #games: Games;
  readonly #clock: Clock;
  readonly #log: Log;
  #round: OpenRound | null = null;
  #isKnown = false;
  /** Makes the local driver verify that it still drives; null while this server does not drive the table. */
  #driver: (() => Promise<void>) | null = null;
  #reading: Promise<void> | null = null;

  constructor(table: string, parts: { pool: Pool; games: Games; clock: Clock; log: Log }) {
    this.tickets = new TableTickets(parts.pool);
    this.#table = table;
    this.#pool = parts.pool;
    this.#games = parts.games;
    this.#clock = parts.clock;
    this.#log = parts.log;
  }

  get current(): OpenRound | null {
    if (!this.#driver && this.#round?.closesAt && this.#clock.now() > this.#round.closesAt + GRACE_MS) return null;
    return this.#round;
  }

  /** False since drivers or rounds have changed, until the round is read or set: without one, bets may be open or not. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Lets the local driver set the round from now on; null if the driver left. */
  keep(driver: (() => Promise<void>) | null): void {
    this.#driver = driver;
    this.forget();
  }

  set(round: OpenRound | null): void {
    this.#round = round;
    this.#isKnown = true;
  }

  /** Makes the next bet look again. */
  forget(): void {
    this.#round = null;
    this.#isKnown = false;
  }

  /**
   * Finds the open round, unless it is known until when, or the local driver has it: the driver then sets it. A driver
   * that has just begun reads a whole table first, which takes a while on a busy machine, and its round takes bets
   * meanwhile. A round that waits for players may have closed since it was read.
   */
  async find(): Promise<void> {
    if (!this.#isLed && (this.current?.closesAt ?? null) === null) await this.refresh();
  }

  /** Starts a refresh, because the known round is in doubt. */
  doubt(): void {
    this.refresh().catch((error: unknown) => {
      this.#log.error({ err: error, table: this.#table }, "the open round of a table is not known");
    });
  }

  /** Refreshes the round: the local driver checks its lease, others ask the database. */
  refresh(): Promise<void> {
    if (this.#driver !== null && this.#isKnown) return this.#driver();
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const driver = this.#driver;
    const { rows } = await this.#pool.query<{
      id: string;
      fence: number;
      game: string;
      game_version: number;
      carry: AnyCarry;
      closes_at: Date | null;
    }>({
      name: "round-open",
      text: `select id, fence, game, game_version, carry, closes_at from play_round where "table" = $1 and phase = 'betting'`,
      values: [this.#table],
    });
    // Drivers may have changed while the answer was on its way, and with them the fence, or one has set the round here.
    if (this.#isLed || this.#driver !== driver) return;
    const row = rows[0];
    const game = row && this.#games.version(row.game, row.game_version);
    this.set(
      row && game?.kind === "round"
        ? { id: row.id, game, fence: row.fence, carry: row.carry, closesAt: row.closes_at?.getTime() ?? null }
        : null,
    );
  }

  get #isLed(): boolean {
    return this.#driver !== null && this.#isKnown;
  }
}
