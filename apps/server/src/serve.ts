import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type House, type HouseOverrides, startHouse } from "./house.ts";
import { readConfig } from "./machinery/config.ts";
import { buildSiteIfOlder } from "./machinery/http/site-build.ts";
import { createLog } from "./machinery/observability/log.ts";
import { meaningOf, StartRefusal } from "./machinery/start-refusal.ts";

/** After this the process ends even when something refuses to let go. */
const LAST_CALL_MS = 15_000;

/** The process of a house: it says where it is open, ends when it is asked to, and says why when it cannot begin. */
export async function serve(overrides: HouseOverrides = {}): Promise<void> {
  try {
    await open(overrides);
  } catch (error) {
    const expected = error instanceof StartRefusal || meaningOf(error) !== null;
    const message = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
    process.stderr.write(`Fairhouse does not start: ${message}\n`);
    process.exit(1);
  }
}

/** With `--api-only` no site is built or served: for tools, and for tests of the server alone. */
async function open(overrides: HouseOverrides): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  process.on("uncaughtException", (error) => crash(log, error));
  process.on("unhandledRejection", (error) => crash(log, error));
  const apiOnly = process.argv.includes("--api-only");
  if (!apiOnly) await buildSiteIfOlder(say);
  const house = await startHouse(config, { ...overrides, log, ...(apiOnly ? { site: null } : {}) });
  const address = config.publicUrl ?? house.url.replace("127.0.0.1", "localhost");
  stopOnSignals(house, config.shutdownMs, log);
  say(`\n  ${config.houseName} is open at ${address}\n  Data: ${house.dataAt}\n`);
  if (house.claimToken !== null) {
    say(`  No administrator yet. Sign in, then open within an hour:\n  ${address}/claim?token=${house.claimToken}\n`);
  }
}

/** The first signal lets everybody finish, the second ends the process at once. */
function stopOnSignals(house: House, shutdownMs: number, log: Logger): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping: no new bets, running rounds end first; a second signal stops at once");
    const late = sleep(shutdownMs + LAST_CALL_MS, "late" as const, { ref: false });
    const outcome = await Promise.race([house.close(), late]);
    if (outcome === "late") log.error("did not stop in time");
    else log.info("stopped");
    process.exit(outcome === "late" ? 1 : 0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Nothing is known about a process after a bug that nobody caught: a supervisor starts a fresh one, and the database holds the truth. */
function crash(log: Logger, error: unknown): never {
  log.fatal({ err: error }, "uncaught");
  process.exit(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
