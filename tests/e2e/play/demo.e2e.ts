import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { betList } from "@fairhouse/protocol/play.ts";
import { leaderboard } from "@fairhouse/protocol/promotions.ts";
import { expect, test } from "@playwright/test";
import { makeDataDir, removeDataDir } from "../house/server.ts";

const DEMO = ["tools/demo/main.ts", "--players", "40"];
/** Limit for a bet at a game of every kind. */
const BUSY_MS = 90_000;
/** The demo ends within three seconds on an idle machine; a demo that waited for a table would take a minute. */
const PROMPT_MS = 10_000;
const KINDS = ["instant", "hand", "round"] as const;

/** Starts the demo. Its processes form a process group, as those of a terminal's command do. */
const start = (data: string) =>
  spawn(process.execPath, [...DEMO, "--data", data], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATABASE_URL: "postgres://not.this.one/x" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });

/** Ctrl-C at a terminal reaches all processes of its command. */
const interrupt = ({ pid = 0 }: ChildProcess) => process.kill(-pid, "SIGINT");

/** The file that the embedded PostgreSQL removes when it has shut down in order. */
const pidFile = (data: string) => join(data, "postgres/postmaster.pid");

/** Starts the demo, and ends it whether or not the test passes. */
async function withDemo(work: (url: string) => Promise<void>) {
  let isLeftBehind = false;
  let tookMs = 0;
  const data = await makeDataDir();
  const demo = start(data);
  const ended = once(demo, "exit");
  try {
    let said = "";
    const url = new Promise<string>((resolve) => {
      demo.stdout.on("data", (chunk: Buffer) => {
        said += chunk;
        const [, address] = / is open at (\S+)/.exec(said) ?? [];
        if (address !== undefined) resolve(address.replace("localhost", "127.0.0.1"));
      });
    });
    const endedEarly = ended.then(() => Promise.reject(new Error(`the demo ended:\n${said}`)));
    endedEarly.catch(() => undefined);
    await work(await Promise.race([url, endedEarly]));
  } finally {
    const askedAt = performance.now();
    if (demo.exitCode === null) interrupt(demo);
    await ended;
    tookMs = performance.now() - askedAt;
    isLeftBehind = existsSync(pidFile(data));
    await removeDataDir(data);
  }
  return { code: demo.exitCode, isLeftBehind, isPrompt: tookMs < PROMPT_MS };
}

test("Ctrl-C while the demo starts leaves no database behind", { tag: "@long" }, async () => {
  const data = await makeDataDir();
  const demo = start(data);
  const ended = once(demo, "exit");
  await expect.poll(() => existsSync(pidFile(data)), { timeout: BUSY_MS }).toBe(true);
  interrupt(demo);
  await ended;
  expect(existsSync(pidFile(data))).toBe(false);
  await removeDataDir(data);
});

test("the demo has simulated players, marked as such, at games of every kind and on leaderboards of their own", async ({
  page,
}) => {
  const ended = await withDemo(async (url) => {
    await expect
      .poll(
        async () => {
          const answer = await page.request.get(`${url}/api/bets?scope=all&limit=100`);
          const { bets } = betList.parse(await answer.json());
          expect(bets.every(({ simulated }) => simulated)).toBe(true);
          return KINDS.filter((kind) => bets.some((bet) => bet.kind === kind));
        },
        { timeout: BUSY_MS },
      )
      .toEqual(KINDS);
    await page.goto(`${url}/home`);
    const feed = page.getByRole("region", { name: "Live bets" });
    await feed.scrollIntoViewIfNeeded();
    await expect(feed.getByRole("img", { name: "Simulated player" }).first()).toBeVisible();
    const board = page.getByRole("region", { name: "Leaderboard" });
    await board.scrollIntoViewIfNeeded();
    const wagerers = board.getByRole("list", { name: "Wagered" });
    await expect(wagerers.getByRole("img", { name: "Simulated player" })).toHaveCount(5);
    await expect(board.getByText("This is a demo")).toBeVisible();
    await page.goto(`${url}/home?panel=promotions#weekly-race`);
    const race = page.getByRole("region", { name: "Weekly race" });
    await expect(race.getByRole("img", { name: "Simulated player" })).toHaveCount(10);
    await expect(race.getByText("This is a demo")).toBeVisible();
    const read = await page.request.get(`${url}/api/leaderboard?period=day`);
    const { wagered } = leaderboard.parse(await read.json());
    expect(wagered.every(({ simulated, player }) => simulated && player !== null)).toBe(true);
  });
  expect(ended).toEqual({ code: 0, isLeftBehind: false, isPrompt: true });
});
