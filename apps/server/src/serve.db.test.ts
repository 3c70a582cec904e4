import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bareEnvironment } from "@fairhouse/tests/bare-environment.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/database.ts";
import { checkout } from "./machinery/config.ts";

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "serve-"));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Runs a program until it ends, and asks it to stop once it says that it is open. */
async function ending(
  program: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ code: unknown; out: string; err: string }> {
  const child = spawn(process.execPath, program, {
    env: { ...bareEnvironment(), PORT: "0", DATA_DIR: dataDir, DATABASE_URL: database.url, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    // For a program that never ends, which would outlive the test.
    timeout: 240_000,
    killSignal: "SIGKILL",
  });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    if (!said.out.includes("is open at") && `${said.out}${text}`.includes("is open at")) child.kill("SIGINT");
    said.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said.err += text;
  });
  const [code] = await once(child, "close");
  return { code, ...said };
}

const HOUSE = join(checkout, "apps/server/src/main.ts");
/** A house of one feature, which waits for something. */
const WAITING = `
  import { serve } from ${JSON.stringify(new URL("serve.ts", import.meta.url).href)};
  await serve({ features: [async () => ({ awaited: () => ["the round of slide"], finish: async () => {} })] });`;

test("a taken port is reported in one line, before any table is driven", async () => {
  const taker = createServer().listen(0, "127.0.0.1");
  await once(taker, "listening");
  const address = taker.address();
  const port = typeof address === "object" ? `${address?.port}` : "";
  const { code, out, err } = await ending([HOUSE, "--api-only"], { PORT: port });
  taker.close();
  expect((await database.pool.query("select from play_table where fence > 0")).rowCount).toBe(0);
  expect(out).not.toContain("stack");
  expect(err).toMatch(new RegExp(`^Fairhouse does not start: [^\\n]*PORT ${port} [^\\n]*\\n$`));
  expect(code).toBe(1);
});

test.runIf(existsSync("/proc/self"))(
  "a data folder that cannot be made is said in one line, before the site is built",
  async () => {
    const { code, out, err } = await ending([HOUSE], { DATA_DIR: "/proc/nope" });
    expect(out).toBe("");
    expect(err).toMatch(
      /^Fairhouse does not start: DATA_DIR \/proc\/nope cannot be used: [^\n]*choose another folder\n$/,
    );
    expect(code).toBe(1);
  },
);

test("an argument that is meant as a setting stops the start in one line", async () => {
  const { code, out, err } = await ending([HOUSE, "--port", "4000"], {});
  expect(out).toBe("");
  expect(err).toMatch(
    /^Fairhouse does not start: Unknown option '--port'[^\n]*; settings are variables like PORT=4000\n$/,
  );
  expect(code).toBe(1);
});

test("Ctrl-C says what the house waits for", async () => {
  const { code, out } = await ending(["--input-type=module", "--eval", WAITING, "--", "house", "--api-only"], {
    LOG_LEVEL: "silent",
  });
  expect(out).toContain("Stopping. Ctrl-C again stops at once.\n  Waiting at most 60 s for the round of slide.\n");
  expect(code).toBe(0);
});
