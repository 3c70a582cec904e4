import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { Table } from "@fairhouse/kernel/game.ts";
import type { Result } from "@fairhouse/kernel/result.ts";
import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import type { RoundPhase, TicketAnswer } from "@fairhouse/protocol/table.ts";
import type { Refusal } from "../commit/refusal.ts";
import type { Games, Switches } from "../ports.ts";
import type { ChainStore } from "../seed/chain-store.ts";
import type { Closes } from "./betting.ts";
import { durably } from "./durably.ts";
import { showRest } from "./end/reveal.ts";
import { Lease, type LeaseParts, LostLease } from "./lease.ts";
import { utcOpening } from "./opening-time.ts";
import { OPEN_PHASES } from "./round.ts";
import { RoundRun } from "./round-run.ts";
import type { Opening, RoundRow } from "./round-store.ts";
import type { RunParts } from "./run-parts.ts";
import type { OpenRoundCache } from "./table/open-round-cache.ts";
import type { PlacedTicket } from "./table/public-ticket.ts";
import type { ShownTable } from "./table/shown-table.ts";
import { isRevealing, readTable, type StoredTableParts } from "./table/stored-table.ts";
import type { TakenBackTicket } from "./tickets/take-back-desk.ts";

/** Pause before a table asks again for the value that its next chain waits for. */
const SALT_PAUSE_MS = 10_000;

/** Pause of a table after an error, or while its game is off. */
const PAUSE_MS = 1_000;

/** Pause before a table that cannot be driven at all is tried again: each try raises its fence. */
const TROUBLE_PAUSE_MS = 10_000;

export interface DriverParts extends RunParts, LeaseParts, StoredTableParts {
  readonly chains: ChainStore;
  readonly games: Games;
  readonly switches: Switches;
}

/**
 * Drives one table while this server holds its lease, and tries to take it when no server does. A driver that loses the
 * lease stops in the middle of anything it does; the next one goes on from the state in the database.
 */
export class RoundDriver {
  readonly #parts: DriverParts;
  readonly #game: string;
  readonly #table: Table;
  readonly #shown: ShownTable;
  readonly #openRound: OpenRoundCache;
  #lease: Lease | null = null;
  #run: RoundRun | null = null;
  #stopping = false;
  #endPause: () => void = () => undefined;
  #loop: Promise<void> = Promise.resolve();
  /** Monotonic time until which the last result stays on screen. */
  #resultUntilMs = 0;
  /** True if the last opening failed, perhaps because of what the previous round handed on. */
  #startOver = false;

  constructor(parts: DriverParts, game: string, table: Table, shown: ShownTable, openRound: OpenRoundCache) {
    this.#parts = parts;
    this.#game = game;
    this.#table = table;
    this.#shown = shown;
    this.#openRound = openRound;
  }

  get isDriving(): boolean {
    return this.#lease?.held ?? false;
  }

  /** True if a stop waits for the end of the current round. */
  get isAwaited(): boolean {
    return this.#run?.isAwaited ?? false;
  }

  start(): void {
    this.#loop = this.#watch();
  }

  /**
   * Finishes the current round, or leaves it open if its end is not awaited, opens no other, and gives the table back.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#endPause();
    this.#lease?.wake();
    await this.#loop;
  }

  /** Drops the round in the middle of anything that happens in it, as a lost lease does. */
  abandon(): void {
    this.#lease?.end();
  }

  /** Cashes a ticket out; null if this server drives no running round with it. */
  cashOut(player: string, ticket: string): Promise<Result<TicketAnswer, Refusal>> | null {
    return this.#run?.flight?.cashOut(player, ticket) ?? null;
  }

  placed(ticket: PlacedTicket): void {
    this.#run?.placed(ticket);
  }

  takenBack(ticket: TakenBackTicket): void {
    this.#run?.takenBack(ticket);
  }

