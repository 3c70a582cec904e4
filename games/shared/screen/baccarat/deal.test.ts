import { expect, test } from "vitest";
import { type Coup, coupOf, type DealOrder } from "../../rules/baccarat/coup.ts";
import type { Card } from "../../rules/cards.ts";
import { endOf, isWaiting, nextOf, nothingShown, type Shown, tellingOf, totalShown } from "./deal.ts";

const ORDER: DealOrder = ["player", "player", "banker", "banker"];
const coup = (ranks: string): Coup =>
  coupOf(
    ranks.split(" ").map((rank) => `${rank}-spade` as Card),
    ORDER,
  );

/** Player 2 draws a 9; Banker 3 draws a 4 against it. */
const six = coup("K 2 K 3 9 4");
const natural = coup("9 K 2 3 4 4");
const stands = coup("6 K K 3 9 4");

/** Returns all stages of a deal, as if every squeezed card were turned at once. */
function shownOf(dealt: Coup, squeeze = false): readonly Shown[] {
  const all = [nothingShown];
  for (let now = nothingShown; !now.over; ) {
    const next = nextOf(dealt, now, squeeze);
    now = next === null ? { ...now, open: now.dealt } : next.shown;
    all.push(now);
  }
  return all;
}

test("deals to the Player, to the Banker, and then third cards as needed", () => {
  const sides = ({ seats }: Coup) => seats.map(({ side, place }) => `${side[0]}${place}`);
  expect(sides(six)).toEqual(["p0", "p1", "b0", "b1", "p2", "b2"]);
  expect(sides(stands)).toEqual(["p0", "p1", "b0", "b1", "b2"]);
  expect(sides(natural)).toEqual(["p0", "p1", "b0", "b1"]);
});

test.each([six, natural, stands])("every card lies closed before it is open, and the end comes last", (dealt) => {
  const all = shownOf(dealt);
  for (const { dealt: cards, open } of all) expect([cards, cards - 1]).toContain(open);
  expect(all.at(-1)).toEqual(endOf(dealt));
});

test("counts only open cards in a total", () => {
  expect(totalShown(six, "player", 0)).toBeNull();
  expect(totalShown(six, "player", 1)).toBe(0);
  expect(totalShown(six, "player", 4)).toBe(2);
  expect(totalShown(six, "player", 5)).toBe(1);
  expect(totalShown(six, "banker", 2)).toBeNull();
  expect(totalShown(six, "banker", 6)).toBe(7);
});

test("waits at second and third cards for players who squeeze, and for nobody else", () => {
  const waits = shownOf(six, true).filter((shown) => isWaiting(six, shown, true));
  expect(waits.map(({ dealt }) => dealt)).toEqual([2, 4, 5, 6]);
  expect(shownOf(six).some((shown) => isWaiting(six, shown, false))).toBe(false);
});

test("explains third cards as far as the open cards allow", () => {
  expect(tellingOf(six, { dealt: 4, open: 3, over: false })).toBeNull();
  expect(tellingOf(six, { dealt: 5, open: 4, over: false })).toEqual({
    kind: "decisions",
    decisions: [{ side: "player", total: 2, draws: true, third: null }],
  });
  expect(tellingOf(six, endOf(six))).toMatchObject({
    decisions: [{ side: "player" }, { side: "banker", total: 3, draws: true, third: 9 }],
  });
  expect(tellingOf(stands, { dealt: 4, open: 4, over: false })).toMatchObject({
    decisions: [
      { side: "player", total: 6, draws: false },
      { side: "banker", total: 3, draws: true, third: null },
    ],
  });
  expect(tellingOf(natural, endOf(natural))).toEqual({ kind: "natural", side: "player", total: 9 });
});
