import { atLeast, type Figure, milliseconds, percent, perSecond, plain, times } from "./figure.ts";
import type { TpcB } from "./pgbench.ts";
import { BET } from "./requests.ts";
import type { Stage } from "./stage.ts";

/** Measures one player who bets alone: one bet after another, then 32 at once. No nonce may be lost or taken twice. */
export async function measureOnePlayer(stage: Stage, seconds: number, tpcB: TpcB | null): Promise<readonly Figure[]> {
  const [player] = await stage.players(1);
  const before = await betsOf(stage, player?.id ?? "");
  const bet = { url: stage.url, request: BET, seconds, players: 1, nonces: true };
  await stage.load.ask("closed", { ...bet, connections: 32, seconds: seconds / 2, nonces: false });
  const from = await betsOf(stage, player?.id ?? "");
  const one = await stage.load.ask("closed", { ...bet, connections: 1 });
  const many = await stage.load.ask("closed", { ...bet, connections: 32 });
  const nonces = [...one.nonces, ...many.nonces].sort((a, b) => a - b);
  const lost = nonces.filter((nonce, place) => nonce !== from + place).length;
  return [
    plain("one player, one bet after another", perSecond(one.perSecond)),
    plain("  p50, p99", `${milliseconds(one.latency.p50)}, ${milliseconds(one.latency.p99)}`),
    ...(tpcB === null
      ? [plain("pgbench TPC-B, 1 client", "not found")]
      : [
          plain("pgbench TPC-B, 1 client", perSecond(tpcB.one)),
          atLeast("  bets as a share of it", one.perSecond / tpcB.one, 0.5, percent),
        ]),
    plain("one player, 32 bets at once", perSecond(many.perSecond)),
    plain("  p50, p99", `${milliseconds(many.latency.p50)}, ${milliseconds(many.latency.p99)}`),
    atLeast("  against one after another", many.perSecond / one.perSecond, 3, times),
    {
      name: "  nonces lost or repeated",
      value: `${lost} of ${nonces.length}`,
      limit: "0",
      holds: lost === 0 && from > before && nonces.length > 0,
    },
  ];
}

async function betsOf(stage: Stage, player: string): Promise<number> {
  const { rows } = await stage.pool.query<{ nonce: number }>("select nonce from play_player where id = $1", [player]);
  return rows[0]?.nonce ?? 0;
}
