import { type CorrectedFact, correctedResults, endAfter, type ToldResult } from "@fairhouse/fairness/corrected-end.ts";
import { restOf, withSold } from "@fairhouse/fairness/sold-parts.ts";
import { type AnyBet, type AnyExternalGame, type AnyKnown, knownOfJson } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { ClientBase, Pool } from "pg";
import { type BetRow, betColumns } from "../../commit/bet-store.ts";
import type { Games } from "../../ports.ts";
import { isCountedAgain, mayBePaidAgain, type StandingCharge } from "../budgets/budget-store.ts";
import { rulesOfBet } from "./rules-of-bet.ts";

/** Bets read at once, and settled again in one transaction. */
const AT_ONCE = 500;
/** An id before that of every bet. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";
/** After every result that became known, and every correction that was made. */
const END_OF_TIME = "9999-12-31T23:59:59Z";

/** A settled bet, with all that is known of what it waited for. */
export interface SettledBet {
  readonly id: string;
  readonly player: string;
  readonly stake: Money;
  readonly createdAt: Date;
  readonly row: BetRow;
  readonly sold: BetRow["sold"];
  /** The charge that it was counted with on the fact of which it was read. */
  readonly charge: Money;
  /** Number of its newest re-settlement; 0 if it has none. */
  readonly number: number;
  readonly facts: readonly FactOfBet[];
}

interface FactOfBet extends CorrectedFact {
  readonly version: number;
}

/** The change that a correction makes to a settled bet. */
export interface Change {
  readonly bet: SettledBet;
  readonly payout: Money;
  readonly refunded: boolean;
  /** The correction that took something away; null if none did. */
  readonly takenBy: NumberedCorrection | null;
}

/** A correction of a fact, by its number. */
export interface NumberedCorrection {
  readonly fact: string;
  readonly number: number;
}

/**
 * Reads settled bets on a fact, in the order of their ids. Those that were cashed out are left out, and those whose
 * settling movement an operator has reversed by hand.
 * @param after an id; the bets after it are read.
 */
export async function readSettledBets(pool: Pool, fact: string, after: string): Promise<readonly SettledBet[]> {
  return readBets(pool, "correction-bets", "true", fact, after);
}

/** Reads those of the settled bets on a fact that may be paid again, as `readSettledBets`. */
export function readBetsToBePaidAgain(pool: Pool, fact: string, after: string): Promise<readonly SettledBet[]> {
  return readBets(pool, "bets-to-be-paid-again", mayBePaidAgain, fact, after);
}

/** Reads those of them whose charges every correction has counted, as `readSettledBets`. */
export function readBetsCountedAgain(db: ClientBase, fact: string, after: string): Promise<readonly SettledBet[]> {
  return readBets(db, "bets-counted-again", isCountedAgain, fact, after);
}

async function readBets(
  db: Pool | ClientBase,
  name: string,
  condition: string,
  fact: string,
  after: string,
): Promise<readonly SettledBet[]> {
  const { rows } = await db.query<BetRow & Pick<SettledBet, "number" | "charge" | "facts">>({
    name,
    text: `select ${betColumns}, n.number, coalesce(w.charge, 0) as charge, (
        select jsonb_agg(jsonb_build_object('id', f.id, 'version', f.version, 'result', f.result, ${correctionColumns}))
        from play_wait o join play_fact f on f.id = o.fact where o.bet = b.id) as facts
      from play_wait w join play_bet b on b.id = w.bet join play_player p on p.id = b.player
      cross join lateral (select coalesce(max(number), 0)::int as number from play_resettlement where bet = b.id) n
      where w.fact = $1 and b.id > $2 and b.ended in ('settled', 'refunded') and ${condition} and not exists (
        select from ledger_reversal v
        where v.reference = b.id and v.act = case when n.number = 0 then 0 else 1000 + n.number end)
      order by b.id limit $3`,
    values: [fact, after, AT_ONCE],
  });
  return rows.map(({ number, charge, facts, ...row }) => ({
    id: row.id,
    player: row.player_id,
    stake: row.stake,
    createdAt: row.created_at,
    row,
    sold: row.sold,
    number,
    charge,
    facts,
  }));
}

