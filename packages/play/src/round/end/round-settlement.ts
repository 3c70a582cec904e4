import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnyCarry, AnyOutcome } from "@fairhouse/kernel/any-game.ts";
import { type Ended, isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { RoundPhase } from "@fairhouse/protocol/table.ts";
import type { Pool, PoolClient } from "pg";
import { Draft } from "../../commit/draft.ts";
import type { GroupCommit } from "../../commit/group-commit.ts";
import { playStatement } from "../../commit/play-statement.ts";
import type { PlayerState } from "../../commit/player.ts";
import type { PlayerStore } from "../../commit/player-store.ts";
import { WriteSet } from "../../commit/write-set.ts";
import type { BookTicket, Round } from "../round.ts";
import { reveal, toJson } from "../round-store.ts";
import { lockPlayers, standOf } from "./settlement-reads.ts";

/** Players read and computed at once: other work runs between portions. */
const PLAYERS_PER_PORTION = 250;
/** Players written at once: while the database writes one portion, the rows of the next are made. */
const PLAYERS_PER_WRITE = 5_000;

/** The decided result of a ticket. */
export interface Decision {
  readonly ticket: BookTicket;
  readonly payout: Money;
  readonly ended: Ended;
  /** Hundredths at which it left the round; null unless it was cashed out. */
  readonly leftAt: number | null;
}

/** The end of a round, written together with the last of its tickets. */
export interface Ending {
  readonly phase: "settled" | "voided";
  readonly outcome: AnyOutcome | null;
  readonly carryAfter: AnyCarry | null;
  readonly startedAt: Date | null;
  /** The end of its reveal; null if it is shown already. */
  readonly shownAt: Date | null;
  readonly interrupted: boolean;
  readonly voidReason: string | null;
  /** The link, if nothing depends on it any more. */
  readonly revealed: string | null;
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
export interface Settled {
  readonly decisions: readonly Decision[];
  /** All players concerned, in their state after it. */
  readonly players: Players;
  readonly at: Date;
}

/**
 * Settles many tickets of one round in one transaction: the round is locked first, then its players in the order of
 * their ids, as everywhere in this house, so that it cannot be part of a deadlock.
 */
export class RoundSettlement {
  readonly #pool: Pool;
  readonly #players: PlayerStore;
  readonly #houseAccounts: HouseAccountsOf;
  readonly #commit: GroupCommit;
  readonly #clock: Clock;

  constructor(parts: {
    pool: Pool;
    players: PlayerStore;
    houseAccounts: HouseAccountsOf;
    commit: GroupCommit;
    clock: Clock;
  }) {
    this.#pool = parts.pool;
    this.#players = parts.players;
    this.#houseAccounts = parts.houseAccounts;
    this.#commit = parts.commit;
    this.#clock = parts.clock;
  }

  /** Reads the current players of tickets, for an imminent settlement that must not wait for ten thousand rows. */
  async readAhead(tickets: readonly BookTicket[]): Promise<Players> {
    return this.#read(this.#pool, [...new Set(tickets.map(({ player }) => player))]);
  }

  /**
   * Writes the decisions on tickets that are still open, and with an ending closes the round. Null if the round is not
   * in one of these phases under this fence: nothing was then written. Players who were read ahead are read again only
   * if they changed since.
   * @throws the database's error; it is then unknown if the settlement was written, and a repeated call with the same
   * arguments tells.
   */
  async settle(
    round: Round,
    phases: readonly RoundPhase[],
    decisions: readonly Decision[],
    ending: Ending | null,
    ahead: Players = new Map(),
  ): Promise<Settled | null> {
    const at = new Date(this.#clock.now());
    // Computed before anything is locked, and again only for players who play meanwhile.
    const shares = await this.#sharesOf(this.#pool, decisions, at, ahead);
    const settled = await inTransaction(this.#pool, async (client) => {
      // After a while a prepared statement is planned for ten rows, regardless of its arguments; here it may be ten
      // thousand.
      await client.query("set local plan_cache_mode = force_custom_plan");
      const held = await client.query(
        `select 1 from play_round where id = $1 and fence = $2 and phase = any($3) for ${ending ? "update" : "share"}`,
        [round.id, round.fence, phases],
      );
      if (held.rowCount === 0) return null;
      const { open, settled } = await standOf(
        client,
        round.id,
        decisions.map(({ ticket }) => ticket.id),
      );
      const due = settled.size === 0 ? decisions : decisions.filter(({ ticket }) => !settled.has(ticket.id));
      if (ending && due.length < open) throw new Error(`round ${round.id} has open tickets that nobody decided on`);
      const players = await this.#pay(client, due, shares, at);
      if (ending) await end(client, round, ending, at);
      return { decisions: due, players, at };
    });
    for (const player of settled?.players.keys() ?? []) this.#commit.forget(player);
    return settled;
  }

  /**
   * Returns settled decisions that were never announced, with their players: those just written, and those of a try
   * whose answer was lost.
   */
  async toTell(untold: readonly Decision[], settled?: Settled): Promise<Settled> {
    const known: Players = settled?.players ?? new Map();
    const read = await this.readAhead(untold.map(({ ticket }) => ticket).filter(({ player }) => !known.has(player)));
    const at = settled?.at ?? new Date(this.#clock.now());
    return { decisions: untold, players: new Map([...known, ...read]), at };
  }

  async #pay(
    client: PoolClient,
    due: readonly Decision[],
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
    decisions: readonly Decision[],
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
      const draft = new Draft(was, this.#houseAccounts(was.currency), at.getTime());
      for (const { ticket, payout, ended, leftAt } of own) {
        const change = { id: ticket.id, stake: ticket.stake, payout, outcome: null, ended, leftAt };
        if (isGivenBack(change)) draft.giveBack(change, ticket.createdAt.getTime());
        else draft.settle(change, payout);
      }
      shares.set(player, { was, draft, decisions: own.length });
    }
    return shares;
  }

  async #read(db: Pool | PoolClient, ids: readonly string[]): Promise<Players> {
    const read = new Map<string, PlayerState>();
    for (const some of portions(ids, PLAYERS_PER_PORTION)) {
      for (const [id, state] of await this.#players.load(db, some)) read.set(id, state);
    }
    return read;
  }
}

function* portions<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

export function byPlayer(decisions: readonly Decision[]): Map<string, Decision[]> {
  const owned = new Map<string, Decision[]>();
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

async function end(client: PoolClient, round: Round, ending: Ending, at: Date): Promise<void> {
  const { phase, outcome, carryAfter, startedAt, shownAt, interrupted, voidReason, revealed } = ending;
  await client.query(
    `update play_round set phase = $2, outcome = $3, carry_after = $4, started_at = coalesce(started_at, $5), interrupted = $6,
       void_reason = $7, settled_at = $8, shown_at = $9 where id = $1`,
    [round.id, phase, toJson(outcome), toJson(carryAfter), startedAt, interrupted, voidReason, at, shownAt],
  );
  if (revealed !== null) await reveal(client, round.chain.id, round.link, revealed);
}
