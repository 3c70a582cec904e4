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
const PLAYERS_PER_WRITE = 5_000;

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
   * otherwise changed since: nothing is then written.
   */
  settledOf(client: PoolClient, bets: readonly string[]): Promise<ReadonlySet<string> | null>;
  /** Writes its own end, after the bets. @param settled the bets that were written, by id. */
  close(client: PoolClient, at: Date, settled: ReadonlySet<string>): Promise<void>;
}

/** The effects of decisions on one player, from the state that was read. */
interface Share {
  readonly was: PlayerState;
  readonly draft: Draft;
  readonly decisions: number;
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
 * order of their ids, as everywhere in this house, so that it cannot be part of a deadlock.
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
    // Computed before anything is locked, and again only for players who play meanwhile.
    const shares = await this.#sharesOf(pool, decisions, at, ahead);
    const settled = await inTransaction(pool, async (client) => {
      // After a while a prepared statement is planned for ten rows, regardless of its arguments; here it may be ten
      // thousand.
      await client.query("set local plan_cache_mode = force_custom_plan");
      if (!(await gate.lock(client))) return null;
      const known = await gate.settledOf(
        client,
        decisions.map(({ ticket }) => ticket.id),
      );
      if (known === null) return null;
      const due = known.size === 0 ? decisions : decisions.filter(({ ticket }) => !known.has(ticket.id));
      const players = await this.#pay(client, due, shares, at);
      await gate.close(client, at, new Set(due.map(({ ticket }) => ticket.id)));
      return { decisions: due, players, at };
    });
    for (const player of settled?.players.keys() ?? []) commit.forget(player);
    return settled;
  }

  async #pay(
    client: PoolClient,
    due: readonly Decision<DueBet>[],
    shares: ReadonlyMap<string, Share>,
    at: Date,
  ): Promise<Map<string, PlayerState>> {
    const after = new Map<string, PlayerState>();
    if (due.length === 0) return after;
    const owned = byPlayer(due);
    const read = [...owned.keys()].map((id) => ({ id, version: shares.get(id)?.was.version ?? null }));
    const changed = await lockPlayers(client, read);
    const stale = due.filter(({ ticket: { player } }) => {
      return changed.has(player) || shares.get(player)?.decisions !== owned.get(player)?.length;
    });
    const again = await this.#sharesOf(client, stale, at);
    let writing = Promise.resolve();
    for (const players of portions([...owned.keys()], PLAYERS_PER_WRITE)) {
      const writes = new WriteSet();
      for (const player of players) {
        const share = again.get(player) ?? shares.get(player);
        if (!share) throw new Error(`no player ${player} of a ticket`);
        writes.add(share.was, share.draft.player, [{ draft: share.draft, key: null }]);
        after.set(player, share.draft.player);
      }
      await writing;
      writing = writeAll(client, writes);
    }
    await writing;
    return after;
  }

  /** Computes the effects of the decisions on each player, from their current state or the one read ahead. */
  async #sharesOf(
    db: Pool | PoolClient,
    decisions: readonly Decision<DueBet>[],
    at: Date,
    ahead: Players = new Map(),
  ): Promise<Map<string, Share>> {
    const owned = byPlayer(decisions);
    const read = await this.#read(
      db,
      [...owned.keys()].filter((player) => !ahead.has(player)),
    );
    const shares = new Map<string, Share>();
    for (const [player, own] of owned) {
      if (shares.size % PLAYERS_PER_PORTION === 0) await nextTurn();
      const was = ahead.get(player) ?? read.get(player);
      if (!was) continue;
      const draft = new Draft(was, this.#parts.houseAccounts(was.currency), at.getTime());
      for (const decision of own) enter(draft, decision);
      shares.set(player, { was, draft, decisions: own.length });
    }
    return shares;
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
