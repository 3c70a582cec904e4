import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownEmbedded } from "@fairhouse/server/machinery/database/embedded/embedded.ts";
import { pino } from "pino";
import { runCommand } from "../../tools/command.ts";
import type { Attack, Broken } from "./attack.ts";
import { attacks } from "./attacks.ts";
import { clearFields, runAttack } from "./field.ts";
import { inTime, TOO_LONG, TookTooLong } from "./in-time.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { bugNamed } from "./planted-bugs.ts";
import { failuresOnPages } from "./planted-page.ts";
import { runPlanted } from "./planted-run.ts";
import { failuresWith } from "./planted-test.ts";

async function main(options: Options): Promise<number> {
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  if (options.planted) return runPlanted(options);
  const bug = options.bug === null ? null : bugNamed(options.bug);
  const chosen = attacks.filter(({ name }) => (bug === null ? options.only.includes(name) : bug.caughtBy === name));
  const mostMs = options.each * 60_000;
  if (bug?.caughtBy.endsWith(".e2e.ts")) return report(await failuresOnPages(bug, mostMs));
  if (bug?.caughtBy.endsWith(".test.ts")) return report(await failuresWith(bug, mostMs));
  console.log(`seed ${options.seed}`);
  const folder = await mkdtemp(join(tmpdir(), "fairhouse-torture-"));
  const database = await ownEmbedded({ dataDir: folder, log: pino({ level: "silent" }) });
  const leave = async () => {
    await clearFields();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => leave().finally(() => process.exit(130)));
  try {
    const milliseconds = (options.minutes * 60_000) / chosen.length;
    for (const attack of chosen) {
      const made = make(attack, { ...options, milliseconds, databaseServer: database.url });
      const broken = await (bug === null ? made : inTime(made, mostMs, clearFields));
      if (broken.length > 0) return 1;
    }
    console.log("every promise held");
    return 0;
  } finally {
    await leave();
  }
}

async function make(
  attack: Attack,
  { seed, bug, milliseconds, databaseServer }: Options & { milliseconds: number; databaseServer: string },
): Promise<readonly Broken[]> {
  console.log(`${attack.name}: ${attack.about}`);
  const started = performance.now();
  const broken = await runAttack(attack, { seed, milliseconds, databaseServer, plant: bug, say: console.log });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  took ${seconds} s`);
  report(broken);
  if (broken.length > 0) console.log(`repeat with: npm run torture -- --only ${attack.name} --seed ${seed}`);
  return broken;
}

/** Returns the exit code. */
function report(broken: readonly Broken[]): number {
  console.log(broken.length === 0 ? "  held" : "  BROKEN");
  for (const { invariant, what } of broken.slice(0, 20)) console.log(`  ${invariant}\n    ${what.slice(0, 2000)}`);
  return broken.length === 0 ? 0 : 1;
}

await runCommand(() => main(parseOptions(process.argv.slice(2))).catch(tooLong));

/** Ends the process whatever its work still holds. */
function tooLong(error: unknown): never {
  if (!(error instanceof TookTooLong)) throw error;
  console.log(`  ${error.message}`);
  process.exit(TOO_LONG);
}
