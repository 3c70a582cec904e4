import type { BetRecord } from "@fairhouse/protocol/play.ts";

/** Makes a lost bet for tests, settled the given number of seconds after 1970. */
export function sampleBet(id: number, settledSecond: number, changes: Partial<BetRecord> = {}): BetRecord {
  return {
    id: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
    game: "one",
    gameVersion: 1,
    kind: "hand",
    player: "maya",
    avatar: "maya",
    simulated: false,
    currencyId: "play",
    stake: 1000,
    payout: 0,
    bet: {},
    outcome: null,
    round: null,
    ended: "settled",
    leftAt: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    settledAt: new Date(settledSecond * 1000).toISOString(),
    ...changes,
  };
}

export function idsOf(rows: readonly BetRecord[] | null): readonly number[] {
  return (rows ?? []).map((row) => Number(row.id.slice(-3)));
}
