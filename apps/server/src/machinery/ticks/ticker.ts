import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type pg from "pg";
import type { Logger } from "pino";
import { systemClock } from "../clock.ts";
import { inDataDir } from "../start-refusal.ts";
import { whatToDo } from "./advice.ts";
import { ClockOffset } from "./clock-offset.ts";
import { TickKeeper } from "./keeper.ts";
import { enterTogether } from "./openings.ts";
import { type Tick, takeSlot } from "./slot.ts";
import { openingsSql, readTold, type Standing, standingOf, type Told } from "./standing.ts";
import type { TickFile, TickFolder } from "./tick-folder.ts";
import { Turns } from "./turns.ts";

const TICK_EVERY_MS = 1_000;
/** Pause before a lost connection, or a database that went back, is checked again. */
const LOOK_EVERY_MS = 500;
export interface TickerParts {
  /** A pool of one connection, which nothing else uses. */
  readonly pool: pg.Pool;
  readonly folder: TickFolder;
  readonly dataDir: string;
  readonly log: Logger;
}

/**
 * Raises this server's row once a second and keeps the same beside the keys, compares both at a start and after every
 * lost connection, and shuts the house if the database lacks a tick that was made. Other servers may work on the same
 * folder or elsewhere.
 */
export class Ticker implements Ticks {
  readonly clockOffset: ClockOffset;
  readonly #parts: TickerParts;
  /** New at every start, kept over lost connections. */
  readonly #run = randomUUID();
  readonly #commits = new Turns(() => this.#commit());
  readonly #keeper: TickKeeper;
  readonly #turned: (() => void)[] = [];
  #client: pg.PoolClient | null = null;
  #last: Tick | null = null;
  #openings: Told["openings"] = [];
  #isShut = true;
  #reason = "";
  #stopping = false;
  #loop: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;

  constructor(parts: TickerParts) {
    this.#parts = parts;
    this.clockOffset = new ClockOffset(parts.log);
    this.#keeper = new TickKeeper(parts.folder, parts.log, () => this.#file);
  }

  get isShut(): boolean {
    return this.#isShut;
  }

  /** The newest restoration, by which browsers know that their players' pairs are new; null if there was none. */
  get restored(): string | null {
    return this.#openings.findLast(({ kind }) => kind === "restored")?.id ?? null;
  }

