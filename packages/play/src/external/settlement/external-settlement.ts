import { setImmediate as nextTurn } from "node:timers/promises";
import { restOf, withSold } from "@fairhouse/fairness/sold-parts.ts";
import type { AnyFactState } from "@fairhouse/kernel/any-game.ts";
import type { ExternalEnd } from "@fairhouse/kernel/game.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { Announcement } from "../../commit/announcement.ts";
import { type BetRow, balanceOf, betColumns, factsOfRow } from "../../commit/bet-store.ts";
import type { PlayerState } from "../../commit/player.ts";
import type { Games } from "../../ports.ts";
import {
  BatchSettlement,
  type Decision,
  type Players,
  type Settled,
  type SettlementGate,
  type SettlementParts,
} from "../../settlement/batch-settlement.ts";
import { raiseCharges, type StandingCharge } from "../budgets/budget-store.ts";
import { BetsAhead } from "./bets-ahead.ts";
import { DoubtfulBets } from "./doubtful-bets.ts";
import { gateOf, holdResults, whileKnown, whileShown } from "./fact-gates.ts";
import { type SoldParts, unlessSold } from "./held-bets.ts";
import { type Knowledge, readKnowledge, resultsOf, versionsOf } from "./knowledge.ts";
import { rulesOfBet } from "./rules-of-bet.ts";
import { readWaitingBets, type WaitingBet } from "./waiting-bets.ts";

/** Bets decided, and announced, at once: other work runs between portions. */
const DECIDED_PER_PORTION = 100;
const TOLD_PER_PORTION = 250;
/** From so many bets on, two connections pay for themselves. */
const FEWEST_IN_PORTIONS = 500;
/** Bets of one transaction, if there are many. */
const WRITTEN_PER_PORTION = 1_250;

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

interface SettledOnce {
  /** False if something has changed since the bets were read. */
  readonly isWhole: boolean;
  readonly settled: number;
}

/** Settles the bets that waited for facts which are known now. */
export class ExternalSettlement {
  readonly #parts: ExternalSettlementParts;
  readonly #batch: BatchSettlement;
  readonly doubtful: DoubtfulBets;
  #ahead = new BetsAhead();

