import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/database.ts";
import { lostAnswers } from "../../../../tests/lost-answers.ts";
import { testVault } from "../../../../tests/play-house.ts";
import { digit } from "../../../../tests/round-games.ts";
import { roundHouse } from "../../../../tests/round-house.ts";

const COMMIT = /^COMMIT$/i;

test("a round whose opening was committed without an answer is shown, and played", async () => {
  const database = await freshDatabase();
  const line = lostAnswers(database.pool);
  const house = await roundHouse(line.pool, [anyGame(digit)], { vault: testVault() });
  await house.rounds.start();
  const { round: first } = await house.event("opened");
  await house.passing(() => house.told.some((told) => told.type === "table" && told.event.type === "ended"));
  line.lose(COMMIT);
  await house.passing(() => line.lost.length === 1);
  const opened = await house.passing(() =>
    house.told
      .flatMap((told) => (told.type === "table" && told.event.type === "opened" ? [told.event.round] : []))
      .at(1),
  );
  const { rows } = await database.pool.query("select id, number from play_round where phase = 'betting'");
  expect(rows).toEqual([{ id: opened.id, number: first.number + 1 }]);
  expect((await house.rounds.snapshot("digit"))?.round?.id).toBe(opened.id);
  expect(await house.place(await house.play.player(), { amount: 1_000 }, "digit")).toMatchObject({ ok: true });
  line.mend();
  await house.finish();
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});
