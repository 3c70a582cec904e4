import { describe, expect, test } from "vitest";
import {
  type AutoLimits,
  type AutoSettings,
  type AutoState,
  autoReducer,
  defaultAutoSettings,
  idleAuto,
} from "./auto.ts";
import { inPercent } from "./conditions.ts";

const LIMITS: AutoLimits = { min: 1_000, max: 100_000, balance: 1_000_000 };

function start(settings: Partial<AutoSettings> = {}, base = 1_000, limits = LIMITS): AutoState {
  return autoReducer(idleAuto, {
    type: "start",
    settings: { ...defaultAutoSettings, bets: 0, ...settings },
    base,
    limits,
  });
}

const bet = (state: AutoState, payout: number, limits = LIMITS) =>
  autoReducer(state, { type: "settled", stake: state.amount, payout, limits });
const win = (state: AutoState) => bet(state, state.amount * 2);
const lose = (state: AutoState) => bet(state, 0);

describe("the number of bets", () => {
  test("ends the run after exactly so many", () => {
    const second = lose(lose(start({ bets: 3 })));
    expect(second).toMatchObject({ status: "running", made: 2 });
    expect(lose(second)).toMatchObject({ status: "stopped", reason: "count", made: 3 });
  });

  test("of 0 never ends it", () => {
    let state = start({ bets: 0 });
    for (let made = 0; made < 500; made++) state = made % 2 === 0 ? win(state) : lose(state);
    expect(state).toMatchObject({ status: "running", made: 500, profit: 0 });
  });
});

describe("the amount", () => {
  test("doubles with every loss and returns to the first amount with a win", () => {
    const settings = { onLoss: { kind: "increase", percent: 100 } as const };
    const lost = lose(lose(lose(start(settings))));
    expect(lost.amount).toBe(8_000);
    expect(win(lost).amount).toBe(1_000);
  });

  test("grows with wins and returns with a loss", () => {
    const state = win(win(start({ onWin: { kind: "increase", percent: 50 } })));
    expect(state.amount).toBe(2_250);
    expect(lose(state).amount).toBe(1_000);
  });

  test("is always whole, rounded down", () => {
    expect(inPercent(1_001, 133)).toBe(1_331);
    expect(inPercent(7, 110)).toBe(7);
    expect(inPercent(Number.MAX_SAFE_INTEGER, 10_100)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test("stays if a bet returns just its stake", () => {
    const state = lose(start({ onLoss: { kind: "increase", percent: 100 } }));
    expect(bet(state, state.amount).amount).toBe(2_000);
  });

  test("counts a return below the stake as a loss", () => {
    const state = start({ onLoss: { kind: "increase", percent: 100 } });
    expect(bet(state, 999)).toMatchObject({ amount: 2_000, profit: -1 });
  });

  test("stays within the currency's limits and the balance", () => {
    const settings = { onLoss: { kind: "increase", percent: 900 } as const };
    expect(lose(lose(lose(start(settings)))).amount).toBe(100_000);
    expect(start({}, 10).amount).toBe(1_000);
    expect(bet(start(settings), 0, { ...LIMITS, balance: 4_321 }).amount).toBe(4_321);
  });
});

describe("a run stops", () => {
  test("on profit, on loss, and on a single win, as soon as each is reached", () => {
    expect(win(win(start({ stopOnProfit: 2_000 })))).toMatchObject({ status: "stopped", reason: "profit", made: 2 });
    expect(lose(lose(start({ stopOnLoss: 2_000 })))).toMatchObject({ status: "stopped", reason: "loss", made: 2 });
    expect(bet(start({ stopOnSingleWin: 5_000 }), 5_999)).toMatchObject({ status: "running" });
    expect(bet(start({ stopOnSingleWin: 5_000 }), 6_000)).toMatchObject({ status: "stopped", reason: "single-win" });
  });

  test("if the balance does not cover the smallest bet, even before it begins", () => {
    expect(bet(start(), 0, { ...LIMITS, balance: 999 })).toMatchObject({ status: "stopped", reason: "balance" });
    expect(start({}, 1_000, { ...LIMITS, balance: 0 })).toMatchObject({ status: "stopped", reason: "balance" });
  });

  test("by hand after the current bet, which still counts", () => {
    const stopping = autoReducer(start(), { type: "stop", reason: "player", busy: true });
    expect(stopping.status).toBe("stopping");
    expect(win(stopping)).toMatchObject({ status: "stopped", reason: "player", made: 1, profit: 1_000 });
  });

  test("for the first reason, whatever comes after it", () => {
    const stopping = autoReducer(start({ bets: 1 }), { type: "stop", reason: "offline", busy: true });
    expect(win(stopping).reason).toBe("offline");
    const again = autoReducer(stopping, { type: "stop", reason: "player", busy: true });
    expect(again.reason).toBe("offline");
  });

  test("only while it runs: a late stop changes nothing", () => {
    const stopped = lose(start({ bets: 1 }));
    expect(autoReducer(stopped, { type: "stop", reason: "player", busy: false })).toBe(stopped);
    expect(autoReducer(idleAuto, { type: "stop", reason: "player", busy: false })).toBe(idleAuto);
  });
});

test("a new run forgets the last one", () => {
  const stopped = lose(start({ bets: 1 }));
  const next = autoReducer(stopped, { type: "start", settings: defaultAutoSettings, base: 2_000, limits: LIMITS });
  expect(next).toMatchObject({ status: "running", made: 0, profit: 0, reason: null, amount: 2_000 });
});
