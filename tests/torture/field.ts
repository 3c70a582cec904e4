import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Attack, Broken, Field } from "./attack.ts";
import { insist, poolAt } from "./house/embedded.ts";
import { SeededRandom } from "./random.ts";

export interface FieldOptions {
  readonly seed: number;
  /** Milliseconds for which the attack may repeat itself. */
  readonly milliseconds: number;
  /** A PostgreSQL server in which databases may be made. */
  readonly databaseServer: string;
  readonly plant?: string | null;
  /** Infinity unless given. */
  readonly longestBettingMs?: number;
  readonly say?: (line: string) => void;
}

/** Fields in use, which an interrupted run has to clear. */
const inUse = new Set<() => Promise<void>>();

/** Ends everything that running attacks have started. */
export async function clearFields(): Promise<void> {
  await Promise.all([...inUse].map((clear) => clear()));
}

/** Runs an attack on a field of its own, and clears the field. */
export async function runAttack(attack: Attack, options: FieldOptions): Promise<readonly Broken[]> {
  const cleanUps: (() => Promise<unknown> | unknown)[] = [];
  const witnesses: (() => string)[] = [];
  const clear = async () => {
    for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) {
      await Promise.resolve(cleanUp()).catch(() => undefined);
    }
    inUse.delete(clear);
  };
  inUse.add(clear);
  const until = performance.now() + options.milliseconds;
  const field: Field = {
    random: new SeededRandom(options.seed).fork(attack.name),
    plant: options.plant ?? null,
    longestBettingMs: options.longestBettingMs ?? Number.POSITIVE_INFINITY,
    hasTime: () => performance.now() < until,
    say: options.say ?? (() => undefined),
    after: (cleanUp) => void cleanUps.push(cleanUp),
    witness: (log) => void witnesses.push(log),
    newFolder: async () => {
      const folder = await mkdtemp(join(tmpdir(), "fairhouse-torture-"));
      cleanUps.push(() => rm(folder, { recursive: true, force: true }));
      return folder;
    },
    newDatabase: async () => {
      const name = `torture_${randomBytes(6).toString("hex")}`;
      await administer(options.databaseServer, `create database ${name}`);
      cleanUps.push(() => administer(options.databaseServer, `drop database ${name} with (force)`));
      return options.databaseServer.replace(/[^/]*$/, name);
    },
  };
  try {
    const broken = await attack.run(field);
    if (broken.length > 0 && field.plant === null) await keepLogs(attack, witnesses, field.say);
    return broken;
  } catch (error) {
    await keepLogs(attack, witnesses, field.say);
    throw error;
  } finally {
    await clear();
  }
}

async function keepLogs(attack: Attack, witnesses: readonly (() => string)[], say: Field["say"]): Promise<void> {
  const file = join(tmpdir(), `fairhouse-torture-${attack.name}-${process.pid}.log`);
  await writeFile(file, witnesses.map((log) => log()).join("\n"));
  say(`  what the servers wrote: ${file}`);
}

async function administer(url: string, sql: string): Promise<void> {
  const pool = poolAt(url);
  try {
    await insist(() => pool.query(sql), 10);
  } finally {
    await pool.end();
  }
}
