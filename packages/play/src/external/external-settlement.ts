import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { ExternalEnd } from "@fairhouse/kernel/game.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { PoolClient } from "pg";
import type { Announcement } from "../commit/announcement.ts";
import { type BetRow, balanceOf, betColumns, factsOfRow } from "../commit/bet-store.ts";
import type { Games } from "../ports.ts";
import {
  BatchSettlement,
  byPlayer,
  type Decision,
  type DueBet,
  type Settled,
  type SettlementGate,
  type SettlementParts,
} from "../settlement/batch-settlement.ts";
import { dropBudget, raiseCharges, type StandingCharge } from "./budget-store.ts";
import { rulesOfBet } from "./rules-of-bet.ts";

/** Bets announced at once: other work runs between portions. */
const TOLD_PER_PORTION = 250;

export interface ExternalSettlementParts extends SettlementParts {
  readonly games: Games;
  readonly bus: Bus<Announcement>;
  readonly ticks: Ticks;
}

/** The ends of bets, and the charges of the other bets on the budgets of their further facts. */
interface Decided {
  readonly decisions: readonly Decision<WaitingBet>[];
  readonly raised: readonly StandingCharge[];
}

/** An open bet that waits for a fact. */
interface WaitingBet extends DueBet {
  readonly row: BetRow;
}

interface Knowledge {
  readonly bet: string;
  readonly fact: string;
  readonly phase: string;
  readonly result: AnyKnown | null;
}

/** Settles the bets that waited for facts which are known now. */
export class ExternalSettlement {
  readonly #parts: ExternalSettlementParts;
  readonly #batch: BatchSettlement;

  constructor(parts: ExternalSettlementParts) {
    this.#parts = parts;
    this.#batch = new BatchSettlement(parts);
  }

  /** Lists the known and void facts whose bets were not settled yet, oldest first. */
  async due(): Promise<readonly string[]> {
    const { rows } = await this.#parts.pool.query<{ id: string }>({
      name: "fact-due",
      text: "select id from play_fact where settled_at is null and known_at is not null order by known_at, id",
    });
    return rows.map(({ id }) => id);
  }

  /**
   * Settles every bet that waits for this fact and that the known facts decide, in one transaction; the others wait for
   * their further facts. Any server may call it, and again after a failure: a bet is settled once.
   * @returns the number of bets that this call settled.
   */
  async settle(fact: string): Promise<number> {
    const { bets, knowledge } = await this.#read(fact);
    const { decisions, raised } = this.#decide(bets, knowledge);
    const facts = new Set([...knowledge.values()].flatMap((known) => [...known.keys()]).concat(fact));
    const settled = await this.#batch.settle(gateOf(fact, [...facts].sort(), raised), decisions);
    if (settled === null) return 0;
    await this.#parts.ticks.raise();
    await this.#tell(settled);
    return settled.decisions.length;
  }

  /**
   * Settles the bets on a fact that is being shown, as far as its course decides them already, in one transaction. Any
   * server may call it, and again.
   * @param states the facts that are being shown, as they are public now.
   * @returns the number of bets that this call settled.
   */
  async settleShown(fact: string, states: ReadonlyMap<string, AnyFactState>): Promise<number> {
    const { bets, knowledge } = await this.#read(fact);
    const decisions = bets.flatMap((bet) => {
      const end = rulesOfBet(this.#parts.games, bet.row).decided?.(
        bet.row.bet,
        resultsOf(knowledge.get(bet.id) ?? new Map()),
        states,
      );
      return end ? [decisionOf(bet, end)] : [];
    });
    if (decisions.length === 0) return 0;
    const settled = await this.#batch.settle(whileShown(fact), decisions);
    if (settled === null) return 0;
    await this.#parts.ticks.raise();
    await this.#tell(settled);
    return settled.decisions.length;
  }

  #decide(bets: readonly WaitingBet[], knowledge: ReadonlyMap<string, ReadonlyMap<string, Knowledge>>): Decided {
    const decisions: Decision<WaitingBet>[] = [];
    const raised: StandingCharge[] = [];
    for (const bet of bets) {
      const game = rulesOfBet(this.#parts.games, bet.row);
      const facts = knowledge.get(bet.id) ?? new Map<string, Knowledge>();
      const results = resultsOf(facts);
      const end = game.settle(bet.row.bet, results);
      if (end !== null) decisions.push(decisionOf(bet, end));
      else if ([...facts.values()].some(({ phase }) => phase === "open")) {
        for (const [fact, charge] of game.charges(bet.row.bet, results)) raised.push({ fact, bet: bet.id, charge });
      }
    }
    return { decisions, raised };
  }

  /** Reads the open bets that wait for a fact, and what is known of everything that they wait for. */
  async #read(fact: string) {
    const { pool } = this.#parts;
    const { rows } = await pool.query<BetRow>({
      name: "fact-waiting-bets",
      text: `select ${betColumns} from play_wait w join play_bet b on b.id = w.bet and b.settled_at is null
        join play_player p on p.id = b.player where w.fact = $1`,
      values: [fact],
    });
    const bets = rows.map((row) => ({
      id: row.id,
      player: row.player_id,
      stake: row.stake,
      createdAt: row.created_at,
      row,
    }));
    const known = await pool.query<Knowledge>({
      name: "fact-knowledge",
      text: `select w.bet, w.fact, f.phase, f.result from play_wait w join play_fact f on f.id = w.fact
        where w.bet = any($1::uuid[])`,
      values: [bets.map(({ id }) => id)],
    });
    const knowledge = new Map<string, Map<string, Knowledge>>();
    for (const row of known.rows) {
      const own = knowledge.get(row.bet) ?? new Map<string, Knowledge>();
      knowledge.set(row.bet, own.set(row.fact, row));
    }
    return { bets, knowledge };
  }

  async #tell({ decisions, players, at }: Settled<WaitingBet>): Promise<void> {
    const { bus } = this.#parts;
    let told = 0;
    for (const [player, own] of byPlayer(decisions)) {
      const state = players.get(player);
      if (state) bus.publish({ type: "balance", player, balance: balanceOf(state) });
      for (const { ticket, payout, ended } of own) {
        const bet = { ...factsOfRow(ticket.row), payout, ended, settledAt: at.toISOString() };
        bus.publish({ type: "slip", player, bet });
        bus.publish({ type: "settled", bet });
        if (++told % TOLD_PER_PORTION === 0) await nextTurn();
      }
    }
  }
}

