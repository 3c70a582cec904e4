import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Logger } from "pino";
import { type House, type HouseOverrides, startHouse } from "./house.ts";
import { readConfig } from "./machinery/config.ts";
import { buildSiteIfChanged } from "./machinery/http/site-build.ts";
import { loadKeys } from "./machinery/keys.ts";
import { createLog } from "./machinery/observability/log.ts";
import { meaningOf, StartRefusal } from "./machinery/start-refusal.ts";

/** Time after which the process ends even if something still holds it. */
const LAST_CALL_MS = 15_000;

/** Runs the process of a house: prints where it is open, ends on request, and prints why it cannot begin. */
export async function serve(overrides: HouseOverrides = {}): Promise<void> {
  const asked = new AbortController();
  try {
    await open(overrides, asked);
  } catch (error) {
    // Ctrl-C reaches the programs of a start too.
    if (asked.signal.aborted) process.exit(1);
    const expected = error instanceof StartRefusal || meaningOf(error) !== null;
    const message = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
    process.stderr.write(`Fairhouse does not start: ${message}\n`);
    process.exit(1);
  }
}

/** Opens the house. With `--api-only` no site is built or served: for tools, and for tests of the server alone. */
async function open(overrides: HouseOverrides, asked: AbortController): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  process.on("uncaughtException", (error) => crash(log, error));
  process.on("unhandledRejection", (error) => crash(log, error));
  const apiOnly = isApiOnly(process.argv.slice(2));
  if (!apiOnly) {
    // An unusable folder is reported before the site is built, which takes a while.
    await loadKeys(config.secretKey, config.dataDir);
    await buildSiteIfChanged(say);
  }
  const starting = startHouse(config, { ...overrides, log, ...(apiOnly ? { site: null } : {}) });
  stopOnSignals(starting, asked, config.shutdownMs, log);
  const house = await starting;
  if (asked.signal.aborted) return;
  const address = config.publicUrl ?? house.url.replace("127.0.0.1", "localhost");
  say(`\n  ${config.houseName} is open at ${address}\n  Data: ${house.dataAt}\n`);
  for (const { text, path } of house.invitations) say(`  ${text}\n  ${address}${path}\n`);
}

/** @throws StartRefusal for any other argument: `npm start -- --port 4000` would open a house on another port. */
function isApiOnly(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { "api-only": { type: "boolean", default: false } } }).values["api-only"];
  } catch (error) {
    throw new StartRefusal(`${error instanceof Error ? error.message : error}; settings are variables like PORT=4000`);
  }
}

/**
 * Lets everything finish at the first signal, also a start, whose database would otherwise stay behind; the second ends
 * the process at once.
 * @param asked aborted by the first.
 */
function stopOnSignals(starting: Promise<House>, asked: AbortController, shutdownMs: number, log: Logger): void {
  const stop = async (signal: string) => {
    if (asked.signal.aborted) process.exit(1);
    asked.abort();
    log.info({ signal }, "stopping: no new bets, running rounds end first; a second signal stops at once");
    say("\n  Stopping. Ctrl-C again stops at once.");
    const house = await starting.catch(() => {
      // The process is ended by the code that waits for the start.
      return null;
    });
    if (house === null) return;
    const awaited = house.awaited();
    if (awaited.length > 0 && shutdownMs > 0)
      say(`  Waiting at most ${shutdownMs / 1000} s for ${awaited.join(", ")}.`);
    const late = sleep(shutdownMs + LAST_CALL_MS, "late" as const, { ref: false });
    const outcome = await Promise.race([house.close(), late]);
    if (outcome === "late") log.error("did not stop in time");
    else log.info("stopped");
    process.exit(outcome === "late" ? 1 : 0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/**
 * Ends the process. Its state is unknown after an uncaught bug: a supervisor starts a fresh one, and the database holds
 * the truth.
 */
function crash(log: Logger, error: unknown): never {
  log.fatal({ err: error }, "uncaught");
  process.exit(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
