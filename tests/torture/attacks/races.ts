import { randomUUID } from "node:crypto";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { someFlight, someHand, someInstant } from "@fairhouse/games/samples.ts";
import { viewOfJson } from "@fairhouse/kernel/any-game.ts";
import type { Attack, Broken } from "../attack.ts";
import { brokenRules } from "../checks/audit.ts";
import { brokenRounds } from "../checks/rounds.ts";
import { Burst, type BurstResult } from "../client/burst.ts";
import { BET, BETS, BY_HAND, HAND, HANDS, TABLE, TICKETS } from "../client/games.ts";
import { SimulatedPlayer } from "../client/player.ts";
import { untilPhase } from "../client/table.ts";
import { type House, openHouse } from "../house/pair.ts";
import { sales, slips } from "./slip-races.ts";

const SPEED = 5;
const AT_ONCE = 32;
/** Maximum number of rounds in which an action is attempted before their betting ends. */
const MOST_TRIES = 20;
const LARGEST_BET = { bet: someInstant.bet(100_000) };

/** 32 requests at once with one key and with 32, on every money endpoint of two servers. */
export const races: Attack = {
  name: "races",
  about: "32 calls at once with one key and with 32 keys on every money endpoint, over two servers",
  async run(field) {
    const house = await openHouse(field, { servers: 2, speed: SPEED });
    do {
      const broken: Broken[] = [];
      for (const race of [
        bets,
        balance,
        hands,
        moves,
        tickets,
        takeBacks,
        cashOuts,
        closing,
        slips,
        sales,
        seeds,
        rewards,
        accounts,
      ]) {
        const player = new SimulatedPlayer({ urls: house.urls, random: field.random.fork(race.name) });
        await player.arrive();
        broken.push(...(await race(new Burst(house.urls, player.token), player, house)));
        broken.push(
          ...(await brokenRules(house.pool)).map((rule) => ({ ...rule, what: `${race.name}: ${rule.what}` })),
        );
        player.leave();
      }
      broken.push(...(await brokenRounds(house.pool)));
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

type Race = (burst: Burst, player: SimulatedPlayer, house: House) => Promise<readonly Broken[]>;

const bets: Race = async (burst) => {
  const one = await burst.post(BETS, BET, AT_ONCE, randomUUID());
  const many = await burst.post(BETS, BET, AT_ONCE);
  const nonces = new Set(many.replies.map(({ body }) => body.nonce));
  return [
    ...one.allAlike("one key, one bet"),
    ...many.accepted("32 keys, 32 bets", AT_ONCE),
    ...(nonces.size === AT_ONCE ? [] : many.broken("5: nonces do not repeat", `${nonces.size} nonces`)),
  ];
};

/** Ten times the largest bet is the whole balance; winnings may be staked again. */
const balance: Race = async (burst, player, { pool }) => {
  const all = await burst.post(BETS, LARGEST_BET, AT_ONCE);
  const { rows } = await pool.query<{ balance: number; staked: number; won: number }>(
    `select a.balance, sum(b.stake)::bigint as staked, sum(b.payout)::bigint as won from ledger_account a
     join play_bet b on b.player = a.owner where a.owner = $1 group by a.balance`,
    [player.id],
  );
  const row = rows[0];
  const right = row !== undefined && row.balance >= 0 && row.balance === 1_000_000 - row.staked + row.won;
  return right ? [] : all.broken("2: no balance is negative or wrong", JSON.stringify(row));
};

const hands: Race = async (burst, player) => {
  const one = await burst.post(HANDS, HAND, AT_ONCE, randomUUID());
  await player.finishHand();
  const many = await burst.post(HANDS, HAND, AT_ONCE);
  const rotation = await burst.post("/api/fairness/rotate", { clientSeed: "x" }, 4);
  return [
    ...one.allAlike("one key, one hand"),
    ...many.accepted("one open hand a game", 1, "hand_open"),
    ...rotation.accepted("5: no rotation while a hand is open", 0, "hand_open", "busy"),
  ];
};

const moves: Race = async (burst) => {
  const { replies } = await burst.post(HANDS, HAND, 1);
  const { id, view } = replies[0]?.body.hand ?? {};
  const path = `/api/hands/${id}/moves`;
  const first = new Map(
    Array.from({ length: AT_ONCE }, (_, nonce) => firstMove(view, nonce)).map((move) => [JSON.stringify(move), move]),
  );
  const many = await burst.each(
    path,
    [...first.values()].map((move) => ({ turn: 0, move })),
  );
  const winner = many.bodies[many.replies.findIndex(({ status }) => status === 200)];
  const again = await burst.post(path, winner, AT_ONCE);
  const hands = new Set(again.replies.map(({ body }) => JSON.stringify(body.hand)));
  const cashOuts = await burst.post(path, { turn: 1, move: someHand.ending }, AT_ONCE);
  const paid = new Set(cashOuts.replies.filter(({ status }) => status === 200).map(({ text }) => text));
  return [
    ...many.accepted("one move a turn", 1, "stale_turn", "hand_closed"),
    ...(hands.size === 1 ? [] : again.broken("3: the same turn and move answers alike", `${hands.size} answers`)),
    ...(paid.size <= 1 ? [] : cashOuts.broken("4: one bet is settled once", `${paid.size} different payouts`)),
  ];
};

/** Sensible first moves, not all of them the same. */
function firstMove(view: unknown, nonce: number) {
  return someHand.game.samplePlay(viewOfJson(view), soloChance("races", "first move", nonce), 0);
}

/** Acts while betting is open, from its beginning to its end: the race with the closing is another test. */
async function inOneBetting<Value>(burst: Burst, urls: readonly string[], act: () => Promise<Value>): Promise<Value> {
  let after = 0;
  for (let tries = 0; ; tries++) {
    const { round } = await untilPhase(urls[0] ?? "", "betting", after);
    const done = await act();
    // A round that takes another ticket still takes bets.
    const { replies } = await burst.post(TICKETS, BY_HAND, urls.length);
    if (tries === MOST_TRIES || replies.every(({ body }) => body.ticket?.roundId === round.id)) return done;
    after = round.number;
  }
}

const tickets: Race = async (burst, _player, { urls }) => {
  const one = await inOneBetting(burst, urls, () => burst.post(TICKETS, BY_HAND, AT_ONCE, randomUUID()));
  await untilPhase(urls[0] ?? "", "betting");
  const many = await burst.post(TICKETS, BY_HAND, AT_ONCE);
  const ids = new Set(many.replies.filter(({ status }) => status === 200).map(({ body }) => body.ticket.id));
  const taken = many.replies.filter(({ status }) => status === 200).length;
  return [
    ...one.allAlike("one key, one ticket"),
    ...(ids.size === taken ? [] : many.broken("3: each key has its own ticket", `${ids.size} of ${taken}`)),
  ];
};

/** Takes back with one key, with many keys, and against closing: the answers must match the fate of each ticket. */
const takeBacks: Race = async (burst, player, { urls, pool }) => {
  const betting = async (after: number): Promise<{ readonly number: number; readonly ids: readonly string[] }> => {
    const table = await untilPhase(urls[0] ?? "", "betting", after);
    const { replies } = await burst.post(TICKETS, BY_HAND, AT_ONCE / 2);
    const ids: string[] = replies.filter(({ status }) => status === 200).map(({ body }) => body.ticket.id);
    const number: number = table.round.number;
    // On a busy machine betting may have closed meanwhile: then the next round has tickets.
    return ids.length === 0 ? betting(number) : { number, ids };
  };
  const { number, path, one } = await inOneBetting(burst, urls, async () => {
    const { number, ids } = await betting(0);
    const path = `/api/tickets/${ids[0]}/take-back`;
    return { number, path, one: await burst.post(path, {}, AT_ONCE, randomUUID()) };
  });
  const many = await burst.post(path, {}, AT_ONCE);
  const stolen = await new Burst(urls, (await another(player, urls)).token).post(path, {}, 4);
  const race = await betting(number);
  const answers = new Map<string, BurstResult>();
  // Some are in time and some are not; the house decides which.
  for (const id of race.ids) answers.set(id, await burst.post(`/api/tickets/${id}/take-back`, {}, 4, randomUUID()));
  await untilPhase(urls[0] ?? "", "betting", race.number);
  const { rows } = await pool.query<{ id: string; ended: string }>(
    "select id, ended from play_bet where id = any($1)",
    [race.ids],
  );
  const back = new Set(rows.filter((row) => row.ended === "taken_back").map(({ id }) => id));
  return [
    ...one.allAlike("one key, one take-back"),
    ...many.accepted("a ticket comes back once", 0, "ticket_settled", "round_closed"),
    ...stolen.accepted("a stranger's ticket", 0, "not_found"),
    ...[...answers].flatMap(([id, result]) => [
      ...result.refusedBy("a take-back against closing", ["round_closed"]),
      ...(result.acceptedCount > 0 === back.has(id) ? [] : result.broken("3: back as acknowledged", id)),
    ]),
  ];
};

const cashOuts: Race = async (burst, player, { urls, pool }) => {
  const table = await untilPhase(urls[0] ?? "", "betting");
  const presets = [null, 101, 103, 110];
  const placed = await burst.each(
    TICKETS,
    presets.map((leavesAt) => ({ bet: someFlight.leavingAt(leavesAt) })),
  );
  const ids = placed.replies.filter(({ status }) => status === 200).map(({ body }) => body.ticket.id);
  await untilPhase(urls[0] ?? "", "running", table.round.number - 1).catch(() => null);
  const broken: Broken[] = [];
  for (const id of ids) {
    const many = await burst.post(`/api/tickets/${id}/cash-out`, {}, AT_ONCE / 2);
    const paid = new Set(many.replies.filter(({ status }) => status === 200).map(({ body }) => body.ticket.payout));
    if (paid.size > 1) broken.push(...many.broken("4: a ticket is paid once", `${[...paid].join(", ")}`));
    const { rows } = await pool.query<{ payout: number | null }>("select payout from play_bet where id = $1", [id]);
    for (const payout of paid) {
      if (rows[0]?.payout !== payout) broken.push(...many.broken("3: paid as acknowledged", `${rows[0]?.payout}`));
    }
  }
  const forged = await burst.each(`/api/tickets/${ids[0] ?? randomUUID()}/cash-out`, [
    { at: 1 },
    { multiplier: 100_000 },
    { leftAt: 100_000 },
    { elapsedMs: 1 },
    { now: 0 },
    [],
    1,
    "1",
  ]);
  const stranger = new Burst(urls, (await another(player, urls)).token);
  const stolen = await stranger.post(`/api/tickets/${ids[0] ?? randomUUID()}/cash-out`, {}, 4);
  return [
    ...broken,
    ...forged.accepted("forged times are refused", 0, "invalid_request"),
    ...stolen.accepted("a stranger's ticket", 0, "not_found"),
  ];
};

/** Bets against closing, on both servers: an acknowledged bet is in the round, and is settled with it. */
const closing: Race = async (burst, player, { urls, pool }) => {
  const table = await untilPhase(urls[0] ?? "", "betting");
  const floods = [];
  for (let round = table.round.number; round === table.round.number; ) {
    floods.push(burst.post(TICKETS, BY_HAND, 8));
    await floods.at(-1);
    round = (await untilAny(urls[0] ?? "")).phase === "betting" && floods.length < 40 ? round : -1;
  }
  const done = await Promise.all(floods);
  await untilPhase(urls[0] ?? "", "betting", table.round.number);
  const told = done.flatMap(({ replies }) => replies).filter(({ status }) => status === 200);
  const { rows } = await pool.query<{ id: string }>(
    "select b.id from play_bet b join play_round r on r.id = b.round where b.player = $1 and r.phase = 'settled'",
    [player.id],
  );
  const settled = new Set(rows.map(({ id }) => id));
  const missing = told.filter(({ body }) => !settled.has(body.ticket.id));
  // A ticket of the following round is still open.
  const early = missing.filter(({ body }) => body.ticket.roundId === table.round.id);
  return early.map(({ text }) => ({ invariant: "3: a ticket against closing is in its round or refused", what: text }));
};

async function untilAny(url: string) {
  const reply = await fetch(`${url}${TABLE}`);
  return ((await reply.json()) as { round: { phase: string } }).round;
}

/** Rotates seeds, one rotation at a time on each server; all bets go on. */
const seeds: Race = async (burst) => {
  const [placed, rotated] = await Promise.all([
    burst.post(BETS, BET, AT_ONCE),
    burst.post("/api/fairness/rotate", { clientSeed: "mine" }, 6),
  ]);
  const none = rotated.acceptedCount > 0 ? [] : rotated.broken("rotations beside bets", "none was made");
  return [...placed.accepted("bets beside rotations", AT_ONCE), ...rotated.refusedBy("rotations", ["busy"]), ...none];
};

const rewards: Race = async (burst) => {
  const one = await burst.post("/api/promotions/daily", undefined, AT_ONCE, randomUUID());
  const many = await burst.post("/api/promotions/daily", undefined, AT_ONCE);
  return [...one.allAlike("one key, one reward"), ...many.accepted("one reward a day", 0, "reward_claimed")];
};

const accounts: Race = async (burst) => {
  const email = `${randomUUID()}@example.com`;
  const person = { email, password: "violet kettle 88", firstName: "Ada", lastName: "Byron" };
  const registered = await burst.post("/api/auth/register", person, 6);
  const aged = await burst.post("/api/account/age", { adult: true }, AT_ONCE);
  return [
    ...registered.accepted("one account an address", 1, "email_taken"),
    ...aged.accepted("the age is confirmed once", 0, "age_confirmed"),
  ];
};

async function another(player: SimulatedPlayer, urls: readonly string[]): Promise<SimulatedPlayer> {
  const other = new SimulatedPlayer({ urls, random: player.random.fork("another") });
  await other.arrive();
  other.leave();
  return other;
}
