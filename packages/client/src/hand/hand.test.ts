import { describe, expect, test } from "vitest";
import { type HandEvent, handReducer, newTable, type PlayerHand, phaseOf } from "./hand.ts";

type Bet = { target: number };
type Move = { reveal: number } | { cashOut: true };
type View = { revealed: number[] };
type Event = HandEvent<Bet, Move, View>;

function hand(turn: number, payout: number | null = null, id = "h1"): PlayerHand<Bet, View> {
  return { id, bet: { target: 3 }, stake: 1_000, turn, view: { revealed: [] }, payout };
}

const after = (...events: Event[]) => events.reduce(handReducer<Bet, Move, View>, newTable<Bet, Move, View>());
const MOVE: Event = { type: "moved", move: { reveal: 4 } };

test("a hand from start to end", () => {
  const events: Event[] = [
    { type: "loaded", hand: null },
    { type: "starting" },
    { type: "answered", hand: hand(0) },
    MOVE,
    { type: "answered", hand: hand(1) },
    { type: "moved", move: { cashOut: true } },
    { type: "answered", hand: hand(2, 1_125) },
    { type: "revealed" },
  ];
  const phases = events.map((_, index) => phaseOf(after(...events.slice(0, index + 1))));
  expect(phases).toEqual(["idle", "starting", "open", "moving", "open", "moving", "revealing", "settled"]);
});

test("a start whose moves close the hand goes straight to its reveal", () => {
  const state = after({ type: "loaded", hand: null }, { type: "starting" }, { type: "answered", hand: hand(4, 0) });
  expect(phaseOf(state)).toBe("revealing");
});

describe("moves", () => {
  test("wait in order and are answered one by one", () => {
    const state = after({ type: "loaded", hand: hand(0) }, MOVE, { type: "moved", move: { reveal: 5 } });
    expect(state.moves).toHaveLength(2);
    const next = handReducer(state, { type: "answered", hand: hand(1) });
    expect(next.moves).toEqual([{ reveal: 5 }]);
  });

  test("are dropped when the hand closes", () => {
    const state = after({ type: "loaded", hand: hand(0) }, MOVE, MOVE, { type: "answered", hand: hand(1, 0) });
    expect(state.moves).toEqual([]);
  });

  test("do nothing without an open hand", () => {
    expect(after({ type: "loaded", hand: null }, MOVE).moves).toEqual([]);
    expect(after({ type: "loaded", hand: null }, { type: "heard", hand: hand(2, 0) }, MOVE).moves).toEqual([]);
  });

  test("are limited in the queue", () => {
    expect(after({ type: "loaded", hand: hand(0) }, ...Array<Event>(50).fill(MOVE)).moves.length).toBeLessThan(10);
  });

  test("are all dropped when one is refused", () => {
    const error = { code: "stale_turn" };
    const state = after({ type: "loaded", hand: hand(0) }, MOVE, MOVE, { type: "refused", error });
    expect(state).toMatchObject({ moves: [], error });
    expect(phaseOf(state)).toBe("open");
  });
});

describe("another device", () => {
  test("opens, plays and closes the hand here too", () => {
    const opened = after({ type: "loaded", hand: null }, { type: "heard", hand: hand(0) });
    expect(phaseOf(opened)).toBe("open");
    const closed = handReducer(opened, { type: "heard", hand: hand(3, 2_000) });
    expect(phaseOf(closed)).toBe("revealing");
  });

  test("an echo of an older state changes nothing", () => {
    const state = after({ type: "loaded", hand: hand(3) });
    expect(handReducer(state, { type: "heard", hand: hand(2) })).toBe(state);
    expect(handReducer(state, { type: "heard", hand: hand(3) })).toBe(state);
  });

  test("the event of the player's own move may come before its answer", () => {
    const heard = after({ type: "loaded", hand: hand(0) }, MOVE, { type: "heard", hand: hand(1, 0) });
    const answered = handReducer(heard, { type: "answered", hand: hand(1, 0) });
    expect(phaseOf(answered)).toBe("revealing");
    const shown = handReducer(answered, { type: "revealed" });
    expect(phaseOf(handReducer(shown, { type: "heard", hand: hand(1, 0) }))).toBe("settled");
  });

  test("news of an older closed hand does not push an open one off the table", () => {
    const state = after({ type: "loaded", hand: hand(1, null, "h2") }, { type: "heard", hand: hand(5, 0, "h1") });
    expect(state.hand?.id).toBe("h2");
  });

  test("a hand that is gone when fetched leaves a free table", () => {
    expect(phaseOf(after({ type: "loaded", hand: hand(1) }, { type: "loaded", hand: null }))).toBe("idle");
  });

  test("the reason why a move on a hand closed elsewhere was refused stays readable", () => {
    const error = { code: "hand_closed", message: "", requestId: "" };
    const refused = after({ type: "loaded", hand: hand(1) }, MOVE, { type: "refused", error });
    const free = handReducer(refused, { type: "loaded", hand: null });
    expect(phaseOf(free)).toBe("idle");
    expect(free.error).toBe(error);
  });
});
