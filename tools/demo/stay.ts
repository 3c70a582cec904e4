import { setTimeout as sleep } from "node:timers/promises";
import type { BetType } from "@fairhouse/games/shared/rules/bet-types.ts";
import type { AnyBet, AnyCarry, AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Currency } from "@fairhouse/protocol/account.ts";
import type { Witness } from "../crowd/caller.ts";
import { asPlaced, betOnOpenFacts, type PlayingParts, playOnce } from "../crowd/playing.ts";
import type { SimulatedPlayer } from "../crowd/simulated-player.ts";
import type { Tables } from "../crowd/tables.ts";
import { betOf, chooseType, roundStake } from "./bets.ts";
import { betsAfterMs, type Place, type Seat, type Seating, skipsRound } from "./seating.ts";
import type { Temperament } from "./temperament.ts";

export interface Floor {
  readonly games: ReadonlyMap<string, GameAtHouse>;
  readonly seating: Seating;
  readonly tables: Tables;
  readonly witness: Witness;
  readonly currency: Currency;
  readonly stopping: AbortSignal;
}

interface GameAtHouse {
  readonly game: AnyGame;
  readonly types: readonly BetType[];
}

const MINUTE_MS = 60_000;
/** Maximum share of their balance that a player who doubles stakes on one bet. */
const MOST = 0.1;
/** Number of bets that a player considers before they make one that will be refused. */
const BETS_TRIED = 10;
/** Time after which a player who waits for the next round thinks of getting up. */
const LOOKS_UP_MS = 20_000;

/** Plays one simulated player, from seat to seat until their coins are gone or the demo ends. */
export async function stay(player: SimulatedPlayer, temper: Temperament, floor: Floor): Promise<void> {
  const { currency, seating, stopping } = floor;
  const hasLeft = () => stopping.aborted || player.balance < temper.goesHomeBelow * currency.minBet;
  while (!hasLeft()) {
    const seat = seating.sit(performance.now(), temper.staysMinutes * MINUTE_MS, Math.random);
    try {
      await betOnFacts(player, temper, floor);
      await playAt(seat, player, temper, floor, hasLeft);
    } finally {
      seating.leave(seat);
    }
  }
}

/** Share of players who bet on what is to come before they play. */
const BET_ON_FACTS = 0.5;

/** Some players bet on what is to come when they sit down: such bets wait by themselves. */
async function betOnFacts(player: SimulatedPlayer, temper: Temperament, floor: Floor): Promise<void> {
  for (const { game } of floor.games.values()) {
    if (game.kind !== "external" || Math.random() >= BET_ON_FACTS) continue;
    await betOnOpenFacts(player, game, firstStake(player, temper, floor.currency), floor.witness);
  }
}

async function playAt(
  seat: Seat,
  player: SimulatedPlayer,
  temper: Temperament,
  floor: Floor,
  hasLeft: () => boolean,
): Promise<void> {
  const { place } = seat;
  const at = floor.games.get(place.game);
  if (at === undefined) throw new Error(`no game ${place.game}`);
  let stake = firstStake(player, temper, floor.currency);
  let lastRound: ReturnType<Tables["openAt"]>;
  while (!hasLeft() && !floor.seating.getsUp(seat, performance.now())) {
    if (place.table !== null) {
      const round = floor.tables.openAt(place.table);
      if (round === undefined || round === lastRound) {
        await floor.tables.next(place.table, "opened", LOOKS_UP_MS);
        continue;
      }
      lastRound = round;
      if (skipsRound(Math.random())) continue;
      await pauseFor(betsAfterMs(round.closesAt, Date.now(), Math.random()), floor.stopping);
    }
    const before = player.balance;
    const table = await playOnce(player, at.game, partsOf(floor, place, temper, at.types, stake));
    // The result of a ticket comes later.
    const lost = table === null && player.balance < before;
    stake =
      lost && temper.afterLoss > 1
        ? roundStake(Math.min(stake * temper.afterLoss, player.balance * MOST), floor.currency)
        : firstStake(player, temper, floor.currency);
    if (place.table === null) await pause(temper.pauseMs, floor.stopping);
  }
}

function partsOf(
  { tables, witness, stopping }: Floor,
  { table }: Place,
  temper: Temperament,
  types: readonly BetType[],
  stake: number,
): PlayingParts {
  return {
    tables,
    witness,
    bet: (game, carry) => fittingBet(game, types, temper, stake, carry),
    chooseTable: (open) => open.find((id) => id === table),
    // The pause between the moves of a hand, which take less thought than a bet.
    pause: () => pause(temper.pauseMs / 2, stopping),
    remainingMs: () => (stopping.aborted ? 0 : MINUTE_MS),
  };
}

/** A player who cannot make the bet that they like, because this round does not offer it, looks for another. */
function fittingBet(
  game: AnyGame,
  types: readonly BetType[],
  temper: Temperament,
  stake: number,
  carry: AnyCarry | undefined,
): AnyBet {
  const bet = () => betOf(game, chooseType(types, temper.daring, Math.random()), stake, Math.random());
  let found = bet();
  if (game.kind === "round" && game.fit !== undefined && carry !== undefined)
    for (let tries = 0; tries < BETS_TRIED && game.fit(found, carry) === null; tries++) found = bet();
  return asPlaced(game, found, carry);
}

function firstStake(player: SimulatedPlayer, { stake: [from, to] }: Temperament, currency: Currency): number {
  return roundStake(player.balance * (from + Math.random() * (to - from)), currency);
}

/** Pauses for about this long, more often shorter than longer. */
function pause(meanMs: number, stopping: AbortSignal): Promise<void> {
  return pauseFor(Math.min(10 * meanMs, -Math.log(1 - Math.random()) * meanMs), stopping);
}

/** Ends at once with the demo. */
async function pauseFor(ms: number, stopping: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stopping }).catch(() => {
    // The sleep was aborted, because the demo ends.
  });
}
