import { soloChance } from "@fairhouse/fairness/stream.ts";
import { someHand } from "@fairhouse/games/samples.ts";
import { dealHand } from "@fairhouse/kernel/hand.ts";
import { playerState } from "@fairhouse/tests/player-state.ts";
import { describe, expect, test } from "vitest";
import { type BetChange, Draft, type NewBet } from "./draft.ts";
import type { PlayerState } from "./player.ts";

const now = Date.parse("2026-03-31T12:00:00Z");
const house = { currency: "PLAY", house: 1, escrow: 2, promotions: 3 };
const none = { day: 0, week: 0, month: 0 };
const all = (amount: number) => ({ day: amount, week: amount, month: amount });

const player = playerState({
  account: { account: 7, balance: 5_000, entries: 3 },
  seed: { id: "seed", clientSeed: "client", stream: (seed, nonce) => soloChance("server", seed, nonce) },
  nonce: 4,
  spending: { on: "2026-03-31", wagered: none, returned: none },
  hands: new Map(),
  recent: { last: null, openGames: ["other"] },
});

const drafted = (state: Partial<PlayerState> = {}) => new Draft({ ...player, ...state }, house, now);

function bet(facts: Partial<NewBet> = {}): NewBet {
  const common = { id: "bet", game: "solo", gameVersion: 1, kind: "instant", stake: 300, payout: 500 } as const;
  return { ...common, bet: {}, outcome: {}, nonce: 4, round: null, ...facts };
}

const change = (payout: number): BetChange => ({
  id: "bet",
  stake: 300,
  payout,
  outcome: null,
  ended: "settled",
  leftAt: null,
});

/** The parts of the movements that their causes decide. */
const moved = ({ movements }: Draft) =>
  movements.map(({ act, kind, amount, escrow, balance }) => [act, kind, amount, escrow, balance]);

describe("a draft", () => {
  test("is refused for a house whose accounts are of another currency", () => {
    expect(() => new Draft(player, { ...house, currency: "OTHER" }, now)).toThrow("ada plays in PLAY");
  });

  test("is empty until it has a row of any kind", () => {
    expect(drafted().isEmpty).toBe(true);
    const [settled, opened, moves, both] = [drafted(), drafted(), drafted(), drafted()];
    settled.settle(change(0), 0);
    opened.open(bet({ payout: null }));
    moves.moves.push({ bet: "bet", turn: 0, move: {}, extraStake: 0, byHouse: false });
    both.addStake("bet", 2, 100);
    both.moves.push({ bet: "bet", turn: 0, move: {}, extraStake: 100, byHouse: false });
    expect([settled, opened, moves, both].map(({ isEmpty }) => isEmpty)).toEqual([false, false, false, false]);
  });

  test("leaves the state from which it began as it was", () => {
    const before = structuredClone({ ...player, seed: null });
    const draft = new Draft(player, house, now);
    expect(draft.player).toBe(player);
    expect([draft.takeNonce(), draft.takeNonce()]).toEqual([4, 5]);
    draft.playOut(bet(), 500);
    expect(draft.player.nonce).toBe(6);
    expect({ ...player, seed: null }).toEqual(before);
  });
});

describe("money", () => {
  test("of a bet that is played out moves once, by what it has won", () => {
    const draft = drafted();
    draft.playOut(bet(), 500);
    expect(moved(draft)).toEqual([[0, "bet", 200, 0, 5_200]]);
    expect(draft.player.spending).toMatchObject({ wagered: all(300), returned: all(500) });
    expect(draft.bets).toEqual([bet()]);
  });

  test("of an open bet waits in escrow with every further stake, and leaves it whole", () => {
    const draft = drafted();
    draft.open(bet({ payout: null }));
    draft.addStake("bet", 2, 100);
    expect(draft.player.spending).toMatchObject({ wagered: all(400), returned: none });
    draft.settle({ ...change(900), stake: 400 }, 900);
    expect(moved(draft)).toEqual([
      [1, "stake", -300, 300, 4_700],
      [2, "stake", -100, 100, 4_600],
      [0, "payout", 900, -400, 5_500],
    ]);
    expect(draft.player.spending).toMatchObject({ wagered: all(400), returned: all(900) });
    expect(draft.player.account).toEqual({ account: 7, balance: 5_500, entries: 6 });
    expect([draft.bets, draft.changes, draft.rounds]).toEqual([
      [bet({ payout: null })],
      [{ ...change(900), stake: 400 }],
      [],
    ]);
  });

  test("that is given back no longer counts as wagered", () => {
    const draft = drafted();
    draft.open(bet({ payout: null }));
    draft.giveBack(change(300), now);
    expect(moved(draft).at(-1)).toEqual([0, "refund", 300, -300, 5_000]);
    expect(draft.player.spending).toMatchObject({ wagered: none, returned: none });
    expect(draft.changes).toEqual([change(300)]);
  });
});

describe("the bets that follow learn", () => {
  test("when the last one was made, and in which games bets are open", () => {
    const draft = drafted();
    draft.playOut(bet(), 500);
    expect(draft.player.recent).toEqual({ last: { at: now, round: null }, openGames: ["other"] });
    draft.open(bet({ game: "flight", payout: null, round: "round" }));
    draft.open(bet({ game: "flight", payout: null, round: "round" }));
    expect(draft.player.recent).toEqual({ last: { at: now, round: "round" }, openGames: ["other", "flight"] });
  });

  test("nothing of it if nobody asked for what was played lately", () => {
    const draft = drafted({ recent: null });
    draft.open(bet({ payout: null }));
    expect(draft.player.recent).toBeNull();
  });

  test("which hands are open", () => {
    const facts = { id: "hand", game: someHand.game, bet: someHand.bet(), nonce: 4, createdAt: now };
    const hand = dealHand(facts, soloChance("server", "client", 4));
    const draft = drafted();
    draft.setHand(hand);
    expect([...(draft.player.hands ?? [])]).toEqual([["hand", hand]]);
    draft.closeHand("hand");
    expect(draft.player.hands).toEqual(new Map());
    expect(player.hands).toEqual(new Map());
  });
});
