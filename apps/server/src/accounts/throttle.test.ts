import { expect, test } from "vitest";
import { createThrottle } from "./throttle.ts";

function throttled() {
  let now = 0;
  const throttle = createThrottle({ now: () => 0, monotonic: () => now, after: () => () => undefined });
  const attempt = (email: string, address: string, device: string | null = null) => ({ email, address, device });
  /** Fails until refused; answers how many tries there were. */
  const guess = (email: string, address: string, most = 1000) => {
    let tries = 0;
    while (tries < most && throttle.allows(attempt(email, address))) {
      throttle.failed(attempt(email, address));
      tries += 1;
    }
    return tries;
  };
  return { throttle, attempt, guess, wait: (ms: number) => (now += ms) };
}

test("one address has ten tries at one account, and sixty at all of them", () => {
  const { guess } = throttled();
  expect(guess("a@x", "1.1.1.1")).toBe(10);
  const others = Array.from({ length: 20 }, (_, account) => guess(`${account}@x`, "1.1.1.1"));
  expect(others.reduce((sum, tries) => sum + tries, 0)).toBe(50);
});

test("an attack from a thousand addresses slows each of them down, and never locks the player out", () => {
  const { throttle, attempt, guess } = throttled();
  const tries = Array.from({ length: 1000 }, (_, host) => guess("victim@x", `host ${host}`));
  expect(Math.max(...tries.slice(10))).toBe(3);
  expect(throttle.allows(attempt("victim@x", "home"))).toBe(true);
  expect(throttle.allows(attempt("victim@x", "host 1", "known browser"))).toBe(true);
});

test("a known browser has ten tries of its own, whatever its address did", () => {
  const { throttle, attempt, guess } = throttled();
  guess("a@x", "1.1.1.1");
  for (let tries = 0; tries < 10; tries += 1) {
    expect(throttle.allows(attempt("a@x", "1.1.1.1", "phone"))).toBe(true);
    throttle.failed(attempt("a@x", "1.1.1.1", "phone"));
  }
  expect(throttle.allows(attempt("a@x", "1.1.1.1", "phone"))).toBe(false);
});

test("signing in leaves no trace: a thousand players behind one address all get in", () => {
  const { throttle, attempt } = throttled();
  for (let player = 0; player < 1000; player += 1) {
    const one = attempt(`${player}@x`, "office");
    expect(throttle.allows(one)).toBe(true);
    throttle.failed(one);
    throttle.succeeded(one);
  }
});

test("after a quarter of an hour everything is forgotten", () => {
  const { guess, wait } = throttled();
  guess("a@x", "1.1.1.1");
  wait(15 * 60 * 1000);
  expect(guess("a@x", "1.1.1.1")).toBe(10);
});
