import { expect, test } from "vitest";
import { createAttempts } from "../../../machinery/http/attempts.ts";
import type { SharedAttempts } from "./shared-attempts.ts";
import { type Attempt, CEILING, createThrottle } from "./throttle.ts";

/** Counts like the database, in memory and without expiry. */
function sharedInMemory(): SharedAttempts {
  const counts = new Map<string, number>();
  const put = async (key: string, by: number) => {
    counts.set(key, (counts.get(key) ?? 0) + by);
    return counts.get(key) ?? 0;
  };
  return {
    add: (key) => put(key, 1),
    take: async (key, most) => (await put(key, 1)) <= most,
    async demand(key, most) {
      if ((await put(key, 1)) > most) throw new Error("too many");
    },
    giveBack: async (key) => void (await put(key, -1)),
    forget: async (key) => void counts.delete(key),
  };
}

function throttled(maxKeys = 50_000) {
  let now = 0;
  const clock = { now: () => 0, monotonic: () => now, after: () => () => undefined };
  const throttle = createThrottle(createAttempts(clock, maxKeys), sharedInMemory());
  const attempt = (account: string, address: string, device: string | null = null): Attempt => ({
    account,
    email: `${account}@x`,
    address,
    device,
  });
  const allows = async (tried: Attempt) =>
    throttle.begin(tried).then(
      () => true,
      () => false,
    );
  /** Fails until refused; returns the number of tries. */
  const guess = async (account: string, address: string, most = 1000) => {
    let tries = 0;
    while (tries < most && (await allows(attempt(account, address)))) tries += 1;
    return tries;
  };
  return { throttle, attempt, allows, guess, wait: (ms: number) => (now += ms) };
}

test("an address has ten tries at one account, and sixty at all accounts", async () => {
  const { guess } = throttled();
  expect(await guess("a", "1.1.1.1")).toBe(10);
  let others = 0;
  for (let account = 0; account < 20; account++) others += await guess(`${account}`, "1.1.1.1");
  expect(others).toBe(50);
});

test("an attack from many addresses slows each of them down, meets a ceiling, and never locks the player out", async () => {
  const { throttle, attempt, allows, guess } = throttled();
  const tries: number[] = [];
  for (let host = 0; host < 200; host++) tries.push(await guess("victim", `host ${host}`));
  expect(Math.max(...tries.slice(10))).toBe(3);
  expect(tries.reduce((sum, count) => sum + count, 0)).toBe(CEILING);
  expect(await allows(attempt("victim", "a device that was never seen"))).toBe(false);
  expect(await allows(attempt("victim", "host 1", "known browser"))).toBe(true);
  await throttle.succeeded(attempt("victim", "host 1", "known browser"));
  expect(await allows(attempt("another", "home"))).toBe(true);
});

test("a flood of other keys gives nobody an extra try at an account, and locks nobody out", async () => {
  const { attempt, allows, guess } = throttled(100);
  expect(await guess("victim", "guesser")).toBe(10);
  let more = 0;
  for (let round = 0; round < 50; round++) {
    for (let key = 0; key < 100; key++) await allows(attempt(`${round} ${key}`, `flood ${round} ${key}`));
    more += await guess("victim", "guesser");
  }
  expect(10 + more).toBe(CEILING);
  expect(await allows(attempt("somebody", "home"))).toBe(true);
});

test("a browser that was signed in before has ten tries of its own", async () => {
  const { attempt, allows } = throttled();
  const known = attempt("a", "1.1.1.1", "known browser");
  for (let count = 0; count < 10; count++) expect(await allows(known)).toBe(true);
  expect(await allows(known)).toBe(false);
});

test("browsers that were signed in before share a ceiling, however many of them there are", async () => {
  const { throttle, attempt, allows } = throttled();
  let tries = 0;
  for (let place = 0; place < 50; place++) {
    for (let own = 0; own < 5; own++) if (await allows(attempt("a", "1.1.1.1", `browser ${place}`))) tries += 1;
  }
  expect(tries).toBe(CEILING);
  expect(await allows(attempt("b", "1.1.1.1", "browser 1"))).toBe(true);
  await throttle.succeeded(attempt("a", "1.1.1.1", "browser 1"));
  expect(await allows(attempt("a", "1.1.1.1", "browser 1"))).toBe(true);
  expect(await allows(attempt("a", "1.1.1.1", "browser 1"))).toBe(false);
});

test("success forgets the failures before it, and a password that was not compared does not count", async () => {
  const { throttle, attempt, allows, guess } = throttled();
  expect(await guess("a", "1.1.1.1", 9)).toBe(9);
  expect(await allows(attempt("a", "1.1.1.1"))).toBe(true);
  await throttle.succeeded(attempt("a", "1.1.1.1"));
  for (let count = 0; count < 100; count++) {
    expect(await allows(attempt("a", "1.1.1.1"))).toBe(true);
    await throttle.takeBack(attempt("a", "1.1.1.1"));
  }
  expect(await guess("a", "1.1.1.1", 20)).toBe(10);
});

test("after a quarter of an hour an address starts over", async () => {
  const { guess, wait } = throttled();
  expect(await guess("a", "1.1.1.1")).toBe(10);
  wait(15 * 60 * 1000);
  expect(await guess("a", "1.1.1.1")).toBe(10);
});
