import { catalog } from "@fairhouse/games/catalog.ts";
import { newestOf, rulesOf } from "@fairhouse/games/rules.ts";
import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { afterEach, expect, test } from "vitest";
import { isLong } from "../../../../tests/form.ts";
import { wrongOutcomes } from "../../../../tests/torture/checks/recompute.ts";
import { TwoRoundHouses } from "../../../../tests/two-round-houses.ts";

const rules = await Promise.all(catalog.map(async (entry) => newestOf(await rulesOf(entry))));
const games: readonly AnyRoundGame[] = rules.filter((game) => game.kind === "round");
const tables = games.flatMap((game) => game.tables.map((table) => ({ game, table })));
/** The demands of a game and a table on a driver: among those that are alike, the first one stands for the others. */
const kinds = new Map(tables.toReversed().map((one) => [kindOf(one), one]));
const cases = (isLong ? tables : [...kinds.values()]).flatMap(({ game, table: { id } }) =>
  (["betting", "closing", "running"] as const).map((phase) => ({ game, table: id, phase })),
);

function kindOf({ game, table }: (typeof tables)[number]): string {
  const { seeding, leaving, fit } = game;
  const handsOn = game.open(null).carry !== null;
  return JSON.stringify([table.start, table.minPlayers, seeding, leaving !== undefined, fit !== undefined, handsOn]);
}

let two: TwoRoundHouses;
afterEach(() => two.finish());

test.each(cases)(
  "the table $table goes on when its driver is lost while a round is $phase: settled once, and as its proof says",
  async ({ game, table, phase }) => {
    two = await TwoRoundHouses.open([game]);
    const round = await two.opened(table);
    const players = await Promise.all([0, 1, 2].map(() => two.old.play.player()));
    const ids: string[] = [];
    for (const player of players) ids.push(await two.ticket(player, game.sampleBet(1_000), table));
    await reach(phase, round.id, game);
    await two.takeOver();
    await two.phaseOf(round.id, "settled");
    const tickets = await Promise.all(ids.map((id) => two.ticketRow(id)));
    const payouts = tickets.map(({ payout }) => payout);
    expect(payouts).not.toContain(null);
    for (const [place, player] of players.entries()) {
      expect(await two.next.balance(player)).toBe(1_000_000 - 1_000 + payouts[place]);
    }
    const known = (id: string) => (id === game.id ? game : undefined);
    expect(await wrongOutcomes(two.database.pool, known)).toMatchObject({ broken: [] });
    // The earlier driver wakes up, and ends nothing.
    two.old.clock.advance(600_000);
    const ended = [two.old, two.next].flatMap(({ told }) =>
      told.filter((news) => news.type === "table" && news.event.type === "ended" && news.event.round.id === round.id),
    );
    expect(ended.length).toBeLessThanOrEqual(1);
  },
);

/**
 * Brings a round to a phase. A flight takes off; a round that cannot be left is settled as it starts, and so lost in
 * between.
 */
async function reach(phase: "betting" | "closing" | "running", round: string, game: AnyRoundGame): Promise<void> {
  if (phase === "betting") return;
  if (phase === "running" && game.leaving !== undefined) {
    two.old.clock.advance(game.tables[0]?.bettingMs ?? 0);
    await two.old.event("started");
    return;
  }
  await two.database.pool.query("update play_round set phase = $2 where id = $1", [round, phase]);
}
