import { sameJson } from "@fairhouse/fairness/same-json.ts";
import { type EventResult, type EventState, problemOfResult } from "@fairhouse/games/sports/rules/event.ts";
import { eventResult } from "@fairhouse/games/sports/rules/event-schema.ts";
import type pg from "pg";
import { AdminRefusal } from "../../../acts/authority.ts";
import { type EventRow, type EventStore, isOver, lockEvent } from "../events/event-store.ts";

/** An end of an event: its result, or why it is void. */
export type EventEnd = { readonly result: EventResult } | { readonly voidReason: string };

/** A result that somebody proposed. */
interface Proposal {
  readonly id: string;
  readonly fact: string;
  readonly result: EventResult | null;
  readonly void_reason: string | null;
  readonly proposed_by: string | null;
  /** True if it corrects the result of an event that is over. */
  readonly corrects: boolean;
}

/** A proposal that waits, and its event. */
interface Waiting {
  readonly proposal: Proposal;
  readonly event: EventRow;
}

/**
 * Proposes the end of an event, with which bets end, or another end of one that is over.
 * @param by the account that proposes; null for a feed.
 * @param evidence where anybody can read the same, in words.
 * @param corrects true to correct the result of an event that is over.
 * @returns the number of the proposal.
 * @throws AdminRefusal for a result that cannot be the event's, or if another one waits.
 */
export async function propose(
  client: pg.PoolClient,
  store: EventStore,
  event: EventRow,
  end: EventEnd,
  by: string | null,
  evidence: string,
  corrects = false,
): Promise<string> {
  const result = "result" in end ? end.result : null;
  refusePhase(event, corrects);
  if (corrects && sameJson(result, event.result)) throw new AdminRefusal("this is the event's result already");
  refuseImpossible(event.state, end);
  await refuseBettor(client, event.fact, by);
  if (result !== null && !event.begun) throw new AdminRefusal("an event has no result before it begins");
  // Betting ends at once: people who know of the proposal would bet on it.
  if (!corrects) await store.close(client, event.fact);
  const { rows } = await client.query<{ id: string }>(
    `insert into sports_result (fact, result, void_reason, evidence, proposed_by, corrects) values ($1, $2, $3, $4, $5, $6)
     on conflict (fact) where decided_at is null do nothing returning id`,
    [
      event.fact,
      result === null ? null : JSON.stringify(result),
      "voidReason" in end ? end.voidReason : null,
      evidence,
      by,
      corrects,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new AdminRefusal("another proposal of this event waits: confirm or reject it first");
  return row.id;
}

/** @throws AdminRefusal for a first result of an event that is over, and for the correction of one that is not. */
export function refusePhase(
  event: { readonly phase: EventRow["phase"] | "suspended" | "in play" },
  corrects: boolean,
): void {
  if (isOver(event) === corrects) return;
  throw new AdminRefusal(corrects ? "this event has no result to correct" : "this event is over: correct its result");
}

/** @throws AdminRefusal for an end that an event cannot have. */
export function refuseImpossible({ card, place }: Pick<EventState, "card" | "place">, end: EventEnd): void {
  if (!("result" in end)) return;
  const parsed = eventResult.safeParse(end.result);
  if (!parsed.success) throw new AdminRefusal(parsed.error.issues[0]?.message ?? "this is no result");
  const problem = problemOfResult(card, parsed.data, place !== undefined);
  if (problem !== null) throw new AdminRefusal(problem);
}

/** Reads a proposal and locks its event. @throws AdminRefusal if there is none that waits. */
export async function lockProposal(client: pg.PoolClient, number: string): Promise<Waiting> {
  const read = async (condition: string) => {
    const text = `select id, fact, result, void_reason, proposed_by, corrects from sports_result where id = $1 ${condition}`;
    return (await client.query<Proposal>(text, [number])).rows[0];
  };
  const found = await read("");
  const event = found === undefined ? null : await lockEvent(client, found.fact);
  if (event === null) throw new AdminRefusal(`no proposal ${number}`);
  // Somebody may have decided it before its event was locked.
  const proposal = await read("and decided_at is null");
  if (proposal === undefined) throw new AdminRefusal(`proposal ${number} was decided before`);
  return { proposal, event };
}

/**
 * Confirms a proposal: its bets are settled by it, or settled again.
 * @param by the account that confirms; null for the second answer of a feed.
 * @throws AdminRefusal if the account has proposed it itself.
 */
export async function confirm(
  client: pg.PoolClient,
  store: EventStore,
  { proposal: { id, fact, result, void_reason: voidReason, proposed_by: proposedBy, corrects }, event }: Waiting,
  by: string | null,
): Promise<void> {
  // A restoration may have voided it.
  if (!corrects && isOver(event)) throw new AdminRefusal("this event is over: reject the proposal");
  if (by !== null && by === proposedBy) {
    throw new AdminRefusal("a result is confirmed by another person than the one who proposed it");
  }
  await refuseBettor(client, fact, by);
  await decide(client, id, by, true);
  if (corrects) await store.correct(client, fact, result, voidReason);
  else await store.end(client, fact, result, voidReason);
}

/** Turns a proposal down; betting on its event stays closed. */
export function reject(client: pg.PoolClient, { proposal }: Waiting, by: string): Promise<void> {
  return decide(client, proposal.id, by, false);
}

/** Refuses people who have a bet on the event that they would decide. */
async function refuseBettor(client: pg.PoolClient, fact: string, by: string | null): Promise<void> {
  if (by === null) return;
  const { rowCount } = await client.query(
    "select from play_wait w join play_bet b on b.id = w.bet where w.fact = $1 and b.player = $2 limit 1",
    [fact, by],
  );
  if (rowCount !== 0) throw new AdminRefusal("whoever has a bet on an event does not decide its result");
}

async function decide(client: pg.PoolClient, id: string, by: string | null, confirmed: boolean): Promise<void> {
  await client.query(
    "update sports_result set decided_by = $2, decided_at = clock_timestamp(), confirmed = $3 where id = $1",
    [id, by, confirmed],
  );
}

/** Proposes the end of an event and confirms it at once: a feed has said the same twice. */
export async function endByFeed(
  client: pg.PoolClient,
  store: EventStore,
  event: EventRow,
  end: EventEnd,
  evidence: string,
): Promise<void> {
  const number = await propose(client, store, event, end, null, evidence);
  await confirm(client, store, await lockProposal(client, number), null);
}
