import { setTimeout as sleep } from "node:timers/promises";
import type { BetType } from "@fairhouse/games/shared/rules/bet-types.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Currency } from "@fairhouse/protocol/account.ts";
import type { Witness } from "../crowd/caller.ts";
import { asPlaced, type PlayingParts, playOnce } from "../crowd/playing.ts";
import type { SimulatedPlayer } from "../crowd/simulated-player.ts";
import type { Tables } from "../crowd/tables.ts";
import { betOf, chooseType, roundStake } from "./bets.ts";
import type { Temperament } from "./temperament.ts";

export interface Floor {
  readonly games: readonly GameAtHouse[];
  readonly tables: Tables;
  readonly witness: Witness;
  readonly currency: Currency;
  readonly stopping: AbortSignal;
}

interface GameAtHouse {
  readonly game: AnyGame;
  readonly types: readonly BetType[];
}

/** Who holds less than so many smallest bets goes home. */
const BROKE = 20;
/** Most of a balance that somebody who doubles stakes on one bet. */
const MOST = 0.1;
/** For what happens at a table. */
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * One simulated player, from game to game until their coins are gone or the demo ends. They begin at the n-th game, so that somebody is at
 * every game at once.
 */
export async function stay(player: SimulatedPlayer, temper: Temperament, first: number, floor: Floor): Promise<void> {
  const { currency, stopping } = floor;
  const hasLeft = () => stopping.aborted || player.balance < BROKE * currency.minBet;
  for (let at = floor.games[first % floor.games.length]; at !== undefined && !hasLeft(); at = chooseGame(floor.games)) {
    let stake = firstStake(player, temper, currency);
    for (let bets = whole(2 * temper.sitting); bets >= 0 && !hasLeft(); bets -= 1) {
      const before = player.balance;
      const table = await playOnce(player, at.game, partsOf(floor, temper, at.types, stake));
      if (table !== null) await floor.tables.next(table, "ended", LONGEST_WAIT_MS);
      // What became of a ticket is told later.
      const lost = table === null && player.balance < before;
      stake =
        lost && temper.afterLoss > 1
          ? roundStake(Math.min(stake * temper.afterLoss, player.balance * MOST), currency)
          : firstStake(player, temper, currency);
      await pause(temper.pauseMs, stopping);
    }
  }
}

/** Tables want company: there are always some people at each. */
function chooseGame(games: readonly GameAtHouse[]): GameAtHouse {
  const places = games.flatMap((at) =>
    Array<GameAtHouse>(at.game.kind === "round" ? 3 + at.game.tables.length : 1).fill(at),
  );
  const chosen = places[whole(places.length)];
  if (chosen === undefined) throw new Error("there are no games");
  return chosen;
}

function partsOf(
  { tables, witness, stopping }: Floor,
  temper: Temperament,
  types: readonly BetType[],
  stake: number,
): PlayingParts {
  return {
    tables,
    witness,
    bet: (game, carry) =>
      asPlaced(game, betOf(game, chooseType(types, temper.daring, Math.random()), stake, Math.random()), carry),
    // Between the moves of a hand, which take less thought than a bet.
    pause: () => pause(temper.pauseMs / 2, stopping),
    remainingMs: () => (stopping.aborted ? 0 : LONGEST_WAIT_MS),
  };
}

function firstStake(player: SimulatedPlayer, { stake: [from, to] }: Temperament, currency: Currency): number {
  return roundStake(player.balance * (from + Math.random() * (to - from)), currency);
}

/** About so long, more often shorter than longer; ends at once with the demo. */
async function pause(meanMs: number, stopping: AbortSignal): Promise<void> {
  const ms = Math.min(10 * meanMs, -Math.log(1 - Math.random()) * meanMs);
  await sleep(ms, undefined, { signal: stopping }).catch(() => {
    // Woken, because the demo ends.
  });
}

const whole = (below: number) => Math.floor(Math.random() * below);
