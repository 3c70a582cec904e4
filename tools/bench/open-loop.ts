import type { Connection } from "../http-client/connection.ts";
import { assertAccepted, openAll, textOf } from "./player-turns.ts";
import type { BenchPlayer } from "./processes/house-questions.ts";
import type { OpenLoop, Sample } from "./processes/load-questions.ts";

const CONNECTIONS = 128;
const TICK_MS = 5;

/**
 * Sends at a fixed rate, whatever the house does, and measures each request from the time at which it was due: a house
 * that stalls is not spared the requests that would have come meanwhile.
 */
export class OpenLoopRun {
  readonly #loop: OpenLoop;
  readonly #url: URL;
  readonly #players: readonly BenchPlayer[];
  readonly #free: Connection[];
  readonly #all: readonly Connection[];
  readonly #due: number[] = [];
  readonly #samples: Sample[] = [];
  readonly #startedAt = performance.now();
  readonly #timer: NodeJS.Timeout;
  #scheduled = 0;
  #turn = 0;
  #underWay = 0;
  #stopped: (() => void) | null = null;
  #error: unknown = null;

  private constructor(loop: OpenLoop, players: readonly BenchPlayer[], connections: readonly Connection[]) {
    this.#loop = loop;
    this.#url = new URL(loop.url);
    this.#players = players;
    this.#all = connections;
    this.#free = [...connections];
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  static async start(loop: OpenLoop, players: readonly BenchPlayer[]): Promise<OpenLoopRun> {
    return new OpenLoopRun(loop, players, await openAll(new URL(loop.url), CONNECTIONS));
  }

  /** Stops sending, waits for requests under way, and answers all samples. */
  async stop(): Promise<readonly Sample[]> {
    clearInterval(this.#timer);
    if (this.#underWay > 0) await new Promise<void>((resolve) => (this.#stopped = resolve));
    for (const connection of this.#all) connection.close();
    if (this.#error !== null) throw this.#error;
    return this.#samples;
  }

  #tick(): void {
    const elapsedMs = performance.now() - this.#startedAt;
    for (const due = (elapsedMs * this.#loop.perSecond) / 1000; this.#scheduled < due; this.#scheduled += 1) {
      this.#due.push(this.#startedAt + (this.#scheduled * 1000) / this.#loop.perSecond);
    }
    this.#sendDue();
  }

  #sendDue(): void {
    while (this.#due.length > 0) {
      // Connections are used in turn: the server would close one that waited for a rush as idle.
      const connection = this.#free.shift();
      if (connection === undefined) return;
      void this.#send(connection, this.#due.shift() ?? 0);
    }
  }

  async #send(connection: Connection, due: number): Promise<void> {
    const player = this.#players[this.#turn++ % this.#players.length];
    this.#underWay += 1;
    try {
      if (player === undefined) throw new Error("there are no players");
      assertAccepted(await connection.send(textOf(this.#url, this.#loop.request, player)));
      this.#samples.push({ dueAt: performance.timeOrigin + due, tookMs: performance.now() - due });
      this.#free.push(connection);
    } catch (error) {
      this.#error ??= error;
    }
    this.#underWay -= 1;
    this.#sendDue();
    if (this.#underWay === 0) this.#stopped?.();
  }
}
