import { expect, test, vi } from "vitest";
import { createHeldResults } from "./held-results.ts";
import { createSessionStore, defaultCurrency } from "./session.ts";

function setUp() {
  const store = createSessionStore();
  const balance = { _id: "b1", amount: 10_000, currency: defaultCurrency, version: 4 };
  store.setState({ balance: 10_000, balanceId: "b1", balances: [balance] });
  return { store, held: createHeldResults(store) };
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
  const release = held.hold(9_000);
  held.accept(after(45_000, 5));
  expect(store.getState().balance).toBe(9_000);
  expect(revealed).not.toHaveBeenCalled();
  release();
  expect(store.getState().balance).toBe(45_000);
  expect(revealed).toHaveBeenCalledOnce();
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
