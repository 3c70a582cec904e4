import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { bareEnvironment } from "../../bare-environment.ts";
import type { Attack, Broken, Field } from "../attack.ts";
import { poolAt } from "../house/embedded.ts";
import { planted } from "../house/preloads.ts";
import { Server } from "../house/server.ts";

const run = promisify(execFile);
/** A time far below the one after which the house gives a database up. */
const PATIENCE_MS = 45_000;
const HEALTH_MS = 25_000;
/** A first start takes about 90 MB. */
const DISK = "160m";
const SMALL_DISK = "12m";

/**
 * A house that cannot open says why in one line, one that can opens, and one whose disk is full says so to its
 * balancer.
 */
export const starts: Attack = {
  name: "starts",
  about: "damaged pid files, settings and folders that cannot be, a disk that is full at the start or fills up",
  async run(field) {
    return [...(await badSettings(field)), ...(await pidFiles(field)), ...(await fullDisks(field))];
  },
};

/** Starts a house that must not open. Answers what is wrong with the way it ends. */
async function refusal(
  field: Field,
  what: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Broken[]> {
  const invariant = "a house that cannot open says why in one line";
  const child = spawn(process.execPath, [join(checkout, "apps/server/src/main.ts"), "--api-only"], {
    env: { ...bareEnvironment(), PORT: "0", LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const late = sleep(PATIENCE_MS, "late" as const, { ref: false });
  const ended = await Promise.race([once(child, "exit"), late]);
  field.say(`  ${what}: ${said.trim().slice(0, 200)}`);
  if (ended === "late") child.kill("SIGKILL");
  if (ended === "late") return [{ invariant, what: `${what}: nothing within ${PATIENCE_MS} ms` }];
  const one = /^Fairhouse does not start: [^\n]+\n$/.test(said) && !said.includes("Invalid input");
  return ended[0] === 1 && one ? [] : [{ invariant, what: `${what}: ${ended[0]} ${said}` }];
}

async function badSettings(field: Field): Promise<readonly Broken[]> {
  const folder = await field.newFolder();
  const file = join(folder, "file");
  await writeFile(file, "");
  const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "a file as DATA_DIR": { DATA_DIR: file },
    "a proxy that is everybody": { TRUST_PROXY: "0.0.0.0/0" },
    "an address that is none": { PUBLIC_URL: "https://house example" },
    "a colour that is none": { HOUSE_ACCENT: "#12345" },
  };
  const found = Object.entries(cases).map(([what, environment]) =>
    refusal(field, what, { DATA_DIR: join(folder, "data"), ...environment }),
  );
  return (await Promise.all(found)).flat();
}

async function pidFiles(field: Field): Promise<readonly Broken[]> {
  const dataDir = await field.newFolder();
  const server = await Server.start({ dataDir, preloads: planted(field.plant) });
  field.after(() => server.stop());
  field.witness(() => server.logs);
  const neighbour = poolAt(await field.newDatabase());
  const { rows } = await neighbour.query<{ text: string }>("select pg_read_file('postmaster.pid') as text");
  await neighbour.end();
  const broken: Broken[] = [];
  for (const [what, text] of Object.entries({ "an empty": "", "another server's": rows[0]?.text ?? "" })) {
    await server.stop();
    await writeFile(join(dataDir, "postgres/postmaster.pid"), text);
    await server.start().catch((error: Error) => {
      broken.push({ invariant: "a damaged pid file holds nobody up", what: `${what} pid file: ${error.message}` });
    });
  }
  return broken;
}

/** Fills the disk. Needs the right to mount a file system; without it the test is skipped. */
async function fullDisks(field: Field): Promise<readonly Broken[]> {
  const small = await mount(field, SMALL_DISK);
  const disk = await mount(field, DISK);
  if (small === null || disk === null) return [];
  const broken = [...(await refusal(field, "a full disk at the first start", { DATA_DIR: small }))];
  const server = await Server.start({ dataDir: disk, preloads: planted(field.plant) });
  field.after(() => server.stop());
  field.witness(() => server.logs);
  const expected = async (what: string, status: number) => {
    const deadline = performance.now() + HEALTH_MS;
    let seen = 0;
    while (seen !== status && performance.now() < deadline) {
      seen = (await fetch(`${server.url}/healthz`)).status;
      await sleep(250);
    }
    if (seen !== status)
      broken.push({ invariant: "/healthz says whether bets can be stored", what: `${what}: ${seen}` });
  };
  await expected("with room", 200);
  await fill(join(disk, "filler"));
  await expected("on a full disk", 503);
  await rm(join(disk, "filler"));
  await expected("with room again", 200);
  return broken;
}

async function mount(field: Field, size: string): Promise<string | null> {
  const folder = await field.newFolder();
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", folder]);
  } catch {
    field.say("  no disk of one's own can be mounted here");
    return null;
  }
  field.after(() => run("umount", ["--lazy", folder]));
  return folder;
}

/** Writes until nothing fits any more. */
async function fill(path: string): Promise<void> {
  const file = await open(path, "w");
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) await file.write(block);
  } catch {
    await file.close();
  }
}
