import type { HouseLog } from "@fairhouse/protocol/house-log.ts";
import { formatVkey } from "@fairhouse/transparency/note.ts";
import type pg from "pg";
import { AppError } from "../../../machinery/http/errors.ts";
import type { LogFiles } from "../files/log-files.ts";
import { logSigner } from "../files/log-key.ts";
import type { PublishedLogs } from "../files/published-logs.ts";

/** The logs that everybody may read. */
export class PublicLogs {
  readonly #published: PublishedLogs;
  readonly #pool: pg.Pool;
  readonly #seed: Buffer;
  #isServed = false;

  constructor(published: PublishedLogs, { pool, seed }: { readonly pool: pg.Pool; readonly seed: Buffer }) {
    this.#published = published;
    this.#pool = pool;
    this.#seed = seed;
  }

  files(n: number): LogFiles | null {
    return this.#published.log(n);
  }

  /** @throws if the log has no published head. */
  vkey(n: number): string {
    return formatVkey(logSigner(this.#seed, this.#originOf(n)).key);
  }

  /** Lets the logs be listed: this server has looked for what it lacks of them, or cannot have more than its files. */
  serve(): void {
    this.#isServed = true;
  }

  /**
   * Lists the logs, the running one last.
   * @throws AppError while this server may lack one that the house has: readers would take it for gone.
   */
  async list(): Promise<readonly HouseLog[]> {
    if (!this.#isServed || this.#published.numbers.length === 0) throw new AppError("busy");
    const { rows } = await this.#pool.query<{ n: number; ended_at: Date | null; ended_because: string | null }>({
      name: "log-ends",
      text: "select n, ended_at, ended_because from house_log where ended_at is not null",
    });
    const { numbers } = this.#published;
    return numbers.map((n) => {
      const ended = rows.find((row) => row.n === n);
      const isLast = n === numbers.at(-1);
      const { size = 0 } = this.files(n)?.published?.checkpoint ?? {};
      // A log that the database does not know is of a past that it has lost: it ended as well.
      return {
        n,
        origin: this.#originOf(n),
        vkey: this.vkey(n),
        size,
        ended:
          isLast && ended === undefined
            ? null
            : { at: ended?.ended_at?.toISOString() ?? null, because: ended?.ended_because ?? null },
      };
    });
  }

  #originOf(n: number): string {
    const origin = this.files(n)?.published?.checkpoint.origin;
    if (origin === undefined) throw new Error(`log ${n} has no published head`);
    return origin;
  }
}
