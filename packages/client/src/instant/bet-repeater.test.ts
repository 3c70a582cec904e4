import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BetRepeater } from "./bet-repeater.ts";

const BET_MS = 40;

let made = 0;
let accepted = true;
let free = true;
let button: BetRepeater;

beforeEach(() => {
  vi.useFakeTimers();
  made = 0;
  accepted = true;
  free = true;
  button = new BetRepeater({
    play: () => {
      made += 1;
      return new Promise((resolve) => setTimeout(() => resolve(accepted), BET_MS));
    },
    mayRepeat: () => free,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("a press bets once", async () => {
  button.press();
  await pass(1_000);
  expect(made).toBe(1);
});

test("one press during a bet is kept, however many there were", async () => {
  for (let times = 0; times < 5; times += 1) button.press();
  await pass(1_000);
  expect(made).toBe(2);
  button.press();
  await pass(1_000);
  expect(made).toBe(3);
});

describe("a button that is held", () => {
  test("bets eight times a second, and not once more after it was let go", async () => {
    button.hold();
    await pass(1_000 - 1);
    expect(made).toBe(8);
    button.release();
    await pass(1_000);
    expect(made).toBe(8);
  });

  test("waits for the end of a bet that takes longer", async () => {
    let end = () => {};
    button = new BetRepeater({
      play: () => {
        made += 1;
        return new Promise((resolve) => {
          end = () => resolve(true);
        });
      },
      mayRepeat: () => true,
    });
    button.hold();
    await pass(5_000);
    expect(made).toBe(1);
    end();
    await pass(0);
    expect(made).toBe(2);
  });

  test("stops when a bet is refused", async () => {
    accepted = false;
    button.hold();
    await pass(1_000);
    expect(made).toBe(1);
    expect(button.isHeld).toBe(false);
  });

  test("stays stopped while its key reports itself again and again, and may be held again once it was let go", async () => {
    accepted = false;
    button.press();
    await pass(1_000);
    for (let times = 0; times < 5; times += 1) {
      button.hold();
      await pass(100);
    }
    expect(made).toBe(1);
    button.release();
    accepted = true;
    button.hold();
    await pass(100);
    expect(made).toBe(2);
  });

  test("does not begin while nothing may follow by itself", async () => {
    free = false;
    button.hold();
    await pass(1_000);
    expect(made).toBe(0);
  });

  test("stops when nothing may follow by itself, as beside a dialog, and stays stopped", async () => {
    button.hold();
    await pass(200);
    free = false;
    await pass(1_000);
    const before = made;
    free = true;
    await pass(1_000);
    expect(made).toBe(before);
  });
});

test("a kept press is dropped with everything else", async () => {
  button.press();
  button.press();
  button.drop();
  await pass(1_000);
  expect(made).toBe(1);
});
