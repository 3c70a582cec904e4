import { describe, expect, it } from "vitest";
import { BalanceWatch } from "./balance-watch.ts";

const watch = () => new BalanceWatch({ amount: 1_000, version: 3 });

describe("balance watch", () => {
  it("accepts the balance that one entry leads to", () => {
    expect(watch().told({ amount: 900, version: 4 }, -100)).toBeNull();
  });

  it("accepts any amount if another entry came in between", () => {
    expect(watch().told({ amount: 5_000, version: 5 }, -100)).toBeNull();
  });

  it("accepts a command without an entry", () => {
    expect(watch().told({ amount: 1_000, version: 3 }, null)).toBeNull();
  });

  it.each([
    ["a wrong amount", { amount: 901, version: 4 }, -100],
    ["an older version", { amount: 1_100, version: 2 }, 100],
    ["a missing entry", { amount: 1_000, version: 3 }, -100],
    ["another amount at the same version", { amount: 1_001, version: 3 }, null],
    ["a negative amount", { amount: -1, version: 4 }, -1_001],
    ["an amount with a fraction", { amount: 0.5, version: 4 }, -999.5],
  ])("reports %s", (_what, told, change) => {
    expect(watch().told(told, change)).toMatch(/balance/);
  });

  it("goes on from the last balance", () => {
    const balances = watch();
    balances.told({ amount: 900, version: 4 }, -100);
    expect(balances.told({ amount: 850, version: 5 }, -50)).toBeNull();
    expect(balances.told({ amount: 1_000, version: 6 }, -50)).toMatch(/not by -50/);
  });
});
