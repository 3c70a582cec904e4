import { memoryStorage } from "@fairhouse/client/testing.ts";
import type { HeldResult } from "@fairhouse/protocol/play.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createHeldResults } from "./held-results.ts";
import { createSessionStore, defaultCurrency } from "./session.ts";

const CLOSES_AT = 50_000;

/** A page of a player; with the storage of another one, that page loaded anew, with the balance that the house tells then. */
function setUp({
  storage = memoryStorage(),
  amount = 10_000,
  version = 4,
  player = "ann",
  ms = 1_000,
  told = [] as readonly HeldResult[],
} = {}) {
  const store = createSessionStore();
  const clock = { ms };
  const held = createHeldResults(store, { now: () => clock.ms, storage });
  store.setState({
    player,
    balance: amount,
    balanceId: "b1",
    balances: [{ _id: "b1", amount, currency: defaultCurrency, version, ...(told.length > 0 && { held: told }) }],
  });
  return { store, held, clock, storage };
}
const after = (amount: number, version: number) => ({ currencyId: "play", amount, version });

test("of two balances the newer version counts, in whatever order they arrive", () => {
  const { store, held } = setUp();
  held.accept(after(12_000, 6));
  held.accept(after(9_000, 5));
  expect(store.getState().balance).toBe(12_000);
});

test("while a reveal runs the balance shows the stake only, and then the newest truth at once", () => {
  const { store, held } = setUp();
  const revealed = vi.fn();
  held.onRevealed(revealed);
  const release = held.hold({ shown: 9_000 });
  held.accept(after(45_000, 5));
  expect(store.getState().balance).toBe(9_000);
  expect(revealed).not.toHaveBeenCalled();
  release();
  expect(store.getState().balance).toBe(45_000);
  expect(revealed).toHaveBeenCalledOnce();
});

test("a reveal that runs hides nothing that lists have told before", () => {
  const { held, clock } = setUp();
  clock.ms = CLOSES_AT;
  const release = held.hold({ from: 0 });
  expect(held.since.getState()).toBe(CLOSES_AT);
  release();
  expect(held.since.getState()).toBeNull();
});

test("says since when something is held: the first of several, and nothing any more at the end", () => {
  const { held, clock } = setUp();
  expect(held.since.getState()).toBeNull();
  const first = held.hold();
  clock.ms += 500;
  const second = held.hold({ from: CLOSES_AT });
  expect(held.since.getState()).toBe(1_000);
  first();
  expect(held.since.getState()).toBe(CLOSES_AT);
  second();
  expect(held.since.getState()).toBeNull();
});

test("two reveals at once: nothing is given away before the last has ended, and a second release does nothing", () => {
  const { store, held } = setUp();
  const first = held.hold();
  const second = held.hold();
  held.accept(after(45_000, 5));
  first();
  first();
  expect(store.getState().balance).toBe(10_000);
  second();
  expect(store.getState().balance).toBe(45_000);
});

test("a hold that begins later shows what comes before it, and nothing after", () => {
  const { store, held, clock } = setUp();
  const release = held.hold({ from: CLOSES_AT });
  held.accept(after(9_000, 5));
  expect(store.getState().balance).toBe(9_000);
  clock.ms = CLOSES_AT;
  held.accept(after(45_000, 6));
  expect(store.getState().balance).toBe(9_000);
  release();
  expect(store.getState().balance).toBe(45_000);
});

test("a page that is opened in the middle of a reveal hides what its balance has in it", () => {
  const { store, held } = setUp({ amount: 45_000 });
  const release = held.hold({ hiding: 36_000 });
  expect(store.getState().balance).toBe(9_000);
  release();
  expect(store.getState().balance).toBe(45_000);
});

test("a reload in the middle of a reveal never shows the balance that came with the session", () => {
  const page = setUp();
  page.held.hold({ from: CLOSES_AT });
  page.held.accept(after(9_000, 5));
  page.clock.ms = CLOSES_AT + 1_000;
  page.held.accept(after(45_000, 6));

  const { store, held } = setUp({ storage: page.storage, amount: 45_000, version: 6, ms: CLOSES_AT + 1_500 });
  expect(store.getState().balance).toBe(9_000);
  const release = held.hold({ hiding: 36_000 });
  expect(store.getState().balance, "hidden once, not twice").toBe(9_000);
  release();
  expect(store.getState().balance).toBe(45_000);
});

test("a reload shows what the page showed when it was left, however long the result had lain there", () => {
  const page = setUp();
  page.held.hold({ shown: 9_000 });
  page.held.accept(after(45_000, 5));
  page.clock.ms += 3_600_000;
  page.held.noteForReload();
  const { store, held, clock } = setUp({ storage: page.storage, amount: 45_000, version: 5, ms: page.clock.ms + 500 });
  expect(store.getState().balance).toBe(9_000);
  held.hold({ hiding: 36_000, from: 1_000 });
  expect(store.getState().balance).toBe(9_000);
  expect(held.since.getState(), "what an earlier page left unshown is held since then").toBe(1_000);
  expect(clock.ms).toBeGreaterThan(3_600_000);
});

test("a reload shows it too when its first guess of the house's clock is behind that of the page before", () => {
  const page = setUp();
  page.held.hold({ shown: 9_000 });
  page.held.accept(after(45_000, 5));
  page.clock.ms += 5_000;
  page.held.noteForReload();
  const { store } = setUp({ storage: page.storage, amount: 45_000, version: 5, ms: page.clock.ms - 700 });
  expect(store.getState().balance).toBe(9_000);
});

