import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Ticks } from "@fairhouse/play/ticks.ts";
import type pg from "pg";
import type { Logger } from "pino";
import { inDataDir } from "../start-refusal.ts";
import { whatToDo } from "./advice.ts";
import { readTold, type Standing, standingOf, type Told } from "./standing.ts";
import type { TickFile, TickFolder } from "./tick-folder.ts";
import { Turns } from "./turns.ts";

const TICK_EVERY_MS = 1_000;
/** Before a lost connection, or a database that went back, is looked at again. */
const LOOK_EVERY_MS = 500;
/** How long whoever wants something remembered waits for the disk. */
const DISK_PATIENCE_MS = 1_000;
/** Beside each server's id: a session's lock says that the id is in use. */
const SLOT_LOCK = "7377294694082770295";

export interface TickerParts {
  /** Of one connection, which nothing else uses. */
  readonly pool: pg.Pool;
  readonly folder: TickFolder;
  readonly dataDir: string;
  readonly log: Logger;
}

/** A tick that was committed. */
type Tick = Pick<TickFile, "server" | "run" | "count">;

/**
 * Raises this server's row once a second and keeps the same beside the keys, looks at both at a start and after every lost connection, and
 * shuts the house when the database lacks a tick that was made. A server may work while others do on the same folder or elsewhere.
 */
export class Ticker implements Ticks {
  readonly #parts: TickerParts;
  /** New at every start, kept over lost connections. */
  readonly #run = randomUUID();
  readonly #commits = new Turns(() => this.#commit());
  readonly #writes = new Turns(() => this.#write());
  readonly #turned: (() => void)[] = [];
  #client: pg.PoolClient | null = null;
  #last: Tick | null = null;
  #known: readonly string[] = [];
  #isShut = true;
  #reason = "";
  #stopping = false;
  #loop: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;

  constructor(parts: TickerParts) {
    this.#parts = parts;
  }

  get isShut(): boolean {
    return this.#isShut;
  }

  /** Hears that the house was shut, and that it is about to open: what is remembered of the database may be of another past. */
  onTurn(listener: () => void): void {
    this.#turned.push(listener);
  }

  /** Looks for the first time, and from now on. @throws StartRefusal for a folder that cannot be used; the database's error. */
  async start(): Promise<void> {
    await this.#join();
    this.#loop = this.#watch();
  }

