import { CHAIN_STEP, type Entry, PAIR_STEP, ROUND_STEP } from "@fairhouse/house-log/entry.ts";
import { rollBack } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";
import { frontierOf, type LogRow, logColumns, type Term } from "../files/log-store.ts";
import { BundleWriter } from "./bundle-writer.ts";
import { daysOf } from "./days.ts";
import type { LogSecrets } from "./log-secrets.ts";
import { type Mixing, seedsOf } from "./mixed-seeds.ts";
import { AFTER_DUE_MS, entryOfMovement, isTold, joinBet, type MovementRow, movementColumns } from "./movements.ts";
import { isClosing, type Line, lineOfPending, type PendingRow } from "./pending.ts";
import { type Place, placeOf } from "./place.ts";
import { takePrices } from "./prices.ts";

const AFTER_DUE = `interval '${AFTER_DUE_MS} milliseconds'`;
const BEAT_EVERY_MS = 5_000;
/** Movements that are read at once. */
const PORTION = 2_000;
/** Promises, and other changes of chains, pairs, rounds and facts, that one pass takes by default. */
const MOST_PENDING = 20_000;
/** A condition on `house_log_pending`: chains, seed pairs, facts and rounds stand before the bets on them. */
const IS_PROMISE = "(case when kind = 'chain' then step < 4 else step = 1 end)";

export interface PassParts {
  readonly secrets: LogSecrets;
  /** The rules of games that run now, and the hash of their golden vectors. */
  readonly rules: readonly { readonly game: string; readonly version: number; readonly golden: string | null }[];
  readonly mixing: Mixing;
  readonly mostPending?: number;
}

/** This server's term was ended by a take-over: it must write nothing. */
export class LostLog extends Error {
  constructor() {
    super("another server writes the log");
  }
}

/**
 * Writes everything that was committed since the last pass, and may be told, into the log: once, and causes before
 * effects. All of it is read in one snapshot, which is the place where the next pass goes on.
 * @throws LostLog
 */
