import { type AnyGame, anyGame } from "@fairhouse/kernel/any-game.ts";
import type { HandGame, InstantGame, RoundGame, Schema } from "@fairhouse/kernel/game.ts";
import { ONE } from "@fairhouse/kernel/ratio.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { describe, expect, it } from "vitest";
import { recompute, type VerifiableBet } from "./recompute.ts";
import { roundChance } from "./round.ts";
import { commitmentOf } from "./seeds.ts";
import { soloChance } from "./stream.ts";

/** Makes a schema from a type guard. The games below are as small as games can be. */
function schema<Value>(accepts: (data: unknown) => data is Value): Schema<Value> {
  return {
    safeParse: (data) =>
      accepts(data) ? { success: true, data } : { success: false, error: { issues: [{ path: [], message: "no" }] } },
  };
}

const card = {
  id: "toy",
  version: 1,
  bet: schema((data): data is number => typeof data === "number"),
  sampleBet: (stake: number) => stake,
  stake: (bet: number) => bet,
  maxPayout: () => null,
  exactReturn: () => null,
  bestReturn: () => ONE,
  exactSquare: () => null,
};

interface Face {
  readonly face: number;
}

/** Pays the stake times the number on the die. */
const die: InstantGame<number, Face> = {
  ...card,
  kind: "instant",
  play: (bet, chance) => ({ outcome: { face: chance.below(6, 0) }, payout: bet * chance.below(6, 0) }),
};

interface Doubled extends Face {
  readonly stake: number;
}

/** Doubles the stake with each move of the player, then pays it times a die. */
const doubling: HandGame<number, string, Doubled, Doubled, "unknown"> = {
  ...card,
  kind: "hand",
  move: schema((data): data is string => typeof data === "string"),
  deal: (bet, chance) => ({ state: { stake: bet, face: chance.below(6, 0) }, extraStake: 0, payout: null }),
  apply({ stake, face }, move) {
    if (move === "double") return accept({ state: { stake: 2 * stake, face }, extraStake: stake, payout: null });
    if (move === "stop") return accept({ state: { stake, face }, extraStake: 0, payout: stake * face });
    return refuse("unknown");
  },
  conclude: () => "stop",
  view: (state) => state,
  samplePlay: () => "stop",
};

const lottery: RoundGame<number, Face, null> = {
  ...card,
  kind: "round",
  tables: [],
  seeding: "all-bettors",
  outcome: (chance, carry, book) => ({ outcome: { face: chance.below(6, 0) + book.length }, carry }),
  runMs: () => 0,
  settle: (ticket, outcome) => ticket.bet * outcome.face + (ticket.leftAt ?? 0),
};

const source = { serverSeed: "s", commitment: commitmentOf("s"), clientSeed: "c", nonce: 5 };
const face = soloChance("s", "c", 5).below(6, 0);
const common = { game: "toy", version: 1, bet: 10, stake: 10 };

const instant: VerifiableBet = { ...common, kind: "instant", source, outcome: { face }, payout: 10 * face };
const hand: VerifiableBet = {
  ...common,
  kind: "hand",
  source,
  moves: ["double", "stop"],
  stake: 20,
  outcome: { face, stake: 20 },
  payout: 20 * face,
};
const link = { link: "l", salt: "s", index: 3, seeds: ["a", "b"] };
const ticket = { id: "t", leftAt: 7 };
const roundFace = roundChance("all-bettors", link).below(6, 0) + 1;
const round: VerifiableBet = {
  ...common,
  kind: "round",
  source: link,
  carry: null,
  book: [{ id: "t", bet: anyGame(lottery).sampleBet(10) }],
  ticket,
  outcome: { face: roundFace },
  refunded: false,
  payout: 10 * roundFace + 7,
};

describe("recompute", () => {
  it.each([
    [instant, anyGame(die)],
    [hand, anyGame(doubling)],
    [round, anyGame(lottery)],
  ] as [VerifiableBet, AnyGame][])(
    "finds a true record true, also when its keys come in another order",
    (record, game) => {
      expect(recompute(record, game)).toBeNull();
    },
  );

  it.each([
    [{ ...instant, payout: instant.payout + 1 }, anyGame(die), "payout"],
    [{ ...instant, outcome: { face: face + 1 } }, anyGame(die), "outcome"],
    [{ ...instant, stake: 11 }, anyGame(die), "stake"],
    [{ ...instant, bet: "ten" }, anyGame(die), "bet"],
    [{ ...instant, version: 2 }, anyGame(die), "game"],
    [{ ...instant, game: "other" }, anyGame(die), "game"],
    [instant, anyGame(doubling), "game"],
    [{ ...instant, source: { ...source, serverSeed: "t" } }, anyGame(die), "commitment"],
    [{ ...hand, moves: ["double"] }, anyGame(doubling), "moves"],
    [{ ...hand, moves: ["fold", "stop"] }, anyGame(doubling), "moves"],
    [{ ...hand, moves: [1, "stop"] }, anyGame(doubling), "moves"],
    [{ ...hand, moves: ["stop"] }, anyGame(doubling), "outcome"],
    [{ ...round, source: { ...link, seeds: ["a", "c"] } }, anyGame(lottery), "outcome"],
    [{ ...round, book: [] }, anyGame(lottery), "outcome"],
    [{ ...round, ticket: { ...ticket, leftAt: null } }, anyGame(lottery), "payout"],
    [{ ...round, refunded: true }, anyGame(lottery), "payout"],
  ] as [VerifiableBet, AnyGame, string][])("record %# differs in its %3$s", (record, game, field) => {
    expect(recompute(record, game)).toMatchObject({ field });
  });

  it("expects a refunded ticket to return its stake", () => {
    expect(recompute({ ...round, refunded: true, payout: 10 }, anyGame(lottery))).toBeNull();
  });
});