  async raise(): Promise<void> {
    await this.#commits.take();
    const written = this.#writes.take().catch((error: unknown) => {
      this.#parts.log.error({ err: error }, "a tick could not be kept: a database that goes back may not be noticed");
    });
    await Promise.race([written, sleep(DISK_PATIENCE_MS, undefined, { ref: false })]);
  }

  /**
   * Asked of every new connection: whether the database that it leads to holds this server's last tick. Nothing is played while the house is
   * shut, by whoever had waited for a connection neither. @throws in the words of the driver, by which everybody knows what to do.
   */
  async verify(client: pg.ClientBase, forPlay: boolean): Promise<void> {
    if (this.#isShut && forPlay) throw new Error("Connection terminated: the house is shut");
    const last = this.#last;
    if (last === null || this.#isShut) return;
    const { rows } = await client.query<{ holds: boolean }>(
      "select exists (select from house_tick where server = $1 and run = $2 and count >= $3) as holds",
      [last.server, last.run, last.count],
    );
    if (rows[0]?.holds === true || this.#last?.server !== last.server) return;
    this.#lose();
    await this.#shut({ kind: "back", ahead: { ...last, next: null, known: [...this.#known] }, row: null }, client);
    throw new Error("Connection terminated: the database went back in time");
  }

  /** After everything else: the last tick says that it is the last. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    await this.#loop;
    await this.#writes.take().catch(() => {
      // What could not be kept was told when it happened.
    });
    const client = this.#client;
    if (client !== null && this.#last !== null && !this.#isShut) {
      await client
        .query("update house_tick set ended = true where server = $1 and run = $2", [this.#last.server, this.#run])
        .catch((error: unknown) =>
          this.#parts.log.warn({ err: error }, "the last tick could not be marked as the last"),
        );
    }
    this.#lose();
  }

  async #watch(): Promise<void> {
    while (!this.#stopping) {
      await this.#pause(this.#isShut || this.#client === null ? LOOK_EVERY_MS : TICK_EVERY_MS);
      if (this.#stopping) return;
      try {
        if (this.#client === null) await this.#join();
        else if (!this.#isShut) await this.raise();
      } catch (error) {
        this.#parts.log.warn({ err: error }, "no tick could be made; it is tried again");
        this.#lose();
      }
    }
  }

  async #pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Compares the database with what is kept here, and takes part again when it holds all of it. */
  async #join(): Promise<void> {
    const { pool, folder } = this.#parts;
    const files = await folder.read();
    const client = await pool.connect();
    client.once("error", () => this.#lose(client));
    client.once("end", () => this.#lose(client));
    try {
      const told = await readTold(client);
      const standing = standingOf(files, told);
      if (standing.kind !== "good" && !(standing.kind === "stranger" && (await this.#seesLife(client, told)))) {
        await this.#shut(standing, client);
        client.release(true);
        return;
      }
      this.#known = told.openings.map(({ id }) => id);
      await this.#begin(client, files);
      this.#client = client;
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (!this.#isShut) return;
    if (this.#reason !== "") this.#parts.log.info("the house is let in again");
    for (const listener of this.#turned) listener();
    this.#isShut = false;
    this.#reason = "";
  }

  /** Whether another server raises its row before our eyes: it has made sure of the database itself. */
  async #seesLife(client: pg.PoolClient, before: Told): Promise<boolean> {
    const counts = new Map(before.rows.map(({ server, count }) => [server, count]));
    for (let waitedMs = 0; waitedMs < 2 * TICK_EVERY_MS && !this.#stopping; waitedMs += LOOK_EVERY_MS) {
      await sleep(LOOK_EVERY_MS);
      const { rows } = await readTold(client);
      if (rows.some(({ server, count }) => count > (counts.get(server) ?? count))) return true;
    }
    return false;
  }

  /** Takes an id that nobody uses, one of this folder's if there is one, and makes this life's first tick under it. */
  async #begin(client: pg.PoolClient, files: readonly TickFile[]): Promise<void> {
    const own = files.filter(({ server }) => server === this.#last?.server);
    const fresh: TickFile = { server: randomUUID(), run: this.#run, count: 0, next: this.#run, known: [] };
    for (const file of [...own, ...files, fresh]) {
      const { rows } = await client.query<{ taken: boolean }>(
        "select pg_try_advisory_lock(hashtextextended($1, $2)) as taken",
        [file.server, SLOT_LOCK],
      );
      if (rows[0]?.taken !== true) continue;
      const { dataDir, folder } = this.#parts;
      // Before the commit: a process that is killed between the two would find a run that its file does not know.
      if (file.run !== this.#run || file === fresh)
        await inDataDir(dataDir, () => folder.write({ ...file, next: this.#run }));
      const begun = await client.query<{ count: number }>(
        `insert into house_tick as t (server, run, count) values ($1, $2, $3)
         on conflict (server) do update set run = excluded.run, count = greatest(t.count, $3 - 1) + 1, ended = false, at = clock_timestamp()
         returning count`,
        [file.server, this.#run, file.count + 1],
      );
      this.#last = { server: file.server, run: this.#run, count: begun.rows[0]?.count ?? 0 };
      await inDataDir(dataDir, () => this.#write());
      return;
    }
  }

  async #commit(): Promise<void> {
    const [client, last] = [this.#client, this.#last];
    // In the words of the driver, by which everybody knows that it is worth waiting.
    if (client === null || last === null) throw new Error("Connection terminated: the ticks have none");
    const { rows } = await client.query<{ count: number; known: string[] }>({
      name: "tick",
      text: `update house_tick set count = count + 1, at = clock_timestamp() where server = $1 and run = $2
        returning count, array(select id::text from house_opening) as known`,
      values: [last.server, last.run],
    });
    const row = rows[0];
    if (row !== undefined && row.count > last.count) {
      this.#known = row.known;
      this.#last = { ...last, count: row.count };
      return;
    }
    // Its tables were put back as they had been, below a connection that stayed.
    const ahead = { ...last, next: null, known: [...this.#known] };
    await this.#shut(
      { kind: "back", ahead, row: row === undefined ? null : { ...last, ...row, ended: false } },
      client,
    );
    this.#lose();
    throw new Error("Connection terminated: the database went back in time");
  }

  async #write(): Promise<void> {
    if (this.#last !== null) await this.#parts.folder.write({ ...this.#last, next: null, known: [...this.#known] });
  }

  /** Says once what there is to do. */
  async #shut(standing: Standing, db: pg.ClientBase): Promise<void> {
    const was = this.#isShut;
    this.#isShut = true;
    if (!was) for (const listener of this.#turned) listener();
    if (this.#reason === standing.kind) return;
    this.#reason = standing.kind;
    this.#parts.log.error(await whatToDo(standing, db), "the house is shut and takes no bets");
  }

  /** The connection is gone, or not to be trusted. */
  #lose(client = this.#client): void {
    if (client === null || client !== this.#client) return;
    this.#client = null;
    client.release(true);
  }
}
