import { houseAccounts } from "@fairhouse/ledger/accounts.ts";
import { GroupCommit } from "@fairhouse/play/commit/group-commit.ts";
import { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import { HandHost } from "@fairhouse/play/hand/hand-host.ts";
import { noTicks } from "@fairhouse/play/ticks.ts";
import { loadGames } from "../../games.ts";
import { systemClock } from "../../machinery/clock.ts";
import { createVault } from "../../machinery/database/vault.ts";
import { needed } from "../admin/arguments.ts";
import { AdminRefusal } from "../admin/authority.ts";
import type { Command, CommandLine } from "../admin/command.ts";
import { gameSwitch } from "../admin/switches.ts";
import { type Conclusion, concludeAbandoned, noteConcluded } from "./abandoned-hands.ts";

/** A hand that was dealt before the game was off has been seen by now on every server. */
const OFF_FOR_SECONDS = 10;

/** Before a game is removed: nobody could finish its hands any more. */
export const concludeCommand: Command = {
  names: ["conclude"],
  acts: `  conclude <game>                 end the open hands of a game that is off, as its rules say, so that it can be removed`,
  run: conclude,
};

async function conclude(line: CommandLine): Promise<string> {
  const { words, games, pool, act, by } = line;
  const game = needed(words[0], "<game>");
  if (!games.includes(game)) throw new AdminRefusal(`no game ${game}; there are ${games.join(", ")}`);
  const authority = by();
  const { rowCount } = await pool.query(
    `select 1 from house_switch where name = $1 and off_since < now() - interval '${OFF_FOR_SECONDS} seconds'`,
    [gameSwitch(game)],
  );
  if (rowCount === 0)
    throw new AdminRefusal(`${game} still takes bets: game-off ${game}, and ${OFF_FOR_SECONDS} seconds later again`);
  // In the trail before the first hand ends: the hands are ended one by one, by the statement that moves all money.
  await act("conclude", game, authority, {}, async () => undefined);
  const done = await concludeAll(line, game);
  await noteConcluded(pool, line.random, systemClock.now());
  return said(done);
}

/** A host beside the running servers; players who play meanwhile are noticed by the versions of their rows. */
async function concludeAll({ pool, random, keys }: CommandLine, game: string): Promise<Conclusion> {
  const players = new PlayerStore(createVault((await keys()).seeds), await loadGames(), random);
  const { rows } = await pool.query<{ currency: string }>(
    "select distinct currency from play_bet where settled_at is null and seed is not null and game = $1",
    [game],
  );
  const untouchedSince = new Date(systemClock.now() + 1);
  let all: Conclusion = { concluded: 0, waiting: [], failed: [] };
  for (const { currency } of rows) {
    const house = await houseAccounts(pool, currency);
    const bus = { publish: () => undefined };
    const commit = new GroupCommit({ pool, players, house, clock: systemClock, bus, ticks: noTicks });
    // It ends hands and takes no bets.
    const limits = { minBet: 0, maxBet: 0 };
    const hands = new HandHost({ pool, commit, players, random, limits });
    const { concluded, waiting, failed } = await concludeAbandoned({ pool, hands }, { game, currency, untouchedSince });
    all = {
      concluded: all.concluded + concluded,
      waiting: [...all.waiting, ...waiting],
      failed: [...all.failed, ...failed],
    };
  }
  return all;
}

function said({ concluded, waiting, failed }: Conclusion): string {
  return [
    `${concluded} hands ended`,
    ...waiting.map((id) => `${id} has no legal end before its player moves: the rules must stay`),
    ...failed.map(({ id, error }) => `${id} could not be ended: ${error instanceof Error ? error.message : error}`),
  ].join("\n");
}
