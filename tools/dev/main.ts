import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand, UsageError } from "../command.ts";

const HELP = `npm run dev -- [--port 5173]

Starts the server, which starts anew when one of its files changes, and the site, which shows changes as they are saved. Open the
address that it prints. The database and the keys are in data-dev (DATA_DIR), apart from those of npm start. Every setting of
docs/operating.md holds; NODE_ENV is development, so that answers are checked against their schemas and mails are written to the log.
The debugger: npm run dev -- --inspect, then attach to the port that the server prints.`;

const CHECKOUT = join(import.meta.dirname, "../..");

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env.PORT ?? "5173" },
      inspect: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return console.log(HELP);
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new UsageError(`--port is no port: ${values.port}`);
  const site = values.port === "0" ? await freePort() : Number(values.port);
  const api = await freePort();
  const address = `http://localhost:${site}`;
  const settings = {
    NODE_ENV: "development",
    DATA_DIR: "./data-dev",
    // Players see the site's address, and a restart does not wait for a flight.
    PUBLIC_URL: address,
    SHUTDOWN_SECONDS: "1",
    ...process.env,
    PORT: String(api),
  };
  const watching = ["--watch", "--watch-preserve-output", ...(values.inspect ? ["--inspect=0"] : [])];
  const server = run([...watching, "apps/server/src/main.ts", "--api-only"], settings);
  const vite = join("node_modules", "vite", "bin", "vite.js");
  const pages = run([vite, "apps/web", "--port", String(site), "--strictPort", "--clearScreen", "false"], {
    ...process.env,
    API_URL: `http://127.0.0.1:${api}`,
  });
  // Ctrl-C reaches both by itself, and each takes its time to close; the first to end takes the other along.
  process.on("SIGINT", () => undefined);
  const asked = new Promise((resolve) => process.once("SIGTERM", resolve));
  await Promise.race([once(server, "exit"), once(pages, "exit"), asked]);
  // Each gets one signal: a second one would stop the server before its database.
  for (const child of [server, pages]) if (child.exitCode === null) child.kill("SIGTERM");
}

function run(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: CHECKOUT, env, stdio: "inherit" });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

await runCommand(main);
