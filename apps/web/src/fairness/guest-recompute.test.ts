import { recompute } from "@fairhouse/fairness/recompute.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { catalog } from "@fairhouse/games/catalog.ts";
import { newestOf, rulesOf } from "@fairhouse/games/rules.ts";
import { type AnyGame, viewOfJson } from "@fairhouse/kernel/any-game.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { describe, expect, test } from "vitest";
import { recordOf } from "../fairness/proof-record.ts";
import type { GuestHouse } from "../guest/guest-house.ts";
import { adultHouse, newTestKey } from "../guest/guest-testing.ts";

const BETS = 40;
const solo = catalog.filter((entry) => !isLive(entry));

/** Plays one bet of a game to its end; the sample player of the rules makes the moves. */
async function play(house: GuestHouse, game: AnyGame, place: number): Promise<void> {
  const bet = game.sampleBet(1_000 + 37 * place);
  if (game.kind === "instant") {
    await house.placeBet(game.id, { bet }, newTestKey());
    return;
  }
  if (game.kind !== "hand") throw new Error(`${game.id} is not played alone`);
  const luck = soloChance("player", game.id, place);
  let { hand } = await house.startHand(game.id, { bet }, newTestKey());
  while (hand.payout === null) {
    const move = game.samplePlay(viewOfJson(hand.view), luck, hand.turn);
    ({ hand } = await house.makeMove(hand.id, { turn: hand.turn, move }));
  }
}

describe("every guest bet can be computed again from its page", () => {
  test.each(solo)("$id", async (entry) => {
    const game = newestOf(await rulesOf(entry));
    const house = await adultHouse();
    for (let place = 0; place < BETS; place += 1) await play(house, game, place);
    const { bets } = await house.bets({ scope: "mine", limit: "100" });
    expect(bets).toHaveLength(BETS);
    const [first] = bets;
    expect(recordOf(await house.betPage(first?.id ?? "")), "secret until it is revealed").toBe("secret-solo");

    await house.rotate({ clientSeed: "another" });
    for (const bet of bets) {
      const record = recordOf(await house.betPage(bet.id));
      if (typeof record === "string") throw new Error(record);
      expect(recompute(record, game)).toBeNull();
      expect(recompute({ ...record, payout: record.payout + 1 }, game), "a changed payout is found out").not.toBeNull();
    }
  });
});
