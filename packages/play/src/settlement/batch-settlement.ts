import { setImmediate as nextTurn } from "node:timers/promises";
import { type Ended, isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Pool, PoolClient } from "pg";
import { Draft, type Resettled, type SoldPart } from "../commit/draft.ts";
import type { GroupCommit } from "../commit/group-commit.ts";
import { playStatement } from "../commit/play-statement.ts";
import type { PlayerState } from "../commit/player.ts";
import type { PlayerStore } from "../commit/player-store.ts";
import { WriteSet } from "../commit/write-set.ts";
import { lockPlayers } from "./lock-players.ts";

/** Players read and computed at once: other work runs between portions. */
const PLAYERS_PER_PORTION = 250;
/** Players written at once: while the database writes one portion, the rows of the next are made. */
const PLAYERS_PER_WRITE = 2_500;

/** An open bet that a settlement ends. */
export interface DueBet {
  readonly id: string;
  readonly player: string;
  readonly stake: Money;
  readonly createdAt: Date;
  /** The parts of it that its player sold before; absent where bets are never sold in parts. */
  readonly sold?: { readonly stake: Money; readonly value: Money } | null;
}

/** The decided result of an open bet. */
export interface Decision<Bet extends DueBet> {
  readonly ticket: Bet;
  readonly payout: Money;
  readonly ended: Ended;
  /** Hundredths at which it left its round; null unless it was cashed out. */
  readonly leftAt: number | null;
  /** Absent for bets whose outcome is that of what they waited for. */
  readonly outcome?: unknown;
  /** Set if the bet was settled before, and is settled again; the gate writes the new payout into its row. */
  readonly again?: Pick<Resettled, "number" | "was" | "reversal">;
  /** Set if only a part of the bet is sold, which stays open; the payout is the price of the part. */
  readonly part?: Pick<SoldPart, "number" | "stake">;
}

/** The thing that open bets wait for, a round for example, inside the transaction that settles them. */
export interface SettlementGate {
  /** Locks it before any player. False if it is not as the decisions assume: nothing is then written. */
  lock(client: PoolClient): Promise<boolean>;
  /**
   * Returns those of the bets, by id, that were settled earlier, or again since they were read. Null if a bet has
   * otherwise changed since: nothing is then written. Their players are locked, without whom no bet changes.
   */
  settledOf(client: PoolClient, bets: readonly string[]): Promise<ReadonlySet<string> | null>;
  /** Writes its own end, after the bets. @param settled the bets that were written, by id. */
  close(client: PoolClient, at: Date, settled: ReadonlySet<string>): Promise<void>;
}

/** Player states by player id. */
export type Players = ReadonlyMap<string, PlayerState>;

/** The result of a written settlement. */
export interface Settled<Bet extends DueBet> {
  readonly decisions: readonly Decision<Bet>[];
  /** All players concerned, in their state after it. */
  readonly players: Players;
  readonly at: Date;
}

export interface SettlementParts {
  readonly pool: Pool;
  readonly players: PlayerStore;
  readonly houseAccounts: HouseAccountsOf;
  readonly commit: GroupCommit;
  readonly clock: Clock;
}

/**
 * Settles any number of open bets in one transaction: what they wait for is locked first, then their players in the
 * order of their ids, as everywhere in this house, so that it cannot be part of a deadlock. Bets have no locks of their
 * own, because nobody ends one, or sells a part of it, without its player.
 */
export class BatchSettlement {
  readonly #parts: SettlementParts;

  constructor(parts: SettlementParts) {
    this.#parts = parts;
  }

  /** Reads players for an imminent settlement that must not wait for ten thousand rows. */
  async readAhead(bets: readonly DueBet[]): Promise<Players> {
    return this.#read(this.#parts.pool, [...new Set(bets.map(({ player }) => player))]);
  }

