import type { BetReceipt } from "@fairhouse/protocol/house-log.ts";
import { GUEST } from "../guest/guest-marks.ts";
import { http, sessionStore } from "../services/services.ts";
import { keepReceipt } from "./receipt-store.ts";
import { type AnsweredBet, acceptReceipt, openBetIn } from "./receipts.ts";
import { readSeen } from "./seen-store.ts";
import { ThisHouse } from "./watched-house.ts";

let isCollecting = false;
/** The bet that was asked for last. Another bet between two moves of a hand costs one request more. */
let last: AnsweredBet | null = null;

/** Asks the house for a receipt of every bet that it takes from this page and does not settle at once. */
export function collectReceipts(): void {
  if (isCollecting) return;
  isCollecting = true;
  const post = http.post.bind(http);
  http.post = async <Answer>(path: string, body?: unknown, key?: string, before?: number): Promise<Answer> => {
    const answer = await post<Answer>(path, body, key, before);
    const bet = openBetIn(answer);
    const { player } = sessionStore.getState();
    const isNew = bet?.id !== last?.id || bet?.money !== last?.money;
    if (bet !== null && isNew && player !== null && player !== GUEST) {
      last = bet;
      askFor(player, bet.id).catch(() => {
        // Without a receipt nothing can be proven, and nothing is claimed.
      });
    }
    return answer;
  };
}

async function askFor(player: string, bet: string): Promise<void> {
  const receipt = await http.get<BetReceipt>(`/bets/${encodeURIComponent(bet)}/receipt`);
  const vkey = await keyOf(receipt.log);
  if (vkey !== null) keepReceipt(await acceptReceipt(receipt, { player, bet, vkey }));
}

async function keyOf(n: number): Promise<string | null> {
  const { seen } = readSeen();
  if (seen?.n === n) return seen.vkey;
  return (await new ThisHouse().logs()).find((log) => log.n === n)?.vkey ?? null;
}
