import { readdir, readFile } from "node:fs/promises";
import type { Stage } from "./stage.ts";

/** CPU time used up to a moment, in microseconds; only differences of two are meaningful. */
export interface CpuTime {
  /** The process of the house, with all of its threads. */
  readonly house: number;
  /** All processes of the embedded database, including those that have ended. Null if the system does not tell. */
  readonly database: number | null;
}

/**
 * The unit in which /proc counts the time of ended children: a hundredth of a second on every Linux that Node.js runs
 * on.
 */
const JIFFY_US = 10_000;
/** Positions after the name of the process in /proc/<pid>/stat (proc_pid_stat(5), counted from the state, field 3). */
const PARENT = 1;
const OWN = [11, 12] as const;
const ENDED_CHILDREN = [13, 14] as const;

export async function cpuTime({ house, postmaster }: Pick<Stage, "house" | "postmaster">): Promise<CpuTime> {
  return { house: await house.ask("cpu", null), database: await databaseTime(postmaster) };
}

/**
 * Reads the CPU time of the database. A process that ends while the others are read would be counted neither among the
 * living nor among the postmaster's ended children: then everything is read again.
 */
async function databaseTime(postmaster: number): Promise<number | null> {
  for (;;) {
    const before = await statOf(postmaster);
    const living = await timeOfLiving(postmaster);
    const after = await statOf(postmaster);
    if (before === null || after === null) return null;
    const ended = jiffies(after, ENDED_CHILDREN);
    if (ended === jiffies(before, ENDED_CHILDREN)) return ended + living;
  }
}

/** The CPU time of the postmaster and its children. */
async function timeOfLiving(postmaster: number): Promise<number> {
  let sum = 0;
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await statOf(Number(name));
    const isOurs = Number(name) === postmaster || Number(stat?.[PARENT]) === postmaster;
    if (stat !== null && isOurs) sum += await timeOf(Number(name), stat);
  }
  return sum;
}

/** Reads the scheduler's own clock if the kernel keeps it (nanoseconds), jiffies otherwise. */
async function timeOf(pid: number, stat: readonly string[]): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => {
    // The kernel lacks these figures, or the process has ended: then only the other clock is left.
    return "";
  });
  const nanoseconds = Number(text.split(" ")[0]);
  return nanoseconds > 0 ? nanoseconds / 1000 : jiffies(stat, OWN);
}

function jiffies(stat: readonly string[], places: readonly [number, number]): number {
  return (Number(stat[places[0]]) + Number(stat[places[1]])) * JIFFY_US;
}

/** The fields after the name, which may contain spaces and brackets. */
async function statOf(pid: number): Promise<readonly string[] | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => {
    // The process has ended since it was listed.
    return null;
  });
  return text === null ? null : text.slice(text.lastIndexOf(")") + 2).split(" ");
}
