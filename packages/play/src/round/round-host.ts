import type { AnyBet, AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Table } from "@fairhouse/kernel/game.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type {
  OwnTicket,
  RunningTables,
  TableEvent,
  TableRounds,
  TableSnapshot,
  TicketAnswer,
} from "@fairhouse/protocol/table.ts";
import type { Pool } from "pg";
import type { Announcement } from "../commit/announcement.ts";
import type { GroupCommit } from "../commit/group-commit.ts";
import type { CommandKey } from "../commit/job.ts";
import type { PlayerStore } from "../commit/player-store.ts";
import type { Refusal } from "../commit/refusal.ts";
import type { Games, StakeLimits, Switches } from "../ports.ts";
import type { TableChains } from "../seed/chain-facts.ts";
import { type ChainOptions, ChainStore } from "../seed/chain-store.ts";
import { RoundSettlement } from "./end/round-settlement.ts";
import { RoundDriver } from "./round-driver.ts";
import { RoundNews } from "./round-news.ts";
import { RoundRecords, type TicketTally } from "./round-records.ts";
import { RoundStore } from "./round-store.ts";
import { OpenRoundCache } from "./table/open-round-cache.ts";
import type { PlacedTicket } from "./table/public-ticket.ts";
import { runningTable } from "./table/running-table.ts";
import { ShownTable } from "./table/shown-table.ts";
import { readTable, type StoredTableParts } from "./table/stored-table.ts";
import { TakeBackDesk, type TakenBackTicket } from "./tickets/take-back-desk.ts";
import { TicketDesk } from "./tickets/ticket-desk.ts";

/** The servers that drive tables which this one does not. Null if no server answered. */
export interface TableLink {
  requestCashOut(table: string, player: string, ticket: string): Promise<Result<TicketAnswer, Refusal> | null>;
  requestSnapshot(table: string): Promise<TableSnapshot | null>;
  placed(table: string, ticket: PlacedTicket): void;
  takenBack(table: string, ticket: TakenBackTicket): void;
}

/** The link of a server without others. */
export const noOtherServers: TableLink = {
  requestCashOut: () => Promise.resolve(null),
  requestSnapshot: () => Promise.resolve(null),
  placed: () => undefined,
  takenBack: () => undefined,
};

export interface RoundHostParts {
  /** Used for tickets, leases and settlements. */
  readonly pool: Pool;
  /** Used for the reads of pages, so that a crowd of readers delays no ticket; the same pool by default. */
  readonly readPool?: Pool;
  readonly players: PlayerStore;
  readonly commit: GroupCommit;
  readonly houseAccounts: HouseAccountsOf;
  readonly games: Games;
  readonly roundGames: readonly AnyRoundGame[];
  readonly clock: Clock;
  readonly bus: Bus<Announcement>;
  readonly vault: Vault;
  readonly random: Random;
  readonly limits: StakeLimits;
  readonly switches: Switches;
  readonly log: Log;
  readonly link: TableLink;
  readonly ticks: Ticks;
  /** This server's id (UUID), new at each start. */
  readonly server: string;
  readonly chain: ChainOptions;
  readonly leaseMs: number;
}

/** A table of this house, with the parts that serve it here. */
interface HostedTable {
  readonly game: AnyRoundGame;
  readonly table: Table;
  readonly shown: ShownTable;
  readonly openRound: OpenRoundCache;
  readonly driver: RoundDriver;
}

/** Shared timed rounds: every server takes bets and shows every table, and drives those whose lease it holds. */
export class RoundHost {
  readonly #parts: RoundHostParts;
  readonly #chains: ChainStore;
  readonly #records: RoundRecords;
  /** The same rows for pages, over their own pool. */
  readonly #pages: StoredTableParts;
  readonly #desk: TicketDesk;
  readonly #takeBacks: TakeBackDesk;
  readonly #tables = new Map<string, HostedTable>();
  readonly #catchingUp = new Map<string, Promise<void>>();

