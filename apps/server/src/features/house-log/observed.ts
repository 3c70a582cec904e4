import type pg from "pg";
import { Counter, Gauge } from "prom-client";
import type { HouseParts } from "../../parts.ts";
import type { PublishedLogs } from "./files/published-logs.ts";
import type { WitnessAnswer } from "./writing/log-steps.ts";

/** The operator is told when something that may be told has waited for longer. */
const LATE_S = 60;

export function measureSize({ registry }: HouseParts, logs: PublishedLogs): void {
  new Gauge({
    name: "fairhouse_log_size",
    help: "Entries below the newest published head of the log",
    registers: [registry],
    collect() {
      const n = logs.numbers.at(-1);
      if (n !== undefined) this.set(logs.log(n)?.published?.checkpoint.size ?? 0);
    },
  });
}

/** Returns what counts answers of witnesses, and tells the operator of those that have not signed. */
export function countAnswers({ registry, log }: HouseParts): (answer: WitnessAnswer) => void {
  const answers = new Counter({
    name: "fairhouse_log_witness_answers_total",
    help: "Answers of the witnesses of the log, by witness, and by whether it has signed",
    labelNames: ["witness", "signed"],
    registers: [registry],
  });
  return ({ witness, why }) => {
    answers.inc({ witness, signed: String(why === null) });
    if (why !== null) log.warn({ witness, why }, "a witness has not signed the log");
  };
}

/** Notices when the log does not keep up with the books, whichever server writes it. */
export class Lateness {
  readonly #pool: pg.Pool;
  readonly #log: HouseParts["log"];
  readonly #lag: Gauge;
  readonly #waiting: Gauge;
  #isLate = false;

  constructor({ pool, log, registry }: HouseParts) {
    this.#pool = pool;
    this.#log = log;
    this.#lag = new Gauge({
      name: "fairhouse_log_lag_seconds",
      help: "Seconds since the log said that everything committed until then, and allowed to be told, is in it",
      registers: [registry],
    });
    this.#waiting = new Gauge({
      name: "fairhouse_log_waiting_seconds",
      help: "The longest time for which something waits for the log that may be told",
      registers: [registry],
    });
  }

  /** True after a minute in which something that may be told was not written, or nothing could be read at all. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** Looks at the database, and tells the operator once when the log begins to be late. */
  async look(): Promise<void> {
    const { rows } = await this.#pool.query<{ lag: number | null; waiting: number | null }>({
      name: "log-lateness",
      text: `select extract(epoch from clock_timestamp() - l.last_beat)::float8 as lag,
          extract(epoch from clock_timestamp() - least(
            -- The link of a shoe is noted long after its first round was shown: it waits since then.
            (select min(greatest(due_at, at)) from house_log_pending where greatest(due_at, at) < clock_timestamp()),
            (select min(at) from house_log_price),
            (select min(due_at) from house_log_held where due_at < clock_timestamp())))::float8 as waiting
        from house_log l where l.ended_at is null`,
    });
    const { lag, waiting } = rows[0] ?? { lag: null, waiting: null };
    this.#lag.set(lag ?? 0);
    this.#waiting.set(waiting ?? 0);
    const isLate = Math.max(lag ?? 0, waiting ?? 0) > LATE_S;
    if (isLate && !this.#isLate) this.#log.error({ lag, waiting }, "the log does not keep up with the books");
    this.#isLate = isLate;
  }
}