function decisionOf(bet: WaitingBet, { payout, givenBack }: ExternalEnd): Decision<WaitingBet> {
  return { ticket: bet, payout, ended: givenBack ? "refunded" : "settled", leftAt: null };
}

function resultsOf(facts: ReadonlyMap<string, Knowledge>): ReadonlyMap<string, AnyKnown | null> {
  const results = new Map<string, AnyKnown | null>();
  for (const { fact, phase, result } of facts.values()) {
    if (phase === "known") results.set(fact, result);
    if (phase === "void") results.set(fact, null);
  }
  return results;
}

/** Holds a fact whose result is not known yet: what its course decides, the result decides alike. */
function whileShown(fact: string): SettlementGate {
  return {
    async lock(client) {
      const text = "select from play_fact where id = $1 and known_at is null for share";
      return (await client.query(text, [fact])).rowCount === 1;
    },
    settledOf: settledBets,
    close: () => Promise.resolve(),
  };
}

/**
 * Returns those of the bets that have ended, by id, and keeps the others from being ended by anybody else: several
 * transactions may hold the same facts, one that settles another fact of a bet, one that cashes it out. Bets are locked
 * after facts and before players, in the order of their ids.
 */
export async function settledBets(client: PoolClient, bets: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `with held as materialized (select id, settled_at from play_bet where id = any($1::uuid[]) order by id for update)
     select id from held where settled_at is not null`,
    [bets],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks the settled fact, and the others that its bets wait for, in the order of their ids: two settlements that share a
 * bet follow each other, and bets go on being placed on the others.
 */
function gateOf(fact: string, facts: readonly string[], raised: readonly StandingCharge[]): SettlementGate {
  return {
    async lock(client) {
      for (const id of facts) {
        const how = id === fact ? "for update" : "for share";
        const { rows } = await client.query<{ due: boolean }>(
          `select settled_at is null and known_at is not null as due from play_fact where id = $1 ${how}`,
          [id],
        );
        if (id === fact && rows[0]?.due !== true) return false;
      }
      return true;
    },
    settledOf: settledBets,
    async close(client, at) {
      await client.query("update play_fact set settled_at = $2 where id = $1", [fact, at]);
      await dropBudget(client, fact);
      // Last, so that no draw waits for the bets.
      await raiseCharges(client, raised);
    },
  };
}
