import type { AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import { publishedStates } from "@fairhouse/play/external/facts/published-states.ts";
import { type SaltRow, saltColumns, saltFacts } from "@fairhouse/play/seed/chain-facts.ts";
import type { BetFact, BetProof } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import type { ShowingFact, ShownPart, ShownResults } from "./shown-results.ts";

type FactsProof = Extract<BetProof, { seeding: "facts" }>;

interface FactRow {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
  readonly phase: BetFact["phase"];
  readonly version: number;
  readonly state: AnyFactState;
  readonly result: AnyKnown | null;
  readonly chain: string | null;
  readonly first_link: number | null;
  readonly last_link: number | null;
  readonly revealed: string | null;
  readonly fact_opened_at: Date;
  readonly closed_at: Date | null;
  readonly known_at: Date | null;
  readonly table: string;
  readonly terminal_hash: string;
  readonly salt: string;
  readonly due_at: Date | null;
  readonly begun_at: Date | null;
  readonly over_at: Date | null;
  readonly share: number | null;
  readonly corrections:
    | readonly { readonly was: AnyKnown | null; readonly at: string; readonly late: boolean }[]
    | null;
  /** Absent where no bet is asked for. */
  readonly published?: NonNullable<BetFact["published"]>[number][] | null;
}

const columns = `f.id, f.game, f.game_version, f.phase, f.version, f.state, f.result, f.chain, f.revealed, f.first_link, f.last_link,
  f.opened_at as fact_opened_at, f.closed_at, f.known_at, c."table", c.terminal_hash, c.salt, ${saltColumns},
  t.due_at, t.begun_at, t.over_at, case when t.over_at > t.begun_at
    then least(1, extract(epoch from clock_timestamp() - t.begun_at) / extract(epoch from t.over_at - t.begun_at))
    when t.begun_at is not null then 1 end::float8 as share,
  (select jsonb_agg(jsonb_build_object('was', k.was, 'at', k.corrected_at, 'late', k.late) order by k.number)
    from play_correction k where k.fact = f.id) as corrections`;
const links = `left join play_chain c on c.id = f.chain
  left join play_timed_link t on t.chain = f.chain and t.link = f.last_link`;
/** Watchers are told of a correction by each look within this time: a busy server may leave out one. */
const CORRECTED_WITHIN = "5 seconds";
/** Enough for the last results of all tables: a quick table has several of them for each result of a slow table. */
const RECENT_FACTS = 64;

/**
 * Reads facts as everybody sees them. Everything about a fact is public, its result once it is known.
 */
export class FactsReader {
  readonly #pool: Pool;
  readonly #results: Pick<ShownResults, "partOf"> | null;

  /** @param results what tells parts of results that are being shown; without it they are told when they are known. */
  constructor(pool: Pool, results: Pick<ShownResults, "partOf"> | null = null) {
    this.#pool = pool;
    this.#results = results;
  }

  /** The facts that a bet waits for, or waited for. */
  async ofBet(bet: string): Promise<FactsProof> {
    const where = "f.id in (select fact from play_wait where bet = $1)";
    const [facts, again, sales] = await Promise.all([
      this.#read("bet-facts-proof", { where, last: inOrder, value: bet, more: PUBLISHED }),
      this.#pool.query<{ was: number; payout: number; at: Date }>({
        name: "bet-resettlements",
        text: "select was_payout as was, payout, at from play_resettlement where bet = $1 order by number",
        values: [bet],
      }),
      this.#pool.query<{ units: number; value: number; at: Date; cashedOut: unknown }>({
        name: "bet-sales",
        text: `select units, value, at, cashed_out as "cashedOut" from play_cash_out where bet = $1 order by number`,
        values: [bet],
      }),
    ]);
    return { seeding: "facts", facts, resettlements: again.rows.map(dated), sales: sales.rows.map(dated) };
  }

  /**
   * The facts of a game whose bets are not settled yet, and those that were settled last.
   * @param player whose open bets name further ones that are over: what such a bet is worth follows from them. Null for a
   *   visitor.
   */
  async ofGame(game: string, player: string | null): Promise<{ waiting: BetFact[]; recent: BetFact[] }> {
    const [waiting, recent, own] = await Promise.all([
      this.waiting(game),
      this.#read("facts-recent", {
        where: "f.game = $1 and f.settled_at is not null",
        last: `order by f.settled_at desc, f.id limit ${RECENT_FACTS}`,
        value: game,
      }),
      player === null ? [] : this.#besideOpenBets(game, player),
    ]);
    const told = new Set(recent.map(({ id }) => id));
    return { waiting, recent: [...recent, ...own.filter(({ id }) => !told.has(id))] };
  }

  /** The settled facts of a game that a player's open bets name. */
  async #besideOpenBets(game: string, player: string): Promise<BetFact[]> {
    const { rows } = await this.#pool.query<{ fact: string }>({
      name: "facts-beside-open-bets",
      text: `select distinct w.fact from play_bet b join play_wait w on w.bet = b.id
        join play_fact f on f.id = w.fact and f.game = $1 and f.settled_at is not null
        where b.player = $2 and b.kind = 'external' and b.settled_at is null`,
      values: [game, player],
    });
    return rows.length === 0 ? [] : this.byId(rows.map(({ fact }) => fact));
  }

  /** The facts of a game whose bets are not settled yet, oldest first. */
  waiting(game: string): Promise<BetFact[]> {
    return this.#read("facts-waiting", { where: "f.game = $1 and f.settled_at is null", last: inOrder, value: game });
  }

  /** Those of them that are being shown: what is told of them changes from moment to moment. */
  showing(game: string): Promise<BetFact[]> {
    const where = "f.game = $1 and f.settled_at is null and t.begun_at is not null";
    return this.#read("facts-showing", { where, last: inOrder, value: game });
  }

  /** The facts of a game whose results were corrected within the last seconds, by id. */
  async corrected(game: string): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ fact: string }>({
      name: "facts-corrected",
      text: `select distinct c.fact from play_correction c join play_fact f on f.id = c.fact and f.game = $1
        where c.corrected_at > clock_timestamp() - interval '${CORRECTED_WITHIN}'`,
      values: [game],
    });
    return rows.map(({ fact }) => fact);
  }

  byId(ids: readonly string[]): Promise<BetFact[]> {
    return this.#read("facts-by-id", { where: "f.id = any($1::uuid[])", last: inOrder, value: ids });
  }

  async #read(name: string, { where, last, value, more = "" }: FactQuery): Promise<BetFact[]> {
    const { rows } = await this.#pool.query<FactRow & SaltRow>({
      name,
      text: `select ${columns}${more} from play_fact f ${links} where ${where} ${last}`,
      values: [value],
    });
    return Promise.all(rows.map(async (row) => publicFact(row, (await this.#results?.partOf(showing(row))) ?? null)));
  }
}

/** Writes the times of a state as everywhere in answers: those of JSON in the database have other forms. */
function withTimes<State extends { readonly from: string; readonly until: string | null }>(state: State): State {
  const { from, until } = state;
  return { ...state, from: new Date(from).toISOString(), until: until === null ? null : new Date(until).toISOString() };
}

function dated<Row extends { readonly at: Date }>(row: Row): Omit<Row, "at"> & { readonly at: string } {
  return { ...row, at: row.at.toISOString() };
}

const inOrder = "order by f.opened_at, f.id";
const PUBLISHED = `, ${publishedStates("$1")} as published`;

interface FactQuery {
  readonly where: string;
  readonly last: string;
  readonly value: unknown;
  /** Further columns. */
  readonly more?: string;
}

function showing({ id, game, game_version: gameVersion, phase, state, share, ...row }: FactRow): ShowingFact {
  const { chain, first_link: first, last_link: last } = row;
  const links = chain === null || first === null || last === null ? null : { chain, first, last };
  return { id, game, gameVersion, phase, state, share, links };
}

function publicFact(row: FactRow & SaltRow, shown: ShownPart | null): BetFact {
  const { id, phase, version, state, result, first_link: first, last_link: last } = row;
  const chain = { table: row.table, terminalHash: row.terminal_hash, salt: row.salt };
  return {
    id,
    phase,
    version,
    state,
    result,
    links:
      first === null || last === null ? null : { ...chain, saltFacts: saltFacts(row), first, last, link: row.revealed },
    timed:
      row.due_at === null
        ? null
        : {
            dueAt: row.due_at.toISOString(),
            begunAt: row.begun_at?.toISOString() ?? null,
            overAt: row.over_at?.toISOString() ?? null,
            shown: shown?.part ?? null,
            step: shown?.step ?? 0,
          },
    openedAt: row.fact_opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    knownAt: row.known_at?.toISOString() ?? null,
    corrections: (row.corrections ?? []).map(({ was, at, late }) => ({
      was,
      late,
      correctedAt: new Date(at).toISOString(),
    })),
    ...(row.published && { published: row.published.map(withTimes) }),
  };
}
