import { setTimeout as sleep } from "node:timers/promises";
import { Connection } from "../../http-client/connection.ts";
import { requestText } from "../../http-client/request.ts";
import { LeanSocket } from "../lean-socket.ts";
import { assertAccepted } from "../player-turns.ts";
import { answerQuestions } from "./helper-process.ts";
import type { StormQuestions } from "./storm-questions.ts";

const AT_ONCE = 50;
/** A connection that is refused, or whose snapshot is, is tried again after this time, as browsers do. */
const AGAIN_MS = 200;
/** The version of a snapshot is among its own fields: no round has one. */
const VERSION = /"version":(\d+)/;

/** A page of one table: it watches, takes a snapshot, and goes on from there by the events that it receives. */
class Page {
  readonly #table: string;
  readonly #url: URL;
  #socket: LeanSocket | null = null;
  /** The version of the snapshot. */
  #from = 0;
  #heard = new Set<number>();

  constructor(url: URL, table: string) {
    this.#url = url;
    this.#table = table;
  }

  get room(): string {
    return `table:${this.#table}`;
  }

  /** Resolves when the page shows the current state of its table. */
  async come(): Promise<void> {
    for (;;) {
      try {
        this.#heard = new Set();
        const heard = this.#heard;
        this.#socket = await LeanSocket.watch(this.#url, this.room, (version) => heard.add(version));
        this.#from = await this.#snapshot();
        return;
      } catch {
        this.drop();
        await sleep(AGAIN_MS);
      }
    }
  }

  drop(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  /** Counts the events after the snapshot that did not arrive. */
  missing(versions: readonly number[]): number {
    return versions.filter((version) => version > this.#from && !this.#heard.has(version)).length;
  }

  async #snapshot(): Promise<number> {
    const connection = await Connection.open(this.#url);
    try {
      const answer = await connection.send(requestText(this.#url, "GET", `/api/tables/${this.#table}`));
      assertAccepted(answer);
      const version = Number(VERSION.exec(answer.body)?.[1]);
      if (Number.isNaN(version)) throw new Error("a snapshot without its version");
      return version;
    } finally {
      connection.close();
    }
  }
}

const pages: Page[] = [];

async function open({ url, tables, count }: StormQuestions["open"]["ask"]): Promise<null> {
  for (let number = 0; number < count; number++)
    pages.push(new Page(new URL(url), tables[number % tables.length] ?? ""));
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) await page.come();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return null;
}

async function comeBack(): Promise<Float64Array> {
  const startedAt = performance.now();
  const took = pages.map(async (page) => {
    await page.come();
    return performance.now() - startedAt;
  });
  return Float64Array.from(await Promise.all(took));
}

answerQuestions<StormQuestions>({
  open,
  comeBack,
  drop: () => {
    for (const page of pages) page.drop();
    return null;
  },
  missing: (versions) => pages.reduce((sum, page) => sum + page.missing(versions[page.room] ?? []), 0),
});
