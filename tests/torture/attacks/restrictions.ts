import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { someFlight, someHand, someInstant } from "@fairhouse/games/samples.ts";
import type { Act } from "@fairhouse/server/acts/authority.ts";
import { auditedActs } from "@fairhouse/server/acts/trail.ts";
import { exclude } from "@fairhouse/server/features/accounts/operator-acts.ts";
import { drain, switchGame } from "@fairhouse/server/features/admin/switch-acts.ts";
import type pg from "pg";
import type { Attack, Broken, Field } from "../attack.ts";
import { brokenRules } from "../checks/audit.ts";
import { Burst } from "../client/burst.ts";
import { BET, BETS, HAND, HANDS, TICKETS } from "../client/games.ts";
import { call, canonical } from "../client/http.ts";
import { SimulatedPlayer } from "../client/player.ts";
import { SLIPS, slipOfUnit } from "../client/trader.ts";
import { operate } from "../house/operator.ts";
import { type House, openHouse } from "../house/pair.ts";

const SPEED = 5;
const TICKET = { bet: someFlight.leavingAt(150) };
const SLIP_UNIT = 1_000;
const LOOK_MS = 50;
const LOOKS = 1_200;

const BY = { actor: "torture", reason: "test" };

/**
 * Ban, exclusion and limits in one tab while others bet on two servers; games off and the house drained with hands
 * open.
 */
