import { expect, test } from "vitest";
import { fakeContext, settled } from "../testing.ts";
import { type AutoSettings, defaultAutoSettings } from "./auto.ts";
import { AutoRunner, type PlayResult } from "./auto-runner.ts";

const LIMITS = { min: 1_000, max: 100_000, balance: 1_000_000 };

/** Makes a runner whose bets wait until the test ends them. */
function setUp(settings: Partial<AutoSettings> = {}) {
  const fake = fakeContext();
  const amounts: number[] = [];
  let unqueued = 0;
  let end: (played: PlayResult) => void = () => {};
  const runner = new AutoRunner(fake.context, {
    limits: () => LIMITS,
    unqueue: () => {
      unqueued += 1;
    },
    play(amount) {
      amounts.push(amount);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
  });
  const detach = runner.attach();
  const done = runner.start({ ...defaultAutoSettings, bets: 0, ...settings }, 1_000);
  const finish = async (payout: number) => {
    end({ kind: "settled", stake: amounts.at(-1) ?? 0, payout });
    await settled();
  };
  const state = () => runner.store.getState();
  return {
    fake,
    runner,
    detach,
    done,
    amounts,
    finish,
    state,
    end: (played: PlayResult) => end(played),
    unqueued: () => unqueued,
  };
}

test("bets follow one another, never two at once", async () => {
  const { runner, amounts, finish } = setUp({ onLoss: { kind: "increase", percent: 100 } });
  void runner.start(defaultAutoSettings, 5_000);
  await finish(0);
  await finish(0);
  expect(amounts).toEqual([1_000, 2_000, 4_000]);
});

test("the run ends when its bets are made", async () => {
  const { done, finish, state, amounts } = setUp({ bets: 2 });
  await finish(2_000);
  await finish(2_000);
  await done;
  expect(amounts).toHaveLength(2);
  expect(state()).toMatchObject({ status: "stopped", reason: "count", profit: 2_000 });
});

test("signing out ends the run after the current bet", async () => {
  const { fake, finish, state, amounts } = setUp();
  fake.signIn(null);
  expect(state().status).toBe("stopping");
  await finish(0);
  expect(state()).toMatchObject({ status: "stopped", reason: "signed-out", made: 1 });
  expect(amounts).toHaveLength(1);
});

test("a lost connection ends the run; the current bet still counts", async () => {
  const { fake, finish, state } = setUp();
  fake.connection.setState({ state: "offline" });
  await finish(5_000);
  expect(state()).toMatchObject({ status: "stopped", reason: "offline", made: 1, profit: 4_000 });
});

test("a refusal ends the run and is kept", async () => {
  const { end, state, done } = setUp();
  const error = { code: "banned", message: "", requestId: "" };
  end({ kind: "refused", error });
  await done;
  expect(state()).toMatchObject({ status: "stopped", reason: "refused", error, made: 0 });
});

test("a refusal for lack of money says so", async () => {
  const { end, state, done } = setUp();
  end({ kind: "refused", error: { code: "insufficient_balance", message: "", requestId: "" } });
  await done;
  expect(state().reason).toBe("balance");
});

test("leaving the page ends the run", async () => {
  const { detach, end, state, done, amounts } = setUp();
  detach();
  end({ kind: "dropped" });
  await done;
  expect(state()).toMatchObject({ status: "stopped", reason: "player" });
  expect(amounts).toHaveLength(1);
});

test("no run starts once the page was left, as in a dialog that asked before it", async () => {
  const { runner, detach, end, done, amounts } = setUp();
  detach();
  end({ kind: "dropped" });
  await done;
  void runner.start(defaultAutoSettings, 1_000);
  await settled();
  expect(amounts).toHaveLength(1);
});

test("a bet that the house does not have yet is dropped by whatever ends the run, and none without a run", async () => {
  const stopped = setUp();
  stopped.runner.stop();
  expect(stopped.unqueued()).toBe(1);
  stopped.end({ kind: "dropped" });
  await stopped.done;
  expect(stopped.state()).toMatchObject({ status: "stopped", reason: "player", made: 0 });
  stopped.runner.stop();
  stopped.fake.connection.setState({ state: "offline" });
  expect(stopped.unqueued()).toBe(1);
  const cutOff = setUp();
  cutOff.fake.connection.setState({ state: "offline" });
  expect(cutOff.unqueued()).toBe(1);
  cutOff.end({ kind: "dropped" });
  await cutOff.done;
  expect(cutOff.state()).toMatchObject({ status: "stopped", reason: "offline" });
});

test("a second run may follow the first", async () => {
  const { runner, finish, done, state } = setUp({ bets: 1 });
  await finish(0);
  await done;
  void runner.start({ ...defaultAutoSettings, bets: 1 }, 3_000);
  await finish(0);
  expect(state()).toMatchObject({ status: "stopped", reason: "count", profit: -3_000 });
});

test("a run ends with its player: a guest who signs in, a player who is signed out", async () => {
  const guest = setUp();
  guest.fake.session.setState({ isLoggedIn: true, player: "bob" });
  await guest.finish(0);
  expect(guest.state()).toMatchObject({ status: "stopped", reason: "player", made: 1 });
  const player = setUp();
  player.fake.session.setState({ isLoggedIn: false, player: "guest" });
  await player.finish(0);
  expect(player.state()).toMatchObject({ status: "stopped", reason: "signed-out", made: 1 });
});
