import { execFile } from "node:child_process";
import { readdir, readFile, readlink, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { isMissing } from "../../missing.ts";

const run = promisify(execFile);
/** Time in which a starting PostgreSQL may have created its file without having written it. */
const HALF_WRITTEN_MS = 500;

/** The database server of a folder. */
export interface Postmaster {
  /** False if it was killed and listened on this port. */
  readonly alive: boolean;
  /** 0 if unknown. */
  readonly port: number;
}

/** The relevant facts of a process. */
interface Process {
  readonly pid: number;
  /** Its arguments; empty for a dead process, or if they cannot be read. */
  readonly command: readonly string[];
  /** Its working directory; null if it cannot be read. */
  readonly folder: string | null;
}

/**
 * Finds the server that works on a data folder, from its `postmaster.pid`. A file that is damaged, or that names
 * another program's process, is removed; a server that still lives beside such a file is written to it again, because
 * it would otherwise end itself within a minute.
 */
export async function findPostmaster(folder: string): Promise<Postmaster> {
  const file = join(folder, "postmaster.pid");
  let named = await readPidFile(file);
  if (named === "damaged") {
    await sleep(HALF_WRITTEN_MS);
    named = await readPidFile(file);
  }
  if (named === null) return { alive: false, port: 0 };
  if (named === "damaged") {
    const lost = await findServerOf(folder);
    if (lost === null) await rm(file, { recursive: true, force: true });
    else await nameAgain(file, folder, lost);
    return { alive: lost !== null, port: lost?.port ?? 0 };
  }
  const process = await readProcess(named.pid);
  if (process !== null && (await isServerOf(process, folder))) return { alive: true, port: named.port };
  await rm(file, { force: true });
  return { alive: false, port: named.port };
}

/** Returns the process that the data folder names as its server, whether it lives or not; null if it names none. */
export async function namedPostmaster(folder: string): Promise<number | null> {
  const named = await readPidFile(join(folder, "postmaster.pid"));
  return named === null || named === "damaged" ? null : named.pid;
}

/**
 * Reads the file: line 1 is the process, line 4 the port. It exists while the database runs, and after it was killed.
 */
async function readPidFile(file: string): Promise<{ pid: number; port: number } | "damaged" | null> {
  let lines: readonly string[];
  try {
    lines = (await readFile(file, "utf8")).split("\n");
  } catch (error) {
    if (isMissing(error)) return null;
    return "damaged";
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 1) return "damaged";
  return { pid, port: Number.isInteger(port) && port > 0 ? port : 0 };
}

/** Writes the lines that PostgreSQL reads: the process, and its address. */
async function nameAgain(file: string, folder: string, { pid, port }: { pid: number; port: number }): Promise<void> {
  const started = Math.floor(Date.now() / 1000);
  await writeFile(file, `${pid}\n${folder}\n${started}\n${port}\n\n127.0.0.1\n`);
}

async function findServerOf(folder: string): Promise<{ pid: number; port: number } | null> {
  for (const pid of await processIds()) {
    const process = await readProcess(pid);
    if (process === null || !process.command.includes("-D") || !(await isServerOf(process, folder))) continue;
    return { pid, port: Number(process.command[process.command.indexOf("-p") + 1]) || 0 };
  }
  return null;
}

/**
 * Checks that a process is a PostgreSQL on this folder: after a power cut, or in a new container, its number may belong
 * to any process.
 */
async function isServerOf({ command, folder }: Process, dataFolder: string): Promise<boolean> {
  if (!/postgres/.test(command[0] ?? "")) return false;
  if (folder !== null) return folder === (await realpath(dataFolder));
  return command.join(" ").includes(dataFolder);
}

async function processIds(): Promise<readonly number[]> {
  const found = await readdir("/proc").catch(() => {
    // Not Linux: falls back to another tool.
    return null;
  });
  if (found !== null) return found.map(Number).filter((pid) => pid > 1);
  const listed = await run("ps", ["-A", "-o", "pid="]).catch(() => {
    // Without that tool nothing is known; the lock of the data folder still holds.
    return { stdout: "" };
  });
  return listed.stdout.split("\n").map(Number).filter(Boolean);
}

async function readProcess(pid: number): Promise<Process | null> {
  const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => {
    // Ended since it was listed, or not Linux.
    return null;
  });
  // If nothing reaps orphans, a dead one keeps its number, without arguments.
  if (line !== null) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => {
      // The working directory of another user's process cannot be read.
      return null;
    });
    return { pid, command: line.split("\0"), folder };
  }
  try {
    const { stdout } = await run("ps", ["-o", "command=", "-p", `${pid}`]);
    return { pid, command: stdout.trim().split(" "), folder: null };
  } catch {
    return null;
  }
}
