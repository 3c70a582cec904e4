import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { describe, expect, test } from "vitest";
import { chanceWith, holderOf, potOf } from "./pot.ts";

const ticket = (id: string, player: string | null, stake: number, from?: number): PublicTicket => ({
  id,
  player,
  avatar: "",
  simulated: false,
  stake,
  face: null,
  leftAt: null,
  payout: null,
  ...(from === undefined ? {} : { from }),
});

const NOBODY = new Set<string>();

describe("a ring", () => {
  test("has a player's slices where their tickets are, and joins adjacent ones", () => {
    const tickets = [
      ticket("d", "ada", 30, 70),
      ticket("b", "bo", 20, 50),
      ticket("a", "ada", 10, 0),
      ticket("a2", "ada", 40, 10),
    ];
    const { bettors, unnamed, total } = potOf(tickets, NOBODY, 100);
    expect(total).toBe(100);
    expect(unnamed).toEqual([]);
    expect(bettors.map(({ name, staked, colour }) => [name, staked, colour])).toEqual([
      ["ada", 80, 0],
      ["bo", 20, 1],
    ]);
    expect(bettors[0]?.slices).toEqual([
      { from: 0, end: 50 },
      { from: 70, end: 100 },
    ]);
  });

  test("keeps the places of players who are not named", () => {
    const pot = potOf([ticket("b", "bo", 50, 20), ticket("c", "cy", 10, 90)], NOBODY, 120);
    expect(pot.unnamed).toEqual([
      { from: 0, end: 20 },
      { from: 70, end: 90 },
      { from: 100, end: 120 },
    ]);
    expect(holderOf(pot, 69)?.name).toBe("bo");
    expect(holderOf(pot, 70)).toBeUndefined();
    expect(holderOf(pot, 99)?.name).toBe("cy");
  });

  test("joins no hidden players, but joins the player's own bets with or without a name", () => {
    const tickets = [
      ticket("a", null, 10, 0),
      ticket("b", null, 10, 10),
      ticket("c", null, 5, 20),
      ticket("d", null, 5),
    ];
    const { bettors } = potOf(tickets, new Set(["c", "d"]), 25);
    expect(bettors.map(({ own, staked }) => [own, staked])).toEqual([
      [false, 10],
      [false, 10],
      [true, 10],
    ]);
    // The table has reported one of them; the other is placed after all known tickets.
    expect(bettors[2]?.slices).toEqual([{ from: 20, end: 30 }]);
  });

  test("is empty for an empty pot", () => {
    expect(potOf([], NOBODY, 0)).toEqual({ total: 0, bettors: [], unnamed: [] });
  });
});

test("counts a stake in the pot as well as in the player's share", () => {
  expect(chanceWith(0, 0, 0)).toBe(0);
  expect(chanceWith(0, 0, 500)).toBe(1);
  expect(chanceWith(100, 300, 100)).toBe(0.5);
});
