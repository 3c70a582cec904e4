import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/database.ts";
import { writeDrafted } from "../../../../tests/drafted.ts";
import { parsed, playHouse } from "../../../../tests/play-house.ts";
import { readHouseTurn } from "./hand-store.ts";

test("the turn of the house is that of its first move, after those of the player", async () => {
  const database = await freshDatabase();
  const house = await playHouse(database.pool);
  const [player, mines] = [await house.player(), house.game("mines", "hand")];
  const bet = parsed(mines.bet, { amount: 1000, mines: 3 });
  const answer = await house.hands.start(player, mines, bet, [], { id: randomUUID(), bodyHash: "ab".repeat(32) });
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { id } = answer.value.hand;
  const move = (turn: number, byHouse: boolean) =>
    writeDrafted(house, player, (draft) => {
      draft.moves.push({ bet: id, turn, move: {}, extraStake: 0, byHouse });
    });
  await move(0, false);
  expect(await readHouseTurn(database.pool, id)).toBeNull();
  for (const turn of [1, 2]) await move(turn, true);
  expect(await readHouseTurn(database.pool, id)).toBe(1);
  await database.drop();
});
