import type { Http } from "@fairhouse/client/http.ts";
import type { TableFairness } from "@fairhouse/protocol/fairness.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { PastRound, PublicTicket } from "@fairhouse/protocol/table.ts";
import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { pointOf } from "./flight.ts";
import { leftOf } from "./settled-ticket.ts";

/** A flight that is over, and who was in it. */
export interface PastFlight {
  readonly point: number;
  readonly tickets: readonly PublicTicket[];
}

/** The newest flight among settled bets of the game, newest first; bets that were given back flew in none. */
export function lastFlightOf(bets: readonly BetRecord[]): PastFlight | null {
  const flown = bets.filter(({ refunded, outcome }) => !refunded && pointOf(outcome) !== null);
  const point = pointOf(flown[0]?.outcome);
  if (point === null) return null;
  const end = flown.findIndex(({ outcome }) => pointOf(outcome) !== point);
  const together = end < 0 ? flown : flown.slice(0, end);
  return { point, tickets: together.map((bet) => ticketOf(bet, point)) };
}

function ticketOf({ id, player, avatar, stake, payout, leftAt, bet }: BetRecord, point: number): PublicTicket {
  const left = payout === 0 ? null : leftOf(leftAt, wholeNumberOf(fieldOf(bet, "auto")), point);
  return { id, player, avatar, stake, payout, leftAt: left };
}

/** At least so many of a table's rounds that are over, newest first, if it had so many. */
export async function fetchRounds(http: Pick<Http, "get">, table: string, wanted: number): Promise<PastRound[]> {
  const rounds: PastRound[] = [];
  let cursor: string | null = null;
  do {
    const page: TableFairness = await http.get(
      `/fairness/tables/${table}/rounds${cursor === null ? "" : `?cursor=${cursor}`}`,
    );
    rounds.push(...page.rounds);
    cursor = page.more;
  } while (cursor !== null && rounds.length < wanted);
  return rounds;
}

/** The points of the newest rounds of two lists that overlap, newest first; voided rounds have none. */
export function newestPoints(live: readonly PastRound[], older: readonly PastRound[], most: number): readonly number[] {
  const byId = new Map([...older, ...live].map((round) => [round.id, round]));
  return [...byId.values()]
    .sort((a, b) => b.number - a.number)
    .map((round) => (round.voided ? null : pointOf(round.outcome)))
    .filter((point) => point !== null)
    .slice(0, most);
}