  /**
   * Writes the decisions on bets that are still open. Null if nothing was written, as the gate says. Players
   * who were read ahead are read again only if they changed since.
   * @throws the database's error; it is then unknown if the settlement was written, and a repeated call with the same
   * arguments tells.
   */
  async settle<Bet extends DueBet>(
    gate: SettlementGate,
    decisions: readonly Decision<Bet>[],
    ahead: Players = new Map(),
  ): Promise<Settled<Bet> | null> {
    const { pool, clock, commit } = this.#parts;
    const at = new Date(clock.now());
    const players = [...byPlayer(decisions).keys()];
    const missing = await this.#read(
      pool,
      players.filter((player) => !ahead.has(player)),
    );
    const read = missing.size === 0 ? ahead : new Map([...ahead, ...missing]);
    const settled = await inTransaction(pool, async (client) => {
      // After a while a prepared statement is planned for ten rows, regardless of its arguments; here it may be ten
      // thousand.
      await client.query("set local plan_cache_mode = force_custom_plan");
      if (!(await gate.lock(client))) return null;
      if (decisions.length === 0) {
        await gate.close(client, at, new Set());
        return { decisions, players: new Map<string, PlayerState>(), at };
      }
      const current = await this.#lock(client, players, read);
      const known = await gate.settledOf(
        client,
        decisions.map(({ ticket }) => ticket.id),
      );
      if (known === null) return null;
      const due = known.size === 0 ? decisions : decisions.filter(({ ticket }) => !known.has(ticket.id));
      const paid = await this.#pay(client, due, current, at);
      await gate.close(client, at, new Set(due.map(({ ticket }) => ticket.id)));
      return { decisions: due, players: paid, at };
    });
    for (const player of settled?.players.keys() ?? []) commit.forget(player);
    return settled;
  }

  /** Locks players and returns their current states: those that were read, unless they have changed since. */
  async #lock(client: PoolClient, players: readonly string[], read: Players): Promise<Players> {
    const changed = await lockPlayers(
      client,
      players.map((id) => ({ id, version: read.get(id)?.version ?? null })),
    );
    return changed.size === 0 ? read : new Map([...read, ...(await this.#read(client, [...changed]))]);
  }

  /** Writes the effects of decisions on players who are locked; returns their states after it. */
  async #pay(
    client: PoolClient,
    due: readonly Decision<DueBet>[],
    current: Players,
    at: Date,
  ): Promise<Map<string, PlayerState>> {
    const after = new Map<string, PlayerState>();
    let written: Promise<unknown> = Promise.resolve();
    for (const owned of portions([...byPlayer(due)], PLAYERS_PER_WRITE)) {
      const writes = new WriteSet();
      for (const [place, [player, own]] of owned.entries()) {
        if (place % PLAYERS_PER_PORTION === 0) await Promise.race([written, nextTurn()]);
        const was = current.get(player);
        if (!was) throw new Error(`no player ${player} of a ticket`);
        const draft = new Draft(was, this.#parts.houseAccounts(was.currency), at.getTime());
        for (const decision of own) enter(draft, decision);
        writes.add(was, draft.player, [{ draft, key: null }]);
        after.set(player, draft.player);
      }
      // Sent at once: the database begins with it when it has written the portion before it.
      written = Promise.all([written, writeAll(client, writes)]);
    }
    await written;
    return after;
  }

  async #read(db: Pool | PoolClient, ids: readonly string[]): Promise<Players> {
    const read = new Map<string, PlayerState>();
    for (const some of portions(ids, PLAYERS_PER_PORTION)) {
      for (const [id, state] of await this.#parts.players.load(db, some)) read.set(id, state);
    }
    return read;
  }
}

/** Enters what a decision moves and changes. */
function enter(draft: Draft, { ticket, payout, ended, leftAt, outcome = null, again, part }: Decision<DueBet>): void {
  const { id, stake, createdAt } = ticket;
  const sold = ticket.sold ?? { stake: 0, value: 0 };
  if (part !== undefined) {
    draft.sellPart({ bet: id, ...part }, payout);
  } else if (again !== undefined) {
    const { was, ...numbered } = again;
    draft.resettle({ id, stake: stake - sold.stake, was: was - sold.value, ...numbered }, payout - sold.value);
  } else {
    const change = { id, stake, payout, outcome, ended, leftAt };
    if (isGivenBack(change)) draft.giveBack(change, createdAt.getTime());
    else draft.settle(change, payout, sold);
  }
}

function* portions<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

export function byPlayer<Bet extends DueBet>(decisions: readonly Decision<Bet>[]): Map<string, Decision<Bet>[]> {
  const owned = new Map<string, Decision<Bet>[]>();
  for (const decision of decisions) {
    const own = owned.get(decision.ticket.player);
    if (own) own.push(decision);
    else owned.set(decision.ticket.player, [decision]);
  }
  return owned;
}

/** Writes rows of players who are locked. */
async function writeAll(client: PoolClient, writes: WriteSet): Promise<void> {
  const admitted = await playStatement.write(client, writes);
  const refused = writes.owners.length - admitted.size;
  if (refused > 0) throw new Error(`${refused} locked players were not admitted`);
}
