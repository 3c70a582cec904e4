// Loaded by --import with ?socket=PATH: the time of the house stands still, and passes only as told over that socket.
// Its wall clock steps as told, too; `house/told-time.ts` is the other end.
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import type { TimeCommand } from "../house/told-time.ts";
import { argumentOf } from "./arguments.ts";
import { replaceAtLoad } from "./replace.ts";

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/**
 * Turns of the event loop without a statement after which the house counts as idle: between two statements of a
 * transaction there is one.
 */
const QUIET_TURNS = 3;

const epoch = Date.now();
let elapsed = 0;
let ahead = 0;
const timers = new Set<Timer>();

/** The clock that the house takes for the machine's. */
const toldTime = {
  Date: { now: () => epoch + elapsed + ahead },
  performance: { now: () => elapsed, timeOrigin: epoch },
  setTimeout: (callback: () => void, delay: number): Timer => {
    const timer = { at: elapsed + Math.max(0, delay), callback };
    timers.add(timer);
    return timer;
  },
  clearTimeout: (timer: Timer) => void timers.delete(timer),
};
Object.assign(globalThis, { toldTime });
replaceAtLoad([
  {
    module: "apps/server/src/machinery/clock.ts",
    find: `import type { Clock } from "@fairhouse/platform/clock.ts";`,
    replace: `import type { Clock } from "@fairhouse/platform/clock.ts";
    const { Date, performance, setTimeout, clearTimeout } = globalThis.toldTime;`,
  },
]);

/** The number of statements without an answer yet. */
let asked = 0;
// biome-ignore lint/suspicious/noExplicitAny: the edge: the driver's method has many shapes, and all of them pass through unchanged.
const query: (...args: any[]) => any = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]): unknown {
  asked += 1;
  const answered = () => {
    asked -= 1;
  };
  const last = args.at(-1);
  if (typeof last !== "function") {
    const answer = query.apply(this, args);
    answer.then(answered, answered);
    return answer;
  }
  const tell = (...told: unknown[]) => {
    answered();
    last(...told);
  };
  return query.apply(this, [...args.slice(0, -1), tell]);
} as typeof pg.Client.prototype.query;

/** Resolves when the house has done its due work, and asks its database for nothing more. */
async function quiet(): Promise<void> {
  for (let turns = 0; turns < QUIET_TURNS; turns = asked === 0 ? turns + 1 : 0) await nextTurn();
}

/** Fires each timer at its own time, with everything that it starts before the next one. */
async function pass(milliseconds: number): Promise<void> {
  const until = elapsed + milliseconds;
  for (;;) {
    const [due] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    if (due === undefined) break;
    timers.delete(due);
    elapsed = due.at;
    due.callback();
    await quiet();
  }
  elapsed = until;
}

createServer((socket) => {
  createInterface(socket).on("line", async (line) => {
    const command: TimeCommand = JSON.parse(line);
    if (command.ahead !== undefined) ahead = command.ahead;
    await pass(command.pass ?? 0);
    socket.write(`${JSON.stringify({ elapsed, wall: toldTime.Date.now() })}\n`);
  });
}).listen(argumentOf(import.meta.url, "socket"));
