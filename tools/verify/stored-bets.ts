import { correctedResults } from "@fairhouse/fairness/corrected-end.ts";
import type { VerifiableBet } from "@fairhouse/fairness/recompute.ts";
import { commitmentOf } from "@fairhouse/fairness/seeds.ts";
import { type PublishedState, stoodThen, type TimesOfFact, toldThen } from "@fairhouse/fairness/stood-then.ts";
import type { Ended } from "@fairhouse/kernel/ended.ts";
import type { GameKind } from "@fairhouse/kernel/game.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import { publishedStates } from "@fairhouse/play/external/facts/published-states.ts";
import type pg from "pg";
import type { StoredBet } from "./all.ts";
import type { KnownRules } from "./known-rules.ts";
import { RoundBooks, type RoundFacts, roundColumns } from "./round-books.ts";

const BETS_PER_READ = 1_000;
/** An id before that of every bet. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";

interface BetRow extends RoundFacts {
  id: string;
  game: string;
  game_version: number;
  kind: GameKind;
  bet: unknown;
  outcome: unknown;
  stake: number;
  payout: number;
  left_at: number | null;
  ended: Ended;
  seed: string | null;
  sealed: Buffer | null;
  /** Null until it is revealed. */
  server_seed: string | null;
  commitment: string | null;
  client_seed: string | null;
  nonce: number | null;
  moves: unknown[] | null;
  /** The results of a bet's facts, by id; null for other kinds. */
  known: Record<string, unknown> | null;
  /** The states of a bet's facts, by id; null for other kinds. */
  states: Record<string, unknown> | null;
  /** The times of a bet's facts; null for other kinds. */
  times:
    | (TimesOfFact & {
        result: unknown;
        corrections: { was: unknown; correctedAt: string; late: boolean }[];
        published: PublishedState[] | null;
      })[]
    | null;
  /** The parts of a bet on facts that were sold, in order; null if none was. */
  sales: { units: number; value: number; at: string; cashedOut: unknown }[] | null;
  settled_at: Date;
}

/**
 * Reads every settled bet of the database, in the order of ids, with the data that recompute it. Seeds and links that
 * are not revealed yet are decrypted: the operator verifies before the players can. Without a vault, only public data
 * is read: bets whose seed or link is revealed. Tickets of a round count once the round is over; those of a voided one,
 * and hands that a restoration ended, were given back and have nothing to recompute.
 * @param first the bet after which it begins.
 */
export async function* storedBets(
  pool: pg.Pool,
  vault: Vault | null,
  rules: KnownRules,
  first = FIRST_ID,
): AsyncGenerator<StoredBet> {
  const books = new RoundBooks(pool, vault, rules);
  const recordOf = async (row: BetRow) => {
    if (row.kind === "external") return externalRecord(row);
    return row.kind === "round" ? books.record(row) : soloRecord(row, vault);
  };
  for (let after = first; ; ) {
    const rows = await read(pool, after, vault === null);
    for (const row of rows) {
      yield { id: row.id, record: await recordOf(row) };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function read(pool: pg.Pool, after: string, publicOnly: boolean): Promise<readonly BetRow[]> {
  const { rows } = await pool.query<BetRow>(
    `select b.id, b.game, b.game_version, b.kind, b.bet, b.outcome, b.stake, b.payout, b.left_at, b.ended, b.settled_at, b.seed, b.nonce,
       s.sealed, s.server_seed, s.commitment, s.client_seed, ${roundColumns},
       (select jsonb_agg(m.move order by m.turn) from play_move m where m.bet = b.id) as moves,
       (select jsonb_object_agg(f.id, f.result) from play_wait w join play_fact f on f.id = w.fact
         where w.bet = b.id and f.known_at is not null) as known,
       (select jsonb_object_agg(f.id, f.state) from play_wait w join play_fact f on f.id = w.fact where w.bet = b.id) as states,
       (select jsonb_agg(jsonb_build_object('id', f.id, 'knownAt', f.known_at, 'begunAt', t.begun_at, 'result', f.result, 'corrections', (
           select coalesce(jsonb_agg(jsonb_build_object('was', c.was, 'correctedAt', c.corrected_at, 'late', c.late) order by c.number), '[]')
           from play_correction c where c.fact = f.id), 'published', ${publishedStates("b.id")}))
         from play_wait w join play_fact f on f.id = w.fact
         left join play_timed_link t on t.chain = f.chain and t.link = f.last_link where w.bet = b.id) as times,
       (select jsonb_agg(jsonb_build_object('units', k.units, 'value', k.value, 'at', k.at, 'cashedOut', k.cashed_out) order by k.number)
         from play_cash_out k where k.bet = b.id) as sales
     from play_bet b
     left join play_seed s on s.id = b.seed
     left join play_round r on r.id = b.round
     left join play_chain c on c.id = r.chain
     where b.id > $1 and b.payout is not null
       and case b.kind when 'external' then b.outcome is not null or not exists (
           select from play_wait w join play_fact f on f.id = w.fact where w.bet = b.id and f.known_at is null)
         when 'round' then r.phase = 'settled' else b.ended <> 'refunded' end
       and (not $3 or b.kind = 'external' or coalesce(s.server_seed, r.revealed) is not null)
     order by b.id limit $2`,
    [after, BETS_PER_READ, publicOnly],
  );
  return rows;
}

function externalRecord(row: BetRow): VerifiableBet {
  const { game, game_version: version, bet, stake, payout, outcome, known, states } = row;
  const times = row.times ?? [];
  const soldAt = row.ended === "cashed_out" ? row.settled_at.toISOString() : null;
  const sold = (at: string) => ({ stood: stoodThen(times, at), toldThen: toldThen(times, at) });
  const sales = (row.sales ?? []).map(({ at, ...sale }) => ({ ...sale, ...sold(at) }));
  const told = correctedResults(times);
  const facts = {
    known: known ?? {},
    states: states ?? {},
    sales,
    ...(soldAt === null ? { stood: null } : sold(soldAt)),
    ...(told === undefined ? {} : { told }),
  };
  return { game, version, bet, stake, payout, kind: "external", ...facts, outcome };
}

function soloRecord(row: BetRow, vault: Vault | null): VerifiableBet {
  if (row.sealed === null || row.seed === null || row.nonce === null) throw new Error(`bet ${row.id} has no seed`);
  const serverSeed = vault?.open(row.sealed, row.seed) ?? row.server_seed ?? "";
  const commitment = row.commitment ?? commitmentOf(serverSeed);
  const source = { serverSeed, commitment, clientSeed: row.client_seed ?? "", nonce: row.nonce };
  const { game, game_version: version, bet, outcome, stake, payout } = row;
  const settled = { game, version, bet, outcome, stake, payout, source };
  return row.kind === "hand" ? { ...settled, kind: "hand", moves: row.moves ?? [] } : { ...settled, kind: "instant" };
}