  constructor(parts: ExternalSettlementParts) {
    this.#parts = parts;
    this.#batch = new BatchSettlement(parts);
    this.doubtful = new DoubtfulBets(parts.ticks);
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
   * Reads the open bets on facts that end soon, and their players: of ten thousand bets, only the ends are then computed
   * and written when the facts are known.
   * @param facts all of them that take no bets any more; what was read for others is dropped.
   */
  async readAhead(facts: readonly string[]): Promise<void> {
    const { pool, games } = this.#parts;
    const ahead = this.#ahead;
    const missing = ahead.keep(facts);
    if (missing.length === 0) return;
    const bets = await readWaitingBets(pool, games, missing);
    ahead.add(missing, bets, await this.#batch.readAhead(bets));
  }

  /** Drops what was read ahead, and what is being read: after a database went back, none of it may be true. */
  forget(): void {
    this.#ahead = new BetsAhead();
  }

  /**
   * Settles every bet that waits for this fact and that the known facts decide; the others wait for their further facts.
   * Any server may call it, and again after a failure: a bet is settled once.
   * @returns the number of bets that this call settled.
   */
  async settle(fact: string): Promise<number> {
    const ahead = this.#ahead.take(fact);
    const first = await this.#settle(fact, ahead?.bets ?? (await this.#waiting(fact)), ahead?.players);
    // A bet that was sold in part since it was read is read again, and so are all others.
    const again = first.isWhole || ahead === null ? null : await this.#settle(fact, await this.#waiting(fact));
    return first.settled + (again?.settled ?? 0);
  }

  async #settle(fact: string, bets: readonly WaitingBet[], ahead?: Players): Promise<SettledOnce> {
    const knowledge = await readKnowledge(this.#parts.pool, bets);
    if (bets.length >= FEWEST_IN_PORTIONS) return this.#settleInPortions(fact, bets, knowledge, ahead);
    const { decisions, raised } = await this.#decide(bets, knowledge);
    const gate = gateOf(fact, versionsOf(knowledge), raised, soldOf(decisions));
    const settled = await this.#write(gate, decisions, ahead);
    return { isWhole: settled !== null, settled: settled?.decisions.length ?? 0 };
  }

  /** Settles many bets over two connections, in transactions that share no player: the ends of some are computed while others are written. */
  async #settleInPortions(
    fact: string,
    bets: readonly WaitingBet[],
    knowledge: Knowledge,
    ahead?: Players,
  ): Promise<SettledOnce> {
    const versions = versionsOf(knowledge);
    const portions = portionsOf(bets).values();
    const raised: StandingCharge[] = [];
    let settled = 0;
    const isWritten = async (): Promise<boolean> => {
      for (const portion of portions) {
        const decided = await this.#decide(portion, knowledge);
        raised.push(...decided.raised);
        const gate = whileKnown(versions, soldOf(decided.decisions));
        const written = await this.#write(gate, decided.decisions, ahead);
        if (written === null) return false;
        settled += written.decisions.length;
      }
      return true;
    };
    const lanes = await Promise.allSettled([isWritten(), isWritten()]);
    for (const lane of lanes) if (lane.status === "rejected") throw lane.reason;
    if (lanes.some((lane) => lane.status === "fulfilled" && !lane.value)) return { isWhole: false, settled };
    const closed = await this.#write(gateOf(fact, versions, raised, new Map()), []);
    return { isWhole: closed !== null, settled };
  }

  /**
   * Settles the bets on a fact that is being shown, as far as its course decides them already, in one transaction. Any
   * server may call it, and again.
   * @param states the facts that are being shown, as they are public now.
   * @returns the number of bets that this call settled.
   */
  async settleShown(fact: string, states: ReadonlyMap<string, AnyFactState>): Promise<number> {
    const bets = await this.#waiting(fact);
    const results = resultsOf(await readKnowledge(this.#parts.pool, bets));
    const decisions = bets.flatMap((bet) => {
      const game = rulesOfBet(this.#parts.games, bet.row);
      const end = game.decided?.(restOf(game, bet.row.bet, bet.sold), results, states);
      return end ? [decisionOf(bet, end)] : [];
    });
    if (decisions.length === 0) return 0;
    return (await this.#write(whileShown(fact, soldOf(decisions)), decisions))?.decisions.length ?? 0;
  }

  /**
   * Settles the open bets that a corrected result decides, in one transaction; the others may take more from the budgets
   * of their further facts now. Any server may call it, and again.
   * @returns false if a result has changed meanwhile: nothing was then written.
   */
  async settleCorrected(fact: string): Promise<boolean> {
    const bets = await this.#waiting(fact);
    const knowledge = await readKnowledge(this.#parts.pool, bets);
    const { decisions, raised } = await this.#decide(bets, knowledge);
    if (decisions.length === 0 && raised.length === 0) return true;
    const gate: SettlementGate = {
      lock: (client) => holdResults(client, versionsOf(knowledge)),
      settledOf: unlessSold(soldOf(decisions)),
      close: (client) => raiseCharges(client, raised),
    };
    return (await this.#write(gate, decisions)) !== null;
  }

  /** Tells the bets in doubt of which something was written after all. */
  async tellDoubtful(): Promise<void> {
    const { pool, ticks } = this.#parts;
    await this.doubtful.resolve(async (bets) => {
      const { rows } = await pool.query<BetRow>({
        name: "bets-perhaps-settled",
        text: `select ${betColumns} from play_bet b join play_player p on p.id = b.player
          where b.id = any($1::uuid[])`,
        values: [[...bets.keys()]],
      });
      const players = await this.#batch.readAhead([...bets.values()]);
      await ticks.raise();
      const before = new Map(Array.from(bets, ([id, { row }]) => [id, row]));
      const changed = rows.filter((row) => hasChanged(before.get(row.id), row));
      await this.#tell(changed, players, before);
    });
  }

  /** Writes decisions, and tells their players. Null if nothing was written, as the gate says. */
  async #write(
    gate: SettlementGate,
    decisions: readonly Decision<WaitingBet>[],
    ahead?: Players,
  ): Promise<Settled<WaitingBet> | null> {
    const bets = decisions.map(({ ticket }) => ticket);
    const settled = await this.doubtful.covered(bets, () => this.#batch.settle(gate, decisions, ahead));
    if (settled === null) return null;
    this.#ahead.note(settled.decisions, settled.players);
    const rows = settled.decisions.map(({ ticket, payout, ended }) => {
      return { ...ticket.row, ...nameOf(settled.players.get(ticket.player)), payout, ended, settled_at: settled.at };
    });
    await this.#tell(rows, settled.players);
    return settled;
  }

  async #decide(bets: readonly WaitingBet[], knowledge: Knowledge): Promise<Decided> {
    const results = resultsOf(knowledge);
    const decisions: Decision<WaitingBet>[] = [];
    const raised: StandingCharge[] = [];
    for (const [place, bet] of bets.entries()) {
      if (place % DECIDED_PER_PORTION === 0) await nextTurn();
      const game = rulesOfBet(this.#parts.games, bet.row);
      const rest = restOf(game, bet.row.bet, bet.sold);
      const end = game.settle(rest, results);
      if (end !== null) decisions.push(decisionOf(bet, end));
      else if (game.facts(rest).some((fact) => knowledge.get(fact)?.phase === "open")) {
        for (const [fact, charge] of game.charges(rest, results)) raised.push({ fact, bet: bet.id, charge });
      }
    }
    return { decisions, raised };
  }

  #waiting(fact: string): Promise<readonly WaitingBet[]> {
    return readWaitingBets(this.#parts.pool, this.#parts.games, [fact]);
  }

  /** @param before the bets as they were, by id; those that have ended before are not told as ended again. */
  async #tell(
    rows: readonly BetRow[],
    players: Players,
    before: ReadonlyMap<string, BetRow> = new Map(),
  ): Promise<void> {
    const { bus } = this.#parts;
    let told = 0;
    for (const [player, own] of Map.groupBy(rows, (row) => row.player_id)) {
      const state = players.get(player);
      if (state) bus.publish({ type: "balance", player, balance: balanceOf(state) });
      for (const row of own) {
        const bet = factsOfRow(row);
        bus.publish({ type: "slip", player, bet });
        const wasOpen = (before.get(row.id)?.payout ?? null) === null;
        if (row.payout !== null && wasOpen) bus.publish({ type: "settled", bet });
        if (++told % TOLD_PER_PORTION === 0) await nextTurn();
      }
    }
  }
}

/** Players who hid their names since a bet was read are not named. */
function nameOf(player: PlayerState | undefined): Pick<BetRow, "player" | "avatar"> {
  const name = player?.name ?? null;
  return { player: name, avatar: name === null ? "" : (player?.avatar ?? "") };
}

function hasChanged(was: BetRow | undefined, { payout, ended, sold }: BetRow): boolean {
  return was?.payout !== payout || was.ended !== ended || (was.sold?.parts ?? 0) !== (sold?.parts ?? 0);
}

function decisionOf(bet: WaitingBet, endOfRest: ExternalEnd): Decision<WaitingBet> {
  const { payout, givenBack } = withSold(endOfRest, bet.sold);
  return { ticket: bet, payout, ended: givenBack ? "refunded" : "settled", leftAt: null };
}

/** Splits bets into two portions or more, each with all bets of its players. */
function portionsOf(bets: readonly WaitingBet[]): readonly (readonly WaitingBet[])[] {
  const size = Math.min(WRITTEN_PER_PORTION, Math.ceil(bets.length / 2));
  const portions: WaitingBet[][] = [];
  for (const own of Map.groupBy(bets, ({ player }) => player).values()) {
    const last = portions.at(-1);
    if (last === undefined || last.length >= size) portions.push([...own]);
    else last.push(...own);
  }
  return portions;
}

function soldOf(decisions: readonly Decision<WaitingBet>[]): SoldParts {
  return new Map(decisions.map(({ ticket }) => [ticket.id, ticket.sold?.parts ?? 0]));
}
