import { houseAccountsOf } from "@fairhouse/ledger/accounts.ts";
import { noTicks } from "@fairhouse/platform/ticks.ts";
import { GroupCommit } from "@fairhouse/play/commit/group-commit.ts";
import { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import { HandHost } from "@fairhouse/play/hand/hand-host.ts";
import { needed } from "../../../../acts/arguments.ts";
import { AdminRefusal, type Authority } from "../../../../acts/authority.ts";
import type { Command, CommandLine } from "../../../../acts/command.ts";
import { loadGames } from "../../../../games.ts";
import { systemClock } from "../../../../machinery/clock.ts";
import { createVault } from "../../../../machinery/database/vault.ts";
import { gameSwitch } from "../../../../switches.ts";
import { type Conclusion, concludeAbandoned, noteConcluded } from "./abandoned-hands.ts";

/** Seconds after which every server has seen all hands that were dealt before the game was off. */
const OFF_FOR_SECONDS = 10;

/** The command to run before a game is removed, after which nobody could finish its hands. */
export const concludeCommand: Command = {
  names: ["conclude"],
  most: 1,
  acts: `  conclude <game>                 end the open hands of a game that is off, as its rules say, so that it can be removed`,
  run: conclude,
};

async function conclude(line: CommandLine): Promise<string> {
  return said(await concludeGame(line, needed(line.words[0], "<game>"), line.by()));
}

/** Ends the open hands of a game that is off. @throws AdminRefusal while the game may still take bets. */
async function concludeGame(
  parts: Pick<CommandLine, "pool" | "games" | "act" | "random" | "keys">,
  game: string,
  by: Authority,
): Promise<Conclusion> {
  const { games, pool, act } = parts;
  if (!games.includes(game)) throw new AdminRefusal(`no game ${game}; there are ${games.join(", ")}`);
  const { rowCount } = await pool.query(
    `select 1 from house_switch where name = $1 and off_since < now() - interval '${OFF_FOR_SECONDS} seconds'`,
    [gameSwitch(game)],
  );
  if (rowCount === 0)
    throw new AdminRefusal(`${game} still takes bets: game-off ${game}, then retry after ${OFF_FOR_SECONDS} seconds`);
  // Recorded before the first hand ends: the hands are ended one by one, by the statement that moves all money.
  await act("conclude", game, by, {}, async () => undefined);
  const done = await concludeAll(parts, game);
  await noteConcluded(pool, parts.random, systemClock.now());
  return done;
}

/**
 * Ends the hands with a host beside the running servers; concurrent play is noticed by the versions of players' rows.
 */
async function concludeAll(
  { pool, random, keys }: Pick<CommandLine, "pool" | "random" | "keys">,
  game: string,
): Promise<Conclusion> {
  const players = new PlayerStore(createVault((await keys()).seeds), await loadGames(), random);
  const bus = { publish: () => undefined };
  const house = await houseAccountsOf(pool);
  const commit = new GroupCommit({ pool, players, houseAccounts: house, clock: systemClock, bus, ticks: noTicks });
  // The host ends hands and takes no bets.
  const limits = { minBet: 0, maxBet: 0 };
  const hands = new HandHost({ pool, commit, players, random, limits });
  return concludeAbandoned({ pool, hands }, { game, untouchedSince: new Date(systemClock.now() + 1) });
}

function said({ concluded, waiting, failed }: Conclusion): string {
  return [
    `${concluded} hands ended`,
    ...waiting.map((id) => `${id} has no legal end before its player moves: the rules must stay`),
    ...failed.map(({ id, error }) => `${id} could not be ended: ${error instanceof Error ? error.message : error}`),
  ].join("\n");
}