export async function writePass(client: pg.PoolClient, term: Term, parts: PassParts): Promise<void> {
  await client.query("begin isolation level repeatable read");
  try {
    const log = await readLog(client, term);
    const pass = new Pass(client, log, parts);
    await pass.write();
    await pass.save(term);
    await client.query("commit");
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

interface PassRow extends LogRow {
  /** When the transaction began, before its snapshot was taken. */
  readonly now: Date;
  readonly snapshot: string;
  /** A time after the snapshot was taken: movements of later transactions are not in it. */
  readonly seen_at: string;
  /** `seen_at` of the last pass that read movements; null before it. */
  readonly read_at: string | null;
}

async function readLog(client: pg.PoolClient, { n, fence }: Term): Promise<PassRow> {
  const { rows } = await client.query<PassRow>({
    name: "log-pass",
    text: `select ${logColumns}, now() as now, pg_current_snapshot()::text as snapshot,
        clock_timestamp()::text as seen_at, read_at::text as read_at
      from house_log where n = $1 and fence = $2 and ended_at is null`,
    values: [n, fence],
  });
  const [row] = rows;
  if (row === undefined) throw new LostLog();
  return row;
}

class Pass {
  readonly #client: pg.PoolClient;
  readonly #log: PassRow;
  readonly #parts: PassParts;
  readonly #bundles: BundleWriter;
  /** Null if the pass read no movements. */
  #place: Place | null = null;
  #beat: Date | null;
  #day: string | null;

  constructor(client: pg.PoolClient, log: PassRow, parts: PassParts) {
    this.#client = client;
    this.#log = log;
    this.#parts = parts;
    this.#bundles = new BundleWriter(client, log.n, frontierOf(log));
    this.#beat = log.last_beat;
    this.#day = log.last_day;
  }

  async write(): Promise<void> {
    const promises = await this.#takePending("log-promises", IS_PROMISE);
    await this.#appendRules();
    for (const row of promises.rows) await this.#append(await this.#lineOf(row));
    const prices = await takePrices(this.#client, this.#mostPending);
    for (const entry of prices.entries) await this.#append({ entry });
    // While promises wait, nothing that may rest on them is read: the next pass goes on from the same place.
    if (promises.isAll && prices.isAll) await this.#writeRest();
    await this.#bundles.flush();
  }

  async #writeRest(): Promise<void> {
    const place = await placeOf(this.#client, this.#log);
    this.#place = place;
    const pending = await this.#takePending("log-pending", `not ${IS_PROMISE}`);
    const append = async (isOfThis: (row: PendingRow) => boolean) => {
      for (const row of pending.rows) if (isOfThis(row)) await this.#appendPending(row);
    };
    await this.#appendMovements(place, "m.kind = 'stake'");
    // The book of a round is closed without them.
    await this.#appendMovements(place, `m.kind <> 'stake' and ${TAKEN_BACK}`);
    await append((row) => !isReveal(row));
    await this.#appendHeld();
    await this.#appendMovements(place, `m.kind <> 'stake' and not ${TAKEN_BACK}`);
    await append(isReveal);
    await this.#appendDays();
    if (pending.isAll) await this.#appendBeat();
  }

  async save({ n, fence }: Term): Promise<void> {
    const { place, since, snapshot, rules, seen_at, read_at } = this.#log;
    const next =
      this.#place === null
        ? { place, since, readAt: read_at }
        : { place: snapshot, since: this.#place.since, readAt: seen_at };
    const frontier = Buffer.concat(this.#bundles.frontier.hashes);
    const { rowCount } = await this.#client.query({
      name: "log-save",
      text: `update house_log set place = $3, since = $4, size = $5, frontier = $6, last_beat = $7, last_day = $8, rules = $9, read_at = $10
        where n = $1 and fence = $2 and ended_at is null`,
      values: [
        n,
        fence,
        next.place,
        next.since,
        this.#bundles.size,
        frontier,
        this.#beat,
        this.#day,
        JSON.stringify([...new Set([...rules, ...this.#parts.rules.map(nameOfRules)])]),
        next.readAt,
      ],
    });
    if (rowCount !== 1) throw new LostLog();
  }

  get #mostPending(): number {
    return this.#parts.mostPending ?? MOST_PENDING;
  }

  #append({ entry }: { readonly entry: Entry }): Promise<void> {
    return this.#bundles.append(entry);
  }

  async #appendPending(row: PendingRow): Promise<void> {
    await this.#append(await this.#lineOf(row));
    const seeds = isClosing(row) ? await seedsOf(this.#client, row, this.#parts.mixing) : null;
    if (seeds !== null) await this.#append({ entry: seeds });
  }

  #lineOf(row: PendingRow): Promise<Line> {
    return lineOfPending(row, this.#client, this.#parts.secrets);
  }

  /** Takes what may be told, the oldest first. `isAll`: nothing of this kind is left. */
  async #takePending(
    name: string,
    condition: string,
  ): Promise<{ readonly rows: readonly PendingRow[]; readonly isAll: boolean }> {
    const most = this.#mostPending;
    const { rows } = await this.#client.query<PendingRow>({
      name,
      text: `with taken as (
          delete from house_log_pending where id in (
            select id from house_log_pending where ${condition} and (due_at is null or due_at + ${AFTER_DUE} <= now()) order by id limit $1)
          returning id, kind, step, reference, body, at)
        select * from taken order by id`,
      values: [most],
    });
    return { rows, isAll: rows.length < most };
  }

  async #appendRules(): Promise<void> {
    const time = this.#log.now.getTime();
    for (const rules of this.#parts.rules) {
      if (!this.#log.rules.includes(nameOfRules(rules)))
        await this.#append({ entry: { kind: "rules", ...rules, time } });
    }
  }

  /** Movements of transactions that the snapshot of the last pass did not see. */
  async #appendMovements({ where, values }: Place, condition: string): Promise<void> {
    const { secrets } = this.#parts;
    await this.#client.query(
      `declare movements no scroll cursor for select ${movementColumns} from ledger_movement m ${joinBet} where (${where}) and ${condition}`,
      [...values],
    );
    const fetch = () => {
      const portion = this.#client.query<MovementRow>(`fetch ${PORTION} from movements`);
      portion.catch(() => {
        // It is thrown where the portion is awaited, unless something else has failed before.
      });
      return portion;
    };
    for (let next = fetch(); ; ) {
      const { rows } = await next;
      if (rows.length === 0) break;
      // The database reads the next portion while this one is encoded.
      next = fetch();
      const held: MovementRow[] = [];
      for (const row of rows) {
        const { entry } = entryOfMovement(row, secrets);
        if (isTold(row, entry, this.#log.now.getTime())) await this.#bundles.append(entry, row.at.getTime());
        else held.push(row);
      }
      await this.#hold(held);
    }
    await this.#client.query("close movements");
  }

  async #hold(held: readonly MovementRow[]): Promise<void> {
    if (held.length === 0) return;
    await this.#client.query({
      name: "log-hold",
      text: "insert into house_log_held (reference, act, due_at) select * from unnest($1::uuid[], $2::smallint[], $3::timestamptz[])",
      values: [
        held.map(({ reference }) => reference),
        held.map(({ act }) => act),
        held.map(({ shown_at }) => shown_at),
      ],
    });
  }

  async #appendHeld(): Promise<void> {
    for (;;) {
      const { rows } = await this.#client.query<MovementRow>({
        name: "log-held",
        text: `with due as (
            delete from house_log_held where (reference, act) in (
              select reference, act from house_log_held where due_at + ${AFTER_DUE} <= now() limit ${PORTION})
            returning reference, act)
          select ${movementColumns} from due join ledger_movement m using (reference, act) ${joinBet}`,
      });
      if (rows.length === 0) return;
      for (const row of rows) {
        await this.#bundles.append(entryOfMovement(row, this.#parts.secrets).entry, row.at.getTime());
      }
    }
  }

  async #appendDays(): Promise<void> {
    const { now, last_day } = this.#log;
    const day = now.toISOString().slice(0, 10);
    if (day === last_day) return;
    for (const entry of await daysOf(this.#client, day, now.getTime())) await this.#append({ entry });
    this.#day = day;
  }

  async #appendBeat(): Promise<void> {
    const { now, last_beat } = this.#log;
    if (last_beat !== null && now.getTime() - last_beat.getTime() < BEAT_EVERY_MS) return;
    await this.#append({ entry: { kind: "beat", time: now.getTime() } });
    this.#beat = now;
  }
}

const TAKEN_BACK = "(m.kind = 'refund' and m.act = 0 and b.left_at is not distinct from 0)";

/** The seeds of pairs, links of rounds and ends of chains stand after the bets that they explain. */
function isReveal({ kind, step }: PendingRow): boolean {
  if (kind === "pair") return step === PAIR_STEP.revealed;
  return kind === "round" ? step >= ROUND_STEP.shown : kind === "chain" && step === CHAIN_STEP.ended;
}

function nameOfRules({ game, version }: { readonly game: string; readonly version: number }): string {
  return `${game}.${version}`;
}