export const restrictions: Attack = {
  name: "restrictions",
  about: "ban, exclude and limit a player who bets on two servers; switch games off, drain, with hands open",
  async run(field) {
    const house = await openHouse(field, { servers: 2, speed: SPEED });
    // The command line is used once, and the code behind it for the rest, because a process takes its time to start.
    const ban = (player: string) => operate(house, field.plant, "ban", player);
    const act = auditedActs(house.pool);
    do {
      const broken = [
        // On one server alone, whose memory nothing else contradicts, and on both.
        ...(await whileBetting(field, house, house.urls.slice(0, 1), "banned", ban)),
        ...(await whileBetting(field, house, house.urls, "banned", ban)),
        ...(await whileBetting(field, house, house.urls, "excluded", (player) => exclude(act, player, inAnHour(), BY))),
        ...(await whileBetting(field, house, house.urls, "limit_reached", (player) => limit(house.pool, player))),
        ...(await whenOff(field, house, "game_off", (off) => switchGames(act, off))),
        ...(await whenOff(field, house, "draining", (off) => drain(act, off, BY))),
        ...(await brokenRules(house.pool)),
      ];
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

/**
 * Checks that from the instant in which a restriction is saved no stake is taken, in any tab, on any server; the open
 * hand may be finished.
 */
async function whileBetting(
  field: Field,
  { pool }: House,
  urls: readonly string[],
  code: string,
  restrict: (player: string) => Promise<void>,
): Promise<readonly Broken[]> {
  const player = await newPlayer(field, urls, code);
  const burst = new Burst(urls, player.token);
  const slip = await slipOfUnit(SLIP_UNIT, pool, field.random);
  await burst.post(HANDS, HAND, 1);
  const stakes =
    urls.length === 1
      ? [[BETS, BET] as const]
      : ([
          [BETS, BET],
          [TICKETS, TICKET],
          [SLIPS, slip],
        ] as const);
  let saved = false;
  const late: Broken[] = [];
  const tabs = Array.from({ length: 6 }, async (_, tab) => {
    for (let i = 0; i < 400 && !(saved && i > 20); i++) {
      const sentAfter = saved;
      const [path, body] = stakes[tab % stakes.length] ?? [BETS, BET];
      const result = await burst.each(path, [body]);
      if (sentAfter && result.replies[0]?.status === 200)
        late.push(...result.broken(`8: ${code} holds at once`, "accepted"));
    }
  });
  await sleep(field.random.between(50, 250));
  await restrict(player.id);
  saved = true;
  await Promise.all(tabs);
  const after = [await burst.post(BETS, BET, 8), await burst.post(SLIPS, slip, 8)];
  const hand = await player.ask("GET", `${HANDS}/open`);
  await player.finishHand();
  const left = await player.ask("GET", `${HANDS}/open`);
  player.leave();
  if (hand.body.hand === null || left.body.hand !== null) {
    late.push({ invariant: `${code} lets an open hand finish`, what: `${hand.text} then ${left.text}` });
  }
  return [...late, ...after.flatMap((result) => result.accepted(`8: ${code} holds in every tab`, 0, code))];
}

/** Checks that nothing new is staked; open hands and rounds conclude, and a known key still gets its answer. */
async function whenOff(
  field: Field,
  house: House,
  code: string,
  turn: (off: boolean) => Promise<void>,
): Promise<readonly Broken[]> {
  const player = await newPlayer(field, house.urls, code);
  const burst = new Burst(house.urls, player.token);
  const slip = await slipOfUnit(SLIP_UNIT, house.pool, field.random);
  const known = [[BETS, BET, randomUUID()] as const, [SLIPS, slip, randomUUID()] as const];
  const before = await Promise.all(known.map(([path, body, key]) => burst.post(path, body, 1, key)));
  await burst.post(HANDS, HAND, 1);
  await burst.post(TICKETS, TICKET, 2);
  await turn(true);
  await followed(house, true);
  const refused = [
    await burst.post(BETS, BET, 4),
    await burst.post(HANDS, HAND, 4),
    await burst.post(TICKETS, TICKET, 4),
    await burst.post(SLIPS, slip, 4),
  ];
  const again = await Promise.all(known.map(([path, body, key]) => burst.post(path, body, 2, key)));
  const sold = await burst.post(`/api/slips/${before[1]?.replies[0]?.body.bet?.id}/cash-out`, { least: 1 }, 1);
  await player.finishHand();
  const left = await player.ask("GET", `${HANDS}/open`);
  const open = await settledTickets(house.pool, player.id);
  await turn(false);
  await followed(house, false);
  player.leave();
  const broken = refused.flatMap((result) => result.accepted(`${code} takes no stake`, 0, code));
  for (const [place, repeated] of again.entries()) {
    const first = before[place]?.replies[0]?.body;
    if (repeated.replies.some(({ status, body }) => status !== 200 || canonical(body) !== canonical(first))) {
      broken.push(...repeated.broken(`3: a key is known while the house is ${code}`, canonical(first)));
    }
  }
  broken.push(...sold.accepted(`${code}: an open slip may be sold`, 1));
  if (left.body.hand !== null) broken.push({ invariant: `${code}: open hands conclude`, what: left.text });
  if (open > 0) broken.push({ invariant: `${code}: open rounds conclude`, what: `${open} tickets are open` });
  return broken;
}

/**
 * Waits until every server has read the operator's switches, as each does once a second. @throws Error if one does not.
 */
async function followed({ urls }: House, off: boolean): Promise<void> {
  for (const url of urls) {
    let looks = LOOKS;
    for (;;) {
      const { gamesOff, draining } = (await call(url, "GET", "/api/house")).body;
      // Games are switched off one after the other.
      if (off ? draining || gamesOff.includes(someFlight.id) : !draining && gamesOff.length === 0) break;
      if (looks-- === 0) throw new Error(`${url} does not follow the switches`);
      await sleep(LOOK_MS);
    }
  }
}

/** Waits for the tickets of a player to be settled; answers how many were not. */
async function settledTickets(pool: pg.Pool, player: string): Promise<number> {
  const deadline = performance.now() + 90_000;
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      "select count(*) as open from play_bet where player = $1 and round is not null and payout is null",
      [player],
    );
    const open = rows[0]?.open ?? 0;
    if (open === 0 || performance.now() > deadline) return open;
    await sleep(100);
  }
}

async function newPlayer(field: Field, urls: readonly string[], name: string): Promise<SimulatedPlayer> {
  const player = new SimulatedPlayer({ urls, random: field.random.fork(name) });
  await player.arrive();
  return player;
}

async function switchGames(act: Act, off: boolean): Promise<void> {
  // Servers have followed once they know the last one.
  const games = ["sports", someInstant.id, someHand.id, someFlight.id];
  for (const game of games) await switchGame(act, games, game, !off, BY);
}

/** Sets a limit as the player's own page does: with the row's version. */
async function limit(pool: pg.Pool, player: string): Promise<void> {
  await pool.query("update play_player set wager_limit_day = 1, version = version + 1 where id = $1", [player]);
}

function inAnHour(): Date {
  return new Date(Date.now() + 3_600_000);
}
