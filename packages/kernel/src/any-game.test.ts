import { crash } from "@fairhouse/games/crash/rules/crash.ts";
import { jackpot } from "@fairhouse/games/jackpot/rules/jackpot.ts";
import { mines } from "@fairhouse/games/mines/rules/mines.ts";
import { describe, expect, it } from "vitest";
import { type AnyBet, type AnyHandGame, type AnyRoundGame, anyGame, viewOfJson } from "./any-game.ts";
import type { Chance } from "./chance.ts";

// Lines that must not compile. `npm run types` fails if one of them does.

const hand = anyGame(mines);

/** Never called: only the compiler reads it. */
const mistakes = {
  /** Regression: the crowd passed the sample player what the wire had sent, and the rules took it for a state. */
  "the sample player sees no state": (game: AnyHandGame, bet: AnyBet, chance: Chance) => {
    const { state } = game.deal(bet, chance);
    // @ts-expect-error a state is not a view
    game.samplePlay(state, chance, 0);
  },
  "a view is not played on": (game: AnyHandGame, bet: AnyBet, chance: Chance) => {
    const view = game.view(game.deal(bet, chance).state);
    const move = game.samplePlay(view, chance, 0);
    // @ts-expect-error a view is not a state
    game.apply(view, move);
  },
  "what somebody sent is parsed first": (game: AnyHandGame, sent: unknown, chance: Chance) => {
    // @ts-expect-error unknown until parsed, so not a bet
    game.deal(sent, chance);
    // @ts-expect-error nor is a literal that looks like one
    game.stake({ amount: 1_000, mines: 3 });
  },
  "a bet is no move": (game: AnyHandGame, bet: AnyBet, chance: Chance) => {
    // @ts-expect-error a bet is not a move
    game.apply(game.deal(bet, chance).state, bet);
  },
  "an outcome is no carry": (game: AnyRoundGame, chance: Chance) => {
    const { outcome } = game.outcome(chance, game.open(null).carry, []);
    // @ts-expect-error an outcome is not a carry
    game.open(outcome);
  },
  "what one game gave goes into no other": <One extends string, Other extends string>(
    one: AnyHandGame<One>,
    other: AnyHandGame<Other>,
    chance: Chance,
  ) => {
    const bet = one.sampleBet(1_000);
    // @ts-expect-error a bet belongs to its own game
    other.deal(bet, chance);
    // @ts-expect-error and so does a hand
    other.view(one.deal(bet, chance).state);
  },
  "a game is held with its own types": () => {
    // @ts-expect-error a game with types of its own has to go through `anyGame`
    const held: AnyHandGame = mines;
    return held;
  },
};

describe("a game whose types are not known", () => {
  it("is the game itself and accepts its own values", () => {
    expect(hand).toBe(mines);
    expect(hand.stake(hand.sampleBet(1_000))).toBe(1_000);
    expect(Object.keys(mistakes)).toHaveLength(7);
  });

  it("says of a round game what its rules leave out: it hands on and refuses nothing, and waits for nobody", () => {
    const { tables, refuse, ...round } = anyGame(crash);
    expect(round.open(null)).toEqual({ carry: null, fresh: true });
    expect(refuse(round.sampleBet(1_000), round.open(null).carry)).toBeNull();
    expect(tables).toMatchObject([{ minPlayers: 0, aloneMs: 0 }]);
    expect(anyGame(jackpot).tables).toMatchObject([{ minPlayers: 2, aloneMs: 300_000 }]);
  });

  it("passes its sample player what a server sent", () => {
    const chance = { float: () => 0, below: () => 0, bits52: () => 0n, splice: () => [] };
    const view = hand.view(hand.deal(hand.sampleBet(1_000), chance).state);
    expect(hand.samplePlay(viewOfJson(JSON.parse(JSON.stringify(view))), chance, 0)).toEqual({ reveal: 0 });
  });
});