test("what was held for one player, or long ago, is nothing to another page", () => {
  const held = () => {
    const page = setUp();
    page.held.hold({ shown: 9_000 });
    return page.storage;
  };
  const reloaded = { amount: 45_000, version: 6, ms: 2_000 };
  expect(setUp({ ...reloaded, storage: held(), player: "bob" }).store.getState().balance).toBe(45_000);
  expect(setUp({ ...reloaded, storage: held(), ms: 3_600_000 }).store.getState().balance).toBe(45_000);
  expect(setUp({ ...reloaded, storage: held() }).store.getState().balance).toBe(9_000);
});

test("a session that is renewed in the middle of a reveal tells nothing", () => {
  const { store, held } = setUp();
  const release = held.hold();
  const [balance] = store.getState().balances;
  store.setState({ balance: 45_000, balances: balance ? [{ ...balance, amount: 45_000, version: 6 }] : [] });
  expect(store.getState().balance).toBe(10_000);
  release();
  expect(store.getState().balance).toBe(45_000);
});

test("what tells results is asked for after the reveal, and again when one began meanwhile", async () => {
  const { held } = setUp();
  const release = held.hold();
  let asked = 0;
  let next = () => {};
  const answer = held.askAfterReveal(async () => {
    asked += 1;
    if (asked === 1) next = held.hold();
    return asked;
  });
  await Promise.resolve();
  expect(asked).toBe(0);
  release();
  await vi.waitFor(() => expect(asked).toBe(1));
  next();
  expect(await answer).toBe(2);
});

test("who asks for their wallet beside a result that lies covered for long gets it", async () => {
  vi.useFakeTimers();
  const { held, clock } = setUp();
  held.hold();
  const answered = vi.fn();
  const answer = held.askAfterReveal(async () => "wallet").then(answered);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(answered).not.toHaveBeenCalled();
  clock.ms += 10_000;
  await vi.advanceTimersByTimeAsync(1_000);
  await answer;
  expect(answered).toHaveBeenCalledWith("wallet");
  vi.useRealTimers();
});

describe("what the house says is held", () => {
  const reveal = (amount: number) => [{ round: "r1", amount, until: 7_000 }];
  const pass = (page: ReturnType<typeof setUp>) => {
    page.clock.ms = 7_300;
    vi.advanceTimersByTime(7_000);
  };
  /** A page on which timers and clock are the test's. */
  const open = (session: Parameters<typeof setUp>[0] = {}) => {
    vi.useFakeTimers();
    const page = setUp(session);
    const revealed = vi.fn();
    page.held.onRevealed(revealed);
    return { ...page, revealed };
  };
  afterEach(() => vi.useRealTimers());

  test("is not shown before its time, also in balances that follow, on any page", () => {
    const page = open();
    page.held.accept({ ...after(45_000, 5), held: reveal(36_000) });
    expect(page.store.getState().balance).toBe(9_000);
    page.held.accept(after(44_000, 6));
    expect(page.store.getState().balance).toBe(8_000);
    expect(page.revealed).not.toHaveBeenCalled();
    pass(page);
    expect(page.store.getState().balance).toBe(44_000);
    expect(page.revealed).toHaveBeenCalledOnce();
  });

  test("comes with the session of a tab that is opened in the middle of a reveal", () => {
    const page = open({ amount: 45_000, version: 6, told: reveal(36_000) });
    expect(page.store.getState().balance).toBe(9_000);
    pass(page);
    expect(page.store.getState().balance).toBe(45_000);
  });

  test("is taken away once, however often it is told, and from an event that a newer balance overtook", () => {
    const page = open({ amount: 45_000, version: 6, told: reveal(36_000) });
    page.held.accept({ ...after(45_000, 6), held: reveal(36_000) });
    expect(page.store.getState().balance).toBe(9_000);
    const late = open({ amount: 44_000, version: 7 });
    late.held.accept({ ...after(45_000, 6), held: reveal(36_000) });
    expect(late.store.getState().balance).toBe(8_000);
  });

  test("is waited for where a bet was lost too: lists are asked for again, and what has everything in it then", async () => {
    const page = open({ told: reveal(0) });
    expect(await page.held.askAfterReveal(async () => "a list of the house"), "which waits by itself").toBeTruthy();
    const shown = vi.fn();
    const all = page.held.allShown().then(shown);
    await Promise.resolve();
    expect([page.revealed, shown].map((told) => told.mock.calls.length)).toEqual([0, 0]);
    pass(page);
    await all;
    expect(page.revealed).toHaveBeenCalledOnce();
  });

  test("is shown by a screen that has shown the result, also when it is told later; lists follow when the house tells", () => {
    const page = open();
    page.held.showHeld(8_000);
    page.held.accept({ ...after(45_000, 5), held: reveal(36_000) });
    expect(page.store.getState().balance).toBe(45_000);
    expect(page.revealed).toHaveBeenCalledOnce();
    pass(page);
    expect(page.revealed).toHaveBeenCalledTimes(2);
  });

  test("is nothing to the next player on the page", () => {
    const page = open({ amount: 45_000, told: reveal(36_000) });
    const [balance] = page.store.getState().balances;
    const balances = balance ? [{ ...balance, _id: "b2", amount: 5_000, held: [] }] : [];
    page.store.setState({ player: "bob", balance: 5_000, balanceId: "b2", balances });
    expect(page.store.getState().balance).toBe(5_000);
  });
});
