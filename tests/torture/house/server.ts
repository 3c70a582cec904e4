import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { bareEnvironment } from "../../bare-environment.ts";

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 90_000;

export interface ServerOptions {
  readonly dataDir: string;
  /** Unset: the embedded database of the data folder. */
  readonly databaseUrl?: string;
  /** Modules of `preload/` with their arguments, in loading order. */
  readonly preloads?: readonly Preload[];
  /** 0: a free port, kept through restarts. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A module that is loaded before the server, with arguments in its URL: nothing of it is in the product. */
export interface Preload {
  readonly name: "plant" | "fast-clock" | "step-clock" | "fault";
  readonly with: Readonly<Record<string, string | number>>;
}

/** A piece of the server's output, with the time of its arrival. */
export interface Written {
  readonly at: number;
  readonly text: string;
}

/** A real server in a process of its own, which can be killed and started again on the same port. */
export class Server {
  readonly port: number;
  /** The outputs of all starts. */
  readonly written: Written[] = [];
  readonly #options: ServerOptions;
  #preloads: readonly Preload[];
  #child: ChildProcess | null = null;

  private constructor(options: ServerOptions, port: number) {
    this.#options = options;
    this.#preloads = options.preloads ?? [];
    this.port = port;
  }

  static async start(options: ServerOptions): Promise<Server> {
    const server = new Server(options, options.port || (await freePort()));
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error("the server does not run");
    return pid;
  }

  get runs(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get logs(): string {
    return this.written.map(({ text }) => text).join("");
  }

  /** @throws Error with its output if it does not open. */
  async start(preloads: readonly Preload[] = this.#preloads): Promise<void> {
    this.#preloads = preloads;
    const { dataDir, databaseUrl, environment } = this.#options;
    const imports = preloads.flatMap((preload) => ["--import", preloadUrl(preload)]);
    const child = spawn(process.execPath, [...imports, join(checkout, "apps/server/src/main.ts"), "--api-only"], {
      env: {
        ...bareEnvironment(),
        PORT: `${this.port}`,
        DATA_DIR: dataDir,
        LOG_LEVEL: "info",
        NODE_ENV: "test",
        SIGN_INS_PER_MINUTE: "1000000",
        READS_PER_SECOND: "1000000",
        BETS_PER_SECOND: "1000000",
        SHUTDOWN_SECONDS: "20",
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    const from = this.written.length;
    const note = (text: string) => void this.written.push({ at: performance.now(), text });
    child.stdout?.setEncoding("utf8").on("data", note);
    child.stderr?.setEncoding("utf8").on("data", note);
    const said = () =>
      this.written
        .slice(from)
        .map(({ text }) => text)
        .join("");
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!said().includes("is open at")) {
      if (!this.runs) throw new Error(`the server ended at its start: ${said()}`);
      if (performance.now() > deadline) throw new Error(`the server does not open: ${said()}`);
      await sleep(25);
    }
  }

  /** Sends SIGKILL, which has the effect of a lost machine. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || !this.runs) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  /** Stops the process, as a swapping or suspended machine would; `thaw` wakes it up in the middle of its work. */
  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  /** Resolves when the process has ended by itself, or with false after that time. */
  async ended(withinMs: number): Promise<boolean> {
    const deadline = performance.now() + withinMs;
    while (this.runs && performance.now() < deadline) await sleep(10);
    return !this.runs;
  }

  signal(name: "SIGUSR2"): void {
    this.#child?.kill(name);
  }

  /** Ends the server gracefully, or kills it if that takes too long. */
  async stop(): Promise<void> {
    if (!this.runs) return;
    this.thaw();
    this.#child?.kill("SIGTERM");
    if (!(await this.ended(STOP_TIMEOUT_MS))) await this.kill();
  }
}

export function preloadUrl(preload: Preload): string {
  const url = pathToFileURL(join(import.meta.dirname, `../preload/${preload.name}.ts`));
  for (const [name, value] of Object.entries(preload.with)) url.searchParams.set(name, `${value}`);
  return url.href;
}

/** Finds a port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
