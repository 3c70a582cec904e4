import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const checkout = resolve(fileURLToPath(import.meta.url), "../../../..");
const START_MS = 120_000;

/**
 * The program that the process of a house runs: the product as `npm start` runs it, the same at quick tables, that
 * with known rounds, or the product with short flights at first.
 */
const PROGRAMS = {
  product: "apps/server/src/main.ts",
  quick: "tests/e2e/house/quick-house.ts",
  known: "tests/e2e/house/known-house.ts",
  shortFlights: "tests/e2e/house/short-flights-house.ts",
};
type Program = keyof typeof PROGRAMS;

export interface Server {
  readonly url: string;
  readonly dataDir: string;
  /** Ends at once, as a power cut would end it. */
  kill(): Promise<void>;
  /** Ends as `npm start` does on Ctrl-C, within the shutdown time of the environment. */
  stop(): Promise<void>;
}

/** Starts a house on loopback, with its own data folder. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  program: Program = "product",
): Promise<Server> {
  const child = spawn(process.execPath, [PROGRAMS[program]], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      SHUTDOWN_SECONDS: "1",
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await openAddress(child);
  await untilLogged(url);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  return {
    url: url.replace("localhost", "127.0.0.1"),
    dataDir,
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

interface OpenHouse {
  readonly url: string;
  /** Null for a house that was already running. */
  readonly dataDir: string | null;
  close(): Promise<void>;
}

/** Opens a separate house, or uses the one that is open at HOUSE_URL. */
export async function openHouse(env: Record<string, string> = {}, program: Program = "product"): Promise<OpenHouse> {
  const given = process.env.HOUSE_URL;
  if (given) return { url: given, dataDir: null, close: async () => {} };
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir, env, program);
  const close = async () => {
    await server.stop();
    await removeDataDir(dataDir);
  };
  return { url: server.url, dataDir, close };
}

export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), "fairhouse-e2e-"));
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/** Waits for the list of logs: a house is busy with it for its first second, about which a browser complains. */
async function untilLogged(url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while ((await fetch(`${url}/log`)).status === 503 && performance.now() < deadline) await sleep(100);
}

function openAddress(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = "";
    const late = setTimeout(() => fail(new Error(`the server did not open:\n${said}`)), START_MS);
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = / is open at (\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      done(address);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => {
      clearTimeout(late);
      fail(new Error(`the server ended with ${code}:\n${said}`));
    });
  });
}