  constructor(parts: RoundHostParts) {
    this.#parts = parts;
    this.#chains = new ChainStore(parts);
    const store = new RoundStore({ ...parts, chains: this.#chains });
    this.#records = new RoundRecords(parts.pool, parts.clock);
    const pool = parts.readPool ?? parts.pool;
    this.#pages = {
      store: new RoundStore({ ...parts, pool, chains: this.#chains }),
      records: new RoundRecords(pool, parts.clock),
      clock: parts.clock,
    };
    this.#desk = new TicketDesk({ ...parts, records: this.#records });
    this.#takeBacks = new TakeBackDesk({ ...parts, records: this.#records });
    const settlement = new RoundSettlement(parts);
    const news = new RoundNews(parts.bus);
    const shared = { ...parts, chains: this.#chains, store, records: this.#records, settlement, news };
    for (const game of parts.roundGames) {
      for (const table of game.tables) {
        const shown = new ShownTable(table, game, parts);
        const openRound = new OpenRoundCache(table.id, parts);
        const driver = new RoundDriver(shared, game.id, table, shown, openRound);
        this.#tables.set(table.id, { game, table, shown, openRound, driver });
      }
    }
  }

  /** Inserts the tables' rows and begins to drive, or to wait for a lease to run out. */
  async start(): Promise<void> {
    const tables = [...this.#tables.values()];
    // Over the pool of the pages, which a shut house has too.
    await (this.#parts.readPool ?? this.#parts.pool).query(
      "insert into play_table (id, game) select * from unnest($1::text[], $2::text[]) on conflict do nothing",
      [tables.map(({ table }) => table.id), tables.map(({ game }) => game.id)],
    );
    for (const { driver } of tables) driver.start();
  }

  /** The tables whose rounds a stop would wait for at this moment. */
  get awaited(): readonly string[] {
    return [...this.#tables].flatMap(([table, { driver }]) => (driver.isAwaited ? [table] : []));
  }

  /**
   * Finishes the current rounds, hands over those that take bets for more than a few seconds, and gives the tables
   * back.
   */
  async stop(): Promise<void> {
    const stopped = [...this.#tables.values()].map(({ driver }) => driver.stop());
    this.#chains.close();
    await Promise.all(stopped);
  }

  /** Aborts a stop that takes too long: the next start resumes what is still running. */
  abandon(): void {
    for (const { driver } of this.#tables.values()) driver.abandon();
  }

  /** Returns the game of a table; undefined for an unknown one. */
  gameOf(table: string): AnyRoundGame | undefined {
    return this.#tables.get(table)?.game;
  }

  /** Places a bet that the game's own schema has accepted. */
  async place(player: string, table: string, bet: AnyBet, key: CommandKey): Promise<Result<TicketAnswer, Refusal>> {
    const hosted = this.#tables.get(table);
    if (!hosted) return refuse({ code: "not_found" });
    if (this.#parts.ticks.isShut) return refuse({ code: "house_shut" });
    return this.#desk.place(player, hosted.openRound, bet, key, (ticket) => {
      if (hosted.driver.isDriving) hosted.driver.placed(ticket);
      else this.#parts.link.placed(table, ticket);
    });
  }

  /** Gives a ticket back while betting is open. Neither switches nor limits prevent this: no stake is added. */
  async takeBack(player: string, ticket: string, key: CommandKey): Promise<Result<TicketAnswer, Refusal>> {
    if (this.#parts.ticks.isShut) return refuse({ code: "house_shut" });
    const openRoundOf = (table: string) => this.#tables.get(table)?.openRound;
    return this.#takeBacks.takeBack(player, ticket, key, openRoundOf, (table, taken) => {
      const driver = this.#tables.get(table)?.driver;
      if (driver?.isDriving) driver.takenBack(taken);
      else this.#parts.link.takenBack(table, taken);
    });
  }

  /** Takes a ticket out of its round, at the moment in which its driver receives the request. */
  async cashOut(player: string, ticket: string): Promise<Result<TicketAnswer, Refusal>> {
    if (this.#parts.ticks.isShut) return refuse({ code: "house_shut" });
    for (const { driver } of this.#tables.values()) {
      const answer = driver.cashOut(player, ticket);
      if (answer) return answer;
    }
    const found = await this.#records.whereIs(ticket);
    if (found?.player !== player) return refuse({ code: "not_found" });
    if (found.ended !== null) return this.#cashedOut(ticket, isGivenBack(found));
    const game = this.#parts.games.version(found.game, found.game_version);
    if (game?.kind !== "round" || !game.leaving || found.phase !== "running") {
      return refuse({ code: "cash_out_unavailable" });
    }
    return (await this.#parts.link.requestCashOut(found.table, player, ticket)) ?? refuse({ code: "busy" });
  }

  async snapshot(table: string): Promise<TableSnapshot | null> {
    const hosted = this.#tables.get(table);
    return hosted ? this.#snapshotOf(hosted) : null;
  }

  /** Returns what runs at every table. */
  async running(): Promise<RunningTables> {
    const tables = [...this.#tables.values()].map(async (hosted) =>
      runningTable(await this.#snapshotOf(hosted), hosted.game),
    );
    return { now: this.#parts.clock.now(), tables: await Promise.all(tables) };
  }

  ownTickets(player: string, table: string): Promise<readonly OwnTicket[]> {
    return this.#pages.records.own(player, table);
  }

  /** Returns finished rounds, newest first; `before` is an earlier answer's `next`. */
  async rounds(table: string, before: number | null, limit: number): Promise<TableRounds> {
    const game = this.#tables.get(table)?.game;
    if (!game) return { rounds: [], next: null };
    const rounds = await this.#pages.records.past(game, table, before ?? Number.MAX_SAFE_INTEGER, limit);
    return { rounds, next: rounds.length < limit ? null : (rounds.at(-1)?.number ?? null) };
  }

  /** Returns the chain in play, the next one, and earlier ones. */
  chains(table: string): Promise<TableChains> {
    return this.#pages.records.chains(table);
  }

  /** Returns the largest tickets of a round, with the totals of all; `first`, if it is one of them, leads the list. */
  tickets(round: { readonly id: string; readonly game: AnyRoundGame }, first?: string): Promise<TicketTally> {
    return this.#pages.records.tally(round, first);
  }

  /** Receives an event of a table that another server drives. */
  receive(event: TableEvent): void {
    const hosted = this.#tables.get(event.table);
    if (!hosted || hosted.driver.isDriving) return;
    // The round moved on: the next bet looks again.
    if (event.type !== "tickets" && event.type !== "takenBack" && event.type !== "left") hosted.openRound.forget();
    if (hosted.shown.receive(event)) return;
    this.#catchUp(hosted).catch((error: unknown) => {
      this.#parts.log.error({ err: error, table: event.table }, "what another server's table looks like is not known");
    });
  }

  /** Answers a request of {@link TableLink}; null if this server does not drive the table. */
  answerCashOut(table: string, player: string, ticket: string): Promise<Result<TicketAnswer, Refusal> | null> {
    return this.#tables.get(table)?.driver.cashOut(player, ticket) ?? Promise.resolve(null);
  }

  answerSnapshot(table: string): TableSnapshot | null {
    const hosted = this.#tables.get(table);
    return hosted?.driver.isDriving && hosted.shown.isComplete ? hosted.shown.snapshot() : null;
  }

  answerPlaced(table: string, ticket: PlacedTicket): void {
    this.#tables.get(table)?.driver.placed(ticket);
  }

  answerTakenBack(table: string, ticket: TakenBackTicket): void {
    this.#tables.get(table)?.driver.takenBack(ticket);
  }

  /** Returns the first answer to a repeated cash-out; a ticket that stayed to the end came too late. */
  async #cashedOut(ticket: string, givenBack: boolean): Promise<Result<TicketAnswer, Refusal>> {
    const answer = await this.#records.cashedOut(ticket);
    return answer ? accept(answer) : refuse({ code: givenBack ? "ticket_settled" : "too_late" });
  }

  async #snapshotOf(hosted: HostedTable): Promise<TableSnapshot> {
    const { shown } = hosted;
    if (!shown.isComplete) await this.#catchUp(hosted);
    return shown.snapshot(shown.isComplete ? undefined : await readTable(this.#pages, hosted.table, shown.empty));
  }

  #catchUp(hosted: HostedTable): Promise<void> {
    const { id } = hosted.table;
    const running = this.#catchingUp.get(id);
    if (running) return running;
    const catching = this.#parts.link
      .requestSnapshot(id)
      .then((snapshot) => {
        if (snapshot && !hosted.driver.isDriving) hosted.shown.replace(snapshot);
      })
      .finally(() => this.#catchingUp.delete(id));
    this.#catchingUp.set(id, catching);
    return catching;
  }
}
