import type { EventState } from "@fairhouse/games/sports/rules/event.ts";
import { mostOf } from "@fairhouse/games/sports/rules/sports.ts";
import { mayBePaid } from "@fairhouse/play/external/budgets/budget-store.ts";
import { chargesOf } from "@fairhouse/play/external/settlement/settled-bets.ts";
import type pg from "pg";
import { AdminRefusal } from "../../../acts/authority.ts";
import { games } from "../slips/open-slips.ts";
import { revivedSlips } from "../slips/revived-slips.ts";
import { type EventRow, hasCourse } from "./event-store.ts";
import { titleOf } from "./trader-acts.ts";

/** One line about an event, for its traders. */
export interface EventLine {
  readonly event: string;
  readonly title: string;
  readonly competition: string;
  readonly starts: Date;
  readonly source: string;
  readonly phase: EventRow["phase"] | "suspended" | "in play";
  readonly markets: number;
  /** Percents that the house keeps of a feed's margin-free chances. */
  readonly margin: number;
  /**
   * Open bets, and settled ones that a correction has revived while the event is open, with their charges on its budget in
   * smallest units.
   */
  readonly slips: number;
  readonly charged: number;
  /** The most that they may take, in largest bets. */
  readonly most: number;
  /** Everything for which the event waits for a person. */
  readonly asks: string;
}

interface ListRow {
  readonly fact: string;
  readonly state: EventState;
  readonly starts_at: Date;
  readonly source: string;
  readonly phase: EventRow["phase"];
  readonly asks: string | null;
  readonly margin: number;
  readonly proposal: string | null;
  readonly overdue: boolean;
  readonly slips: number;
  readonly charged: string;
  /** True if a correction may have revived some settled bets on it. */
  readonly perhapsRevived: boolean;
}

/** Hours after the start of an event from which a missing result is called overdue. */
const OVERDUE = "6 hours";

const columns = `e.fact, f.state, e.starts_at, e.source, f.phase, e.asks, e.margin, r.id as proposal,
  f.known_at is null and e.starts_at < clock_timestamp() - interval '${OVERDUE}' as overdue, coalesce(w.slips, 0)::int as slips,
  coalesce(w.charged, 0) as charged, coalesce(w.settled, false) as "perhapsRevived"`;
const tables = `sports_event e join play_fact f on f.id = e.fact
  left join sports_result r on r.fact = e.fact and r.decided_at is null
  left join lateral (
    select count(*) filter (where b.settled_at is null) as slips, sum(w.charge) filter (where b.settled_at is null) as charged,
      bool_or(b.settled_at is not null) as settled
    from play_wait w join play_bet b on b.id = w.bet where w.fact = e.fact and ${mayBePaid}) w on true`;

/** Lists the events that are not over, soonest first. */
export async function listEvents(pool: pg.Pool, limit: number): Promise<readonly EventLine[]> {
  const { rows } = await pool.query<ListRow>(
    `select ${columns} from ${tables} where f.known_at is null order by e.starts_at, e.fact limit $1`,
    [limit],
  );
  return Promise.all(rows.map((row) => lineOf(pool, row)));
}

/** Lists the events that wait for a person: a proposal, a question of a feed, a result that does not come. */
export async function listQueue(pool: pg.Pool, limit: number): Promise<readonly EventLine[]> {
  const { rows } = await pool.query<ListRow>(
    `select ${columns} from ${tables} where e.asks is not null or r.id is not null
       or f.known_at is null and e.starts_at < clock_timestamp() - interval '${OVERDUE}' order by e.starts_at, e.fact limit $1`,
    [limit],
  );
  return Promise.all(rows.map((row) => lineOf(pool, row)));
}

/** Returns one event, with its markets. @throws AdminRefusal if there is none. */
export async function eventNamed(pool: pg.Pool, fact: string): Promise<EventLine & { readonly state: EventState }> {
  const { rows } = await pool.query<ListRow>(`select ${columns} from ${tables} where e.fact = $1`, [fact]);
  const [row] = rows;
  if (row === undefined) throw new AdminRefusal(`no event ${fact}`);
  return { ...(await lineOf(pool, row)), state: row.state };
}

function phaseOf(phase: EventRow["phase"], state: EventState): EventLine["phase"] {
  if (phase !== "open") return phase;
  if (state.suspended) return "suspended";
  return hasCourse(state) ? "in play" : "open";
}

async function lineOf(pool: pg.Pool, { fact, state, proposal, overdue, ...row }: ListRow): Promise<EventLine> {
  const asks = [
    row.asks,
    proposal === null ? null : `proposal ${proposal} waits`,
    overdue && proposal === null ? "its result is overdue" : null,
  ];
  const revived = row.perhapsRevived ? await revivedOf(pool, fact) : { slips: 0, charged: 0 };
  return {
    event: fact,
    title: titleOf(state.card),
    competition: `${state.card.sport}, ${state.card.competition}`,
    starts: row.starts_at,
    source: row.source,
    phase: phaseOf(row.phase, state),
    markets: state.markets.length,
    margin: row.margin,
    slips: row.slips + revived.slips,
    charged: Number(row.charged) + revived.charged,
    most: mostOf(state),
    asks: asks.filter((ask) => ask !== null).join("; "),
  };
}

/** Counts the settled bets that a correction has revived, and what they take from the budget of an event. */
async function revivedOf(pool: pg.Pool, fact: string): Promise<Pick<EventLine, "slips" | "charged">> {
  let [slips, charged] = [0, 0];
  for await (const bet of revivedSlips(pool, fact)) {
    slips += 1;
    for (const charge of chargesOf(games, bet)) if (charge.fact === fact) charged += charge.charge;
  }
  return { slips, charged };
}
