import { randomUUID } from "node:crypto";
import type { Broken } from "../attack.ts";
import type { Burst } from "../client/burst.ts";
import type { SimulatedPlayer } from "../client/player.ts";
import { SLIPS, slipOfUnit } from "../client/trader.ts";
import type { House } from "../house/pair.ts";

const AT_ONCE = 32;
const UNIT = 10_000;

/** Slips with one key and with many, on an event that takes bets. */
export async function slips(burst: Burst, player: SimulatedPlayer, house: House): Promise<readonly Broken[]> {
  const wish = await slipOfUnit(UNIT, house.pool, player.random);
  const one = await burst.post(SLIPS, wish, AT_ONCE, randomUUID());
  const many = await burst.post(SLIPS, wish, AT_ONCE);
  const ids = new Set(many.replies.map(({ body }) => body.bet?.id));
  return [
    ...one.allAlike("one key, one slip"),
    ...many.accepted("32 keys, 32 slips", AT_ONCE),
    ...(ids.size === AT_ONCE ? [] : many.broken("3: each key has its own slip", `${ids.size} of ${AT_ONCE}`)),
  ];
}

/** Sales of one part, of many parts, and of the rest of a slip: each unit is sold once, and paid as it was told. */
export async function sales(burst: Burst, player: SimulatedPlayer, house: House): Promise<readonly Broken[]> {
  const placed = await burst.post(SLIPS, await slipOfUnit(UNIT, house.pool, player.random), 1);
  const id = placed.replies[0]?.body.bet?.id;
  const path = `/api/slips/${id}/cash-out`;
  const part = (number: number) => ({ least: 1, part: { number, units: UNIT / 100 } });
  const one = await burst.post(path, part(1), AT_ONCE);
  const many = await burst.each(
    path,
    Array.from({ length: AT_ONCE }, (_, n) => part(n + 2)),
  );
  const rest = await burst.post(path, { least: 1 }, AT_ONCE);
  const late = await burst.post(path, part(99), 4);
  const { rows } = await house.pool.query<{ parts: number; payout: number; paid: number }>(
    `select (select count(*)::int from play_cash_out where bet = b.id) as parts, b.payout,
       (select sum(m.amount)::bigint from ledger_movement m where m.reference = b.id and m.amount > 0) as paid
     from play_bet b where b.id = $1`,
    [id],
  );
  const [row] = rows;
  const sold = 1 + many.acceptedCount;
  return [
    ...placed.accepted("a slip to sell", 1),
    ...one.allAlike("one part is sold once"),
    ...many.refusedBy("parts are sold in their order", ["cash_out_unavailable"]),
    ...rest.allAlike("the rest is sold once"),
    ...late.accepted("nothing is sold of what is gone", 0, "ticket_settled"),
    ...(row?.parts === sold ? [] : many.broken("3: sold as acknowledged", `${row?.parts} parts instead of ${sold}`)),
    ...(row?.paid === row?.payout ? [] : rest.broken("4: a slip is paid once", `${row?.paid} for ${row?.payout}`)),
  ];
}
