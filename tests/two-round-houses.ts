import { type AnyRoundGame, anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { expect } from "vitest";
import { freshDatabase, type TestDatabase } from "./database.ts";
import { testVault } from "./play-house.ts";
import { digit, flightTo } from "./round-games.ts";
import { cuttable, eventually, FakeClock, type Line, type RoundHouse, roundHouse } from "./round-house.ts";

export const vault = testVault();
/** The point at which every flight of these tests ends. */
export const FLIGHT_POINT = 1000;
export const games = [anyGame(flightTo(() => FLIGHT_POINT)), anyGame(digit)];

/** Two servers on one database. */
export class TwoRoundHouses {
  readonly database: TestDatabase;
  /** The old driver's connection to the database. */
  readonly line: Line;
  /** The server that drives until its lease is taken from it, and later comes back. */
  old: RoundHouse;
  readonly next: RoundHouse;

  private constructor(database: TestDatabase, line: Line, old: RoundHouse, next: RoundHouse) {
    this.database = database;
    this.line = line;
    this.old = old;
    this.next = next;
  }

  static async open(played: readonly AnyRoundGame[] = games): Promise<TwoRoundHouses> {
    const database = await freshDatabase();
    const line = cuttable(database.pool);
    const old = await roundHouse(line.pool, played, { vault });
    await old.rounds.start();
    const next = await roundHouse(database.pool, played, { vault, clock: new FakeClock(old.clock.now()) });
    return new TwoRoundHouses(database, line, old, next);
  }

  /** Ends both servers, and expects books without a fault. */
  async finish(): Promise<void> {
    this.line.mend();
    await Promise.all([this.old.finish(), this.next.finish()]);
    expect(await auditPool(this.database.pool, auditRules)).toEqual([]);
    await this.database.drop();
  }

  /** Stalls the old driver until its leases run out, and lets another server take the tables over. */
  async takeOver(by = this.next): Promise<void> {
    await this.database.pool.query("update play_table set lease_until = '-infinity'");
    await by.rounds.start();
    await eventually(async () => {
      const { rows } = await this.database.pool.query("select 1 from play_table where lease_until < now()");
      return rows.length === 0;
    }, "the take-over");
  }

  /** Waits for a round that takes bets as long as no more time passes. */
  async opened(table: string) {
    // A table on periods of the day may be at the end of one, or at the very moment of its lock.
    return this.old.passing(async () => {
      const round = (await this.old.rounds.snapshot(table))?.round;
      const isOpen = round?.phase === "betting" && (round.closesAt ?? Infinity) > this.old.clock.now();
      return isOpen ? round : null;
    });
  }

  async ticket(player: string, bet: unknown, table: string, house = this.old): Promise<string> {
    const placed = await house.place(player, bet, table);
    if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
    return placed.value.ticket.id;
  }

  async roundRow(id: string) {
    const { rows } = await this.database.pool.query("select * from play_round where id = $1", [id]);
    return rows[0];
  }

  async ticketRow(id: string) {
    const { rows } = await this.database.pool.query("select payout, left_at, ended from play_bet where id = $1", [id]);
    return rows[0];
  }

  phaseOf(id: string, phase: string) {
    return this.next.passing(async () => (await this.roundRow(id)).phase === phase);
  }
}
