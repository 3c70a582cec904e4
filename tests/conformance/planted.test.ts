import { crash } from "@fairhouse/games/crash/rules/crash.ts";
import { mines } from "@fairhouse/games/mines/rules/mines.ts";
import { roulette } from "@fairhouse/games/roulette/rules/roulette.ts";
import {
  type AnyGame,
  type AnyHandGame,
  type AnyInstantGame,
  type AnyRoundGame,
  anyGame,
} from "@fairhouse/kernel/any-game.ts";
import { multiply, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { accept } from "@fairhouse/kernel/result.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { digit, follower, pot, shoe, trio } from "../round-games.ts";
import { handLaws } from "./hand-laws.ts";
import { commonLaws, type Laws } from "./laws.ts";
import { returnLaws } from "./return-laws.ts";
import { roundLaws } from "./round-laws.ts";

// A law counts only if it fails on a game with the matching bug.

const badMines = (bug: Partial<typeof mines>): AnyHandGame => anyGame({ ...mines, ...bug });
const badCrash = (bug: Partial<typeof crash>): AnyRoundGame => anyGame({ ...crash, ...bug });
/** Games made for tests of the host, with a carry, a pot or positions. */
const badShoe = (bug: Partial<typeof shoe>): AnyRoundGame => anyGame({ ...shoe, ...bug });
const badPot = (bug: Partial<typeof pot>): AnyRoundGame => anyGame({ ...pot, ...bug });
const badFollower = (bug: Partial<typeof follower>): AnyRoundGame => anyGame({ ...follower, ...bug });
const badDigit = (bug: Partial<typeof digit>): AnyRoundGame => anyGame({ ...digit, ...bug });
const badRoulette = (bug: Partial<typeof roulette>): AnyInstantGame => anyGame({ ...roulette, ...bug });

let calls = 0;

const badGames: readonly (readonly [sentence: string, bug: string, game: AnyGame])[] = [
  [
    "the sample bet is a bet of its stake",
    "ignores the stake",
    badMines({ sampleBet: () => ({ amount: 5, mines: 3 }) }),
  ],
  [
    "a bet costs money, can win money, and is the same after a journey through JSON",
    "is free",
    badMines({ stake: () => 0 }),
  ],
  [
    "the same seeds give the same, and what is seen is plain JSON",
    "draws from elsewhere",
    badRoulette({ play: () => ({ outcome: { pocket: calls++ % 37 }, payout: 0 }) }),
  ],
  [
    "the same seeds give the same, and what is seen is plain JSON",
    "shows what JSON cannot hold",
    badCrash({ outcome: () => ({ outcome: { point: Number.NaN }, carry: null }), runMs: () => 0, settle: () => 0 }),
  ],
  ["no payout passes the largest one", "promises too little", badRoulette({ maxPayout: () => 1 })],
  [
    "no payout passes the largest one",
    "pays in floats",
    badCrash({ settle: ({ bet }, { point }) => (bet.amount * point) / 100 }),
  ],
  [
    "the bet schema refuses hostile input",
    "lets unknown fields pass",
    badMines({ bet: z.object({ amount: z.int().min(1), mines: z.int().min(1).max(24) }) }),
  ],
  [
    "the bet schema refuses hostile input",
    "makes numbers of texts",
    badMines({ bet: z.strictObject({ amount: z.coerce.number().int().min(1), mines: z.int().min(1).max(24) }) }),
  ],
  [
    "the bet schema refuses hostile input",
    "takes 0",
    badMines({ bet: z.strictObject({ amount: z.int().min(0), mines: z.int().min(1).max(24) }) }),
  ],
];

const badReturns: readonly (readonly [sentence: string, bug: string, game: AnyGame])[] = [
  ["the exact return is above 0 and at most 1", "pays the player", badMines({ exactReturn: () => ratio(101, 100) })],
  [
    "best play returns at least what the bet returns, and at most 1",
    "plays worst",
    badMines({ bestReturn: () => ratio(98, 100) }),
  ],
  [
    "best play returns at least what the bet returns, and at most 1",
    "lets its players decide where nothing is to be decided",
    badRoulette({ bestReturn: () => ratio(99, 100) }),
  ],
  [
    "the exact square lies between that of the return and that of the largest payout",
    "has a negative variance",
    badCrash({ exactSquare: () => ratio(98, 100) }),
  ],
  [
    "return and square agree with a simulation",
    "claims more than it pays",
    badRoulette({ exactReturn: () => ratio(99, 100) }),
  ],
  [
    "return and square agree with a simulation",
    "has the square of another play",
    badMines({ exactSquare: (bet) => mines.exactSquare({ ...bet, mines: bet.mines === 24 ? 1 : bet.mines + 1 }) }),
  ],
  [
    "return and square are those of all outcomes, where these can be listed",
    "strays by less than a simulation sees",
    badRoulette({ exactSquare: (bet) => multiply(roulette.exactSquare(bet) ?? ZERO, ratio(1_001, 1_000)) }),
  ],
  ["marks are whole numbers", "marks in floats", badMines({ marks: ({ mines: count }) => ({ share: count / 25 }) })],
];

const badHands: readonly (readonly [sentence: string, bug: string, game: AnyHandGame])[] = [
  [
    "a closed hand stays closed",
    "pays twice",
    badMines({ apply: (state, move) => mines.apply({ ...state, closed: false }, move) }),
  ],
  [
    "a move is applied without changing what it is applied to, and a refusal changes nothing",
    "writes into the state",
    badMines({
      apply(state, move) {
        if (!Object.isFrozen(state)) Object.assign(state, { hit: 24 });
        return mines.apply(state, move);
      },
    }),
  ],
  [
    "extra stakes are money, and an open hand has no payout yet",
    "gives stake back",
    badMines({ deal: (bet, chance) => ({ ...mines.deal(bet, chance), extraStake: -1 }) }),
  ],
  ["the house can end an abandoned hand where it has a legal end", "never does", badMines({ conclude: () => null })],
  [
    "the house can end an abandoned hand where it has a legal end",
    "makes a move that does not end it",
    badMines({
      apply(state, move) {
        return "cashOut" in move
          ? accept({ state: { ...state, closed: false }, extraStake: 0, payout: null })
          : mines.apply(state, move);
      },
      samplePlay: (state) => ({ reveal: [...Array(25).keys()].find((tile) => !state.revealed.includes(tile)) ?? 0 }),
    }),
  ],
  [
    "the view of an open hand hides what is still to come",
    "shows the mines",
    badMines({ view: (state) => ({ ...mines.view(state), mines: state.mines }) }),
  ],
  [
    "the move schema refuses hostile input",
    "takes −0",
    badMines({
      move: z.union([z.strictObject({ reveal: z.int().min(0).max(24) }), z.strictObject({ cashOut: z.literal(true) })]),
    }),
  ],
];

const inARow =
  "rounds in a row come out the same when what they hand on went through JSON, whoever has how many tickets in them";
const badRounds: readonly (readonly [sentence: string, bug: string, game: AnyRoundGame])[] = [
  [
    inARow,
    "hands on what JSON cannot hold",
    badShoe({
      outcome(...args) {
        const { outcome, carry } = shoe.outcome(...args);
        return { outcome, carry: { ...carry, cards: [...carry.cards, Number.NaN] } };
      },
    }),
  ],
  [
    inARow,
    "remembers beside what it hands on",
    badShoe({
      outcome(...args) {
        calls += 1;
        return { ...shoe.outcome(...args), outcome: { card: calls } };
      },
    }),
  ],
  [
    "a proof tells that a round begins where the one before ended, and refuses every other beginning",
    "deals each hand from the top of the same shoe",
    badShoe({ open: () => ({ carry: { place: 0, cards: [] }, fresh: false }) }),
  ],
  [
    "a bet that is fit to a round is taken by it, at the same stake",
    "leaves a bet on the digit before",
    badFollower({ fit: (bet) => bet }),
  ],
  [
    "a bet that is fit to a round is taken by it, at the same stake",
    "stakes more of its own accord",
    badFollower({ fit: (bet, { last }) => ({ ...bet, on: last, amount: bet.amount + 1 }) }),
  ],
  [
    "a pot pays out what was staked at most",
    "pays everybody the whole pot",
    badPot({ settle: (_, { total }) => total }),
  ],
  [
    "the public face of a bet is short, and the stakes on its positions are its stake",
    "shows a whole text",
    badDigit({ face: () => "everything that somebody wrote into their bet" }),
  ],
  [
    "the public face of a bet is short, and the stakes on its positions are its stake",
    "counts a chip twice",
    badDigit({ positions: ({ amount }) => ({ even: amount, low: amount }) }),
  ],
  ["it has a table, and times that a clock can keep", "has none", badCrash({ tables: [] })],
  ["it has a table, and times that a clock can keep", "runs for half milliseconds", badCrash({ runMs: () => 0.5 })],
  [
    "a table opens with nothing to carry on, on a fresh link",
    "plays a link that is known",
    badCrash({ open: () => ({ carry: null, fresh: false }) }),
  ],
  [
    "wherever a ticket leaves, it wins money and not more than its largest payout",
    "forgets the preset",
    badCrash({ settle: ({ bet, leftAt }) => Math.floor((bet.amount * (leftAt ?? 0)) / 100) }),
  ],
  [
    "the multiplier never falls, and whoever leaves while the round runs gets it, or the preset that came before",
    "pays the preset instead",
    badCrash({
      settle: ({ bet, leftAt }, outcome) => crash.settle({ id: "", bet, leftAt: bet.auto ?? leftAt }, outcome),
    }),
  ],
  [
    "leaving too late is as if one had stayed",
    "pays what is late",
    badCrash({ settle: ({ bet, leftAt }, { point }) => Math.floor((bet.amount * Math.max(leftAt ?? 0, point)) / 100) }),
  ],
];

describe("games with a carry, mixed seeds, positions and a pot", () => {
  it.each(Object.entries(roundLaws))("obey that %s", (_, law) => {
    for (const game of [anyGame(digit), anyGame(shoe), anyGame(trio), anyGame(pot)]) law(game);
  });
});

function fails<Game>(laws: Laws<Game>, sentence: string, game: Game): void {
  const law = laws[sentence];
  if (law === undefined) throw new Error(`no law says that ${sentence}`);
  expect(() => law(game)).toThrow();
}

describe("laws fail on planted bugs", () => {
  it.each(badGames)("%s: a game that %s", (sentence, _, game) => fails(commonLaws, sentence, game));
  it.each(badReturns)("%s: a game that %s", (sentence, _, game) => fails(returnLaws, sentence, game));
  it.each(badHands)("%s: a game that %s", (sentence, _, game) => fails(handLaws, sentence, game));
  it.each(badRounds)("%s: a game that %s", (sentence, _, game) => fails(roundLaws, sentence, game));

  it("each law has one", () => {
    const shown = new Set([...badGames, ...badReturns, ...badHands, ...badRounds].map(([sentence]) => sentence));
    expect([...shown].sort()).toEqual(
      [...Object.keys({ ...commonLaws, ...returnLaws }), ...Object.keys(handLaws), ...Object.keys(roundLaws)].sort(),
    );
  });
});