/** The time and the corrections of the result of `f` play_fact, for `jsonb_build_object`. */
const correctionColumns = `'knownAt', f.known_at, 'corrections', (
  select coalesce(jsonb_agg(jsonb_build_object('was', c.was, 'correctedAt', c.corrected_at, 'late', c.late) order by c.number), '[]')
  from play_correction c where c.fact = f.id)`;

/** Returns what the newest results make of a settled bet; null if it stays as it is. */
export function changeOf(games: Games, bet: SettledBet): Change | null {
  const game = rulesOfBet(games, bet.row);
  const rest = restOf(game, bet.row.bet, bet.sold);
  const told = correctedResults(bet.facts) ?? [];
  const endOfRest = endAfter(game, rest, told);
  const end = endOfRest && withSold(endOfRest, bet.sold);
  const isRefund = bet.row.ended === "refunded";
  if (end === null || (end.payout === bet.row.payout && end.givenBack === isRefund)) return null;
  const takenBy = end.payout < (bet.row.payout ?? 0) ? newestThatTook(game, rest, told) : null;
  return { bet, payout: end.payout, refunded: end.givenBack, takenBy };
}

/** Returns the newest correction that took something from a bet; a late one never does. */
function newestThatTook(game: AnyExternalGame, bet: AnyBet, told: readonly ToldResult[]): NumberedCorrection | null {
  const payouts = told.map((_, place) => endAfter(game, bet, told.slice(0, place + 1))?.payout ?? 0);
  const place = payouts.findLastIndex((payout, at) => payout < (payouts[at - 1] ?? 0));
  const fact = told[place]?.fact;
  if (fact === undefined) return null;
  // The first of its fact is the result itself.
  const number = told.slice(0, place).filter((earlier) => earlier.fact === fact).length;
  return number === 0 ? null : { fact, number };
}

/** Returns what a settled bet takes from the budgets of its open facts; nothing if its newest results decide it. */
export function chargesOf(games: Games, bet: SettledBet): readonly StandingCharge[] {
  if (!waitsAgain(games, bet)) return [];
  const { id, row, sold, facts } = bet;
  const game = rulesOfBet(games, row);
  const open = new Set(facts.filter(isOpen).map((fact) => fact.id));
  return [...game.charges(restOf(game, row.bet, sold), newestResults(facts))].flatMap(([fact, charge]) =>
    open.has(fact) ? { fact, bet: id, charge } : [],
  );
}

/** Returns true if the newest results leave a settled bet to its open facts: one of them was corrected since. */
export function waitsAgain(games: Games, { row, sold, facts }: SettledBet): boolean {
  if (!facts.some(isOpen)) return false;
  const game = rulesOfBet(games, row);
  return game.settle(restOf(game, row.bet, sold), newestResults(facts)) === null;
}

function newestResults(facts: readonly FactOfBet[]): ReadonlyMap<string, AnyKnown | null> {
  const known = facts.filter((fact) => !isOpen(fact));
  return new Map(known.map(({ id, result }) => [id, result === null ? null : knownOfJson(result)]));
}

/** Returns a bet as if the result of one of its facts had been corrected now. @param late as in `ToldResult`. */
export function asIfCorrected(bet: SettledBet, fact: string, result: unknown, late: boolean): SettledBet {
  const facts = bet.facts.map((own) => {
    if (own.id !== fact) return own;
    return { ...own, result, corrections: [...own.corrections, { was: own.result, correctedAt: END_OF_TIME, late }] };
  });
  return { ...bet, facts };
}

/** Returns a bet as if an open fact of it had become known now. */
export function asIfKnown(bet: SettledBet, fact: string, result: unknown): SettledBet {
  const facts = bet.facts.map((own) => (own.id === fact ? { ...own, result, knownAt: END_OF_TIME } : own));
  return { ...bet, facts };
}

export function isOpen({ knownAt }: FactOfBet): boolean {
  return knownAt === null;
}
