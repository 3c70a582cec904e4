import { randomUUID } from "node:crypto";
import type { NoticeList } from "@fairhouse/protocol/notifications.ts";
import type { ClaimAnswer, Leaderboard, Promotions } from "@fairhouse/protocol/promotions.ts";
import type { MovementList, Wallet } from "@fairhouse/protocol/wallet.ts";
import { BET, BETS, type PlayTest, type TestPlayer } from "../play/testing.ts";

interface Answers {
  readonly "/api/promotions": Promotions;
  readonly "/api/leaderboard": Leaderboard;
  readonly "/api/wallet": Wallet;
  readonly "/api/wallet/movements": MovementList;
  readonly "/api/notifications": NoticeList;
}

/** Reads one of the pages of promotions from a house, as a player or a visitor. */
export async function read<Path extends keyof Answers>(
  play: PlayTest,
  path: Path,
  player: TestPlayer | null,
  query = "",
): Promise<Answers[Path]> {
  const headers = player === null ? {} : { authorization: `Bearer ${player.token}` };
  const answer = await fetch(`${play.house.url}${path}${query}`, { headers });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answers[Path]>;
}

export type Claimed = { readonly status: number; readonly body: ClaimAnswer & { readonly code?: string } };

export async function take(
  play: PlayTest,
  player: TestPlayer,
  what: "daily" | "free-coins",
  key: string = randomUUID(),
): Promise<Claimed> {
  const answer = await fetch(`${play.house.url}/api/promotions/${what}`, {
    method: "POST",
    headers: { authorization: `Bearer ${player.token}`, "idempotency-key": key },
  });
  return { status: answer.status, body: (await answer.json()) as Claimed["body"] };
}

/** Loses or wins bets on red, whose result does not matter: they count as wagered. */
export async function wager(player: TestPlayer, times: number): Promise<void> {
  for (let bet = 0; bet < times; bet++) await player.post(BETS, { bet: BET });
}