  get #known(): string[] {
    return this.#openings.map(({ id }) => id);
  }

  /**
   * Calls the listener when the house was shut, and when it is about to open: anything remembered of the database may
   * be of another past.
   */
  onTurn(listener: () => void): void {
    this.#turned.push(listener);
  }

  /**
   * Makes the first comparison, and keeps watching.
   * @throws StartRefusal for a folder that cannot be used; the database's error.
   */
  async start(): Promise<void> {
    await this.#join();
    this.#loop = this.#watch();
  }

  async raise(): Promise<void> {
    await this.#commits.take();
    await this.#keeper.keep();
  }

  /**
   * Verifies that the database of a new connection holds this server's last tick. Nothing is played while the house is
   * shut, not even by a caller who had waited for a connection.
   * @throws errors that read like the driver's, so that every caller knows to retry.
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
    await this.#shut({ kind: "back", ahead: { ...last, next: null, known: this.#known }, row: null }, client);
    throw new Error("Connection terminated: the database went back in time");
  }

  /** Stops after everything else: the last tick states that it is the last. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    await this.#loop;
    const missed = (error: unknown) =>
      this.#parts.log.warn(
        { err: error },
        "the last tick could not be made: the loss of anything after the one before would go unnoticed",
      );
    if (!this.#isShut) await this.#end().catch(missed);
    this.#lose();
  }

  async #end(): Promise<void> {
    if (this.#client === null) await this.#join();
    await this.raise();
    await this.#client?.query("update house_tick set ended = true where server = $1 and run = $2", [
      this.#last?.server,
      this.#run,
    ]);
    // Not only at the end of the connection: the next server, or an operator's command, comes right after this.
    await this.#client?.query("select pg_advisory_unlock_all()");
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

  /** Compares the database with the files here, and takes part again once it holds all of them. */
  async #join(): Promise<void> {
    const { pool, folder } = this.#parts;
    const files = await folder.read();
    const client = await pool.connect();
    client.once("error", () => this.#lose(client));
    client.once("end", () => this.#lose(client));
    try {
      if (!(await enterTogether(client))) {
        // An operator's command works on the past of this house: compared again once that is over.
        this.#close();
        if (this.#reason !== "command") this.#parts.log.warn("the house waits for an operator's command to end");
        this.#reason = "command";
        client.release(true);
        return;
      }
      const told = await readTold(client);
      const standing = standingOf(files, told);
      if (standing.kind !== "good" && !(standing.kind === "stranger" && (await this.#seesLife(client, told)))) {
        await this.#shut(standing, client);
        client.release(true);
        return;
      }
      this.#openings = told.openings;
      await inDataDir(this.#parts.dataDir, async () => {
        this.#last = await takeSlot(client, folder, { files, run: this.#run, last: this.#last });
        if (this.#file !== null) await folder.write(this.#file);
      });
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

  /** True if another server raises its row while this one watches: that server has verified the database itself. */
  async #seesLife(client: pg.PoolClient, before: Told): Promise<boolean> {
    const counts = new Map(before.rows.map(({ server, count }) => [server, count]));
    for (let waitedMs = 0; waitedMs < 2 * TICK_EVERY_MS && !this.#stopping; waitedMs += LOOK_EVERY_MS) {
      await sleep(LOOK_EVERY_MS);
      const { rows } = await readTold(client);
      if (rows.some(({ server, count }) => count > (counts.get(server) ?? count))) return true;
    }
    return false;
  }

  async #commit(): Promise<void> {
    const [client, last] = [this.#client, this.#last];
    // Reads like the driver's error, so that every caller knows to retry.
    if (client === null || last === null) throw new Error("Connection terminated: the ticks have none");
    const sentAt = systemClock.now();
    const { rows } = await client.query<{ count: number; at: Date; openings: Told["openings"] }>({
      name: "tick",
      text: `update house_tick set count = count + 1, at = clock_timestamp() where server = $1 and run = $2
        returning count, at, ${openingsSql} as openings`,
      values: [last.server, last.run],
    });
    const row = rows[0];
    if (row !== undefined) this.clockOffset.note(sentAt, row.at.getTime(), systemClock.now());
    if (row !== undefined && row.count > last.count) {
      this.#openings = row.openings;
      this.#last = { ...last, count: row.count };
      return;
    }
    // Its tables were put back to an earlier state, below a connection that stayed.
    const ahead = { ...last, next: null, known: this.#known };
    await this.#shut(
      { kind: "back", ahead, row: row === undefined ? null : { ...last, ...row, ended: false } },
      client,
    );
    this.#lose();
    throw new Error("Connection terminated: the database went back in time");
  }

  get #file(): TickFile | null {
    return this.#last && { ...this.#last, next: null, known: this.#known };
  }

  /** Logs once what to do. */
  async #shut(standing: Standing, db: pg.ClientBase): Promise<void> {
    this.#close();
    if (this.#reason === standing.kind) return;
    this.#reason = standing.kind;
    this.#parts.log.error(await whatToDo(standing, db), "the house is shut and takes no bets");
  }

  #close(): void {
    if (this.#isShut) return;
    this.#isShut = true;
    for (const listener of this.#turned) listener();
  }

  /** Drops the connection, which is gone or not to be trusted. */
  #lose(client = this.#client): void {
    if (client === null || client !== this.#client) return;
    this.#client = null;
    client.release(true);
    // Checks again at once.
    this.#wake();
  }
}