  async #watch(): Promise<void> {
    while (!this.#stopping) {
      if (this.#parts.ticks.isShut) {
        await this.#pause(PAUSE_MS);
        continue;
      }
      try {
        const lease = await Lease.acquire(this.#parts, this.#table.id);
        if (lease) await this.#serve(lease);
        else await this.#pause(this.#parts.leaseMs / 3);
      } catch (error) {
        const { log } = this.#parts;
        if (!(error instanceof LostLease))
          log.error({ err: error, table: this.#table.id }, "a table has no driver here");
        await this.#pause(error instanceof LostLease || isUnreachable(error) ? PAUSE_MS : TROUBLE_PAUSE_MS);
      }
    }
  }

  async #serve(lease: Lease): Promise<void> {
    this.#lease = lease;
    this.#openRound.keep(() => lease.check());
    try {
      // A lost driver may have committed results that were never announced.
      await durably(lease, () => this.#parts.ticks.raise());
      const stored = await durably(lease, () => readTable(this.#parts, this.#table, this.#shown.empty));
      this.#shown.lead(lease.fence, stored);
      while (await this.#playNext(lease));
      await lease.release();
    } finally {
      lease.end();
      this.#openRound.keep(null);
      this.#shown.follow();
      this.#run?.drop();
      this.#run = null;
      this.#lease = null;
    }
  }

  /** Plays the open round, or opens one. Returns false if this server stops and leaves the table. @throws LostLease */
  async #playNext(lease: Lease): Promise<boolean> {
    const last = await durably(lease, () => this.#parts.store.last(this.#table.id));
    let phase: RoundPhase = "betting";
    if (last && OPEN_PHASES.includes(last.phase)) {
      phase = last.phase;
      const round = await durably(lease, () => this.#parts.store.revive(last, this.#table));
      this.#run = new RoundRun(this.#parts, lease, this.#shown, this.#openRound, round);
      await this.#run.recall(phase);
      this.#startOver = false;
    } else {
      if (this.#stopping) return false;
      if (last && isRevealing(last, this.#parts.clock.now())) return this.#showRest(lease, last);
      this.#run = await this.#open(lease, last);
      if (!this.#run) return true;
    }
    const finished = await this.#run.proceed(phase, () => this.#stopping);
    this.#run.drop();
    this.#run = null;
    this.#resultUntilMs = this.#parts.clock.monotonic() + (this.#stopping ? 0 : this.#table.resultMs);
    return finished;
  }

  async #showRest(lease: Lease, last: RoundRow): Promise<true> {
    const round = await durably(lease, () => this.#parts.store.revive(last, this.#table));
    await showRest(this.#parts, lease, this.#shown, round, last);
    this.#resultUntilMs = this.#parts.clock.monotonic() + this.#table.resultMs;
    return true;
  }

  /** Opens the next round; null if none could be opened yet, usually after a wait. */
  async #open(lease: Lease, last: RoundRow | null): Promise<RoundRun | null> {
    const { switches, log } = this.#parts;
    if (switches.gameOff(this.#game) || switches.draining()) return this.#later(lease, PAUSE_MS);
    const time = this.#openingTime(last);
    if ("delayMs" in time) return this.#later(lease, time.delayMs);
    try {
      const opening = await this.#prepare(lease, last);
      if (!opening) return await this.#awaitSalt(lease);
      const closes = this.#table.minPlayers > 0 ? null : this.#closes(time.closesAt);
      const complete: Opening = { ...opening, closesAt: closes?.wall ?? null };
      const round = await this.#parts.store.open(this.#table, lease.fence, complete, last);
      if (!round) return null;
      if (last?.revealed === null) await durably(lease, () => this.#parts.ticks.raise());
      this.#startOver = false;
      this.#prepareChain(lease);
      const run = new RoundRun(this.#parts, lease, this.#shown, this.#openRound, round);
      run.open(closes);
      return run;
    } catch (error) {
      if (error instanceof LostLease) throw error;
      if (!this.#stopping) log.error({ err: error, table: this.#table.id }, "a round could not be opened");
      this.#startOver = true;
      return this.#later(lease, PAUSE_MS);
    }
  }

  /** Returns the time of the next opening; `closesAt` null means the whole betting time from now on. */
  #openingTime(last: RoundRow | null): { readonly closesAt: number | null } | { readonly delayMs: number } {
    const { clock } = this.#parts;
    if (this.#table.start === "utc") return utcOpening(this.#table, clock.now(), last?.closes_at?.getTime() ?? null);
    const delayMs = this.#resultUntilMs - clock.monotonic();
    return delayMs > 0 ? { delayMs } : { closesAt: null };
  }

  #closes(closesAt: number | null): Closes {
    const { clock } = this.#parts;
    const wall = closesAt ?? clock.now() + this.#table.bettingMs;
    return { atMs: clock.monotonic() + (wall - clock.now()), wall };
  }

  /**
   * Prepares the next opening. The last round's carry is valid under the same rules only, and a voided round hands on
   * nothing: its link is public, so the next starts afresh. Null if the chain waits for its salt.
   */
  async #prepare(lease: Lease, last: RoundRow | null): Promise<Omit<Opening, "closesAt"> | null> {
    const game = this.#rules();
    const follows = !this.#startOver && last?.phase === "settled" && last.game_version === game.version;
    const { carry: handed, fresh } = game.open(follows ? last.carry_after : null);
    const isHidden = follows && last.revealed === null;
    if (!fresh && isHidden) return { game, carry: handed, chain: null };
    // A link shown before its last round, as by a restoration, is no longer played, and its carry is dropped.
    const { carry } = fresh ? { carry: handed } : game.open(null);
    const chain = await durably(lease, () => this.#parts.chains.current(this.#table.id, lease.fence));
    return chain && { game, carry, chain };
  }

  /** Waits for the value of an announced source: the table stands still, and everybody sees why. */
  #awaitSalt(lease: Lease): Promise<null> {
    this.#parts.log.error(
      { table: this.#table.id },
      "the table waits for the value of the announced source of its next salt: npm run admin -- chain value",
    );
    return this.#later(lease, SALT_PAUSE_MS);
  }

  /** Prepares the next chain while this one is played. A failure is tried again at the next opening. */
  #prepareChain(lease: Lease): void {
    const { chains, log } = this.#parts;
    chains.prepareNext(this.#table.id, lease.fence).catch((error: unknown) => {
      if (this.#stopping || error instanceof LostLease) return;
      log.error({ err: error, table: this.#table.id }, "the next chain could not be made");
    });
  }

  #rules(): AnyRoundGame {
    const game = this.#parts.games.latest(this.#game);
    if (game?.kind !== "round") throw new Error(`no rules for rounds of ${this.#game}`);
    return game;
  }

  async #later(lease: Lease, ms: number): Promise<null> {
    if (!this.#stopping) await lease.wait(ms);
    return null;
  }

  async #pause(ms: number): Promise<void> {
    if (this.#stopping) return;
    await new Promise<void>((resolve) => {
      const cancel = this.#parts.clock.after(ms, resolve);
      this.#endPause = () => {
        cancel();
        resolve();
      };
    });
  }
}
