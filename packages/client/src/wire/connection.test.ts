import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const answers: ((answered: boolean) => void)[] = [];
  const connection = new Connection(() => new Promise((resolve) => answers.push(resolve)));
  connection.socketIs("online");
  const state = () => connection.store.getState().state;
  const answer = async (answered: boolean) => {
    answers.shift()?.(answered);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { connection, answers, answer, state };
}

test("the browser's offline event counts at once, and the socket decides when the browser is back", () => {
  const { connection, state } = setUp();
  connection.browserIs(false);
  expect(state()).toBe("offline");
  connection.socketIs("offline");
  connection.browserIs(true);
  expect(state()).toBe("offline");
  connection.socketIs("online");
  expect(state()).toBe("online");
});

test("one request that fails while the house answers changes nothing", async () => {
  const { connection, answer, state } = setUp();
  connection.heard(false);
  expect(state()).toBe("online");
  await answer(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state()).toBe("online");
});

test("a failed request while the house does not answer means offline, until something answers", async () => {
  const { connection, answers, answer, state } = setUp();
  connection.heard(false);
  connection.heard(false);
  expect(answers, "one question at a time").toHaveLength(1);
  await answer(false);
  expect(state()).toBe("offline");
  await vi.advanceTimersByTimeAsync(2_000);
  await answer(true);
  expect(state()).toBe("online");
});

test("the house is asked again at once when the browser is back", async () => {
  const { connection, answers, answer, state } = setUp();
  connection.browserIs(false);
  connection.heard(false);
  await answer(false);
  connection.browserIs(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(1);
  await answer(true);
  expect(state()).toBe("online");
});

test("a slow house blocks play until it answers; any other answer lifts that", async () => {
  const { connection, state } = setUp();
  connection.heard(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state()).toBe("offline");
  connection.heard(true);
  expect(state()).toBe("online");
});

test("a visitor without a socket is offline and back too", async () => {
  const { connection, answer, state } = setUp();
  connection.socketIs("idle");
  connection.heard(false);
  await answer(false);
  expect(state()).toBe("offline");
  connection.heard(true);
  expect(state()).toBe("idle");
});
