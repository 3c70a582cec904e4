import type { Money } from "@fairhouse/kernel/money.ts";
import type { PublicTicket } from "@fairhouse/protocol/table.ts";

/** One player of a pot. Hidden players count as one player per bet, because their bets cannot be joined. */
export interface Bettor {
  readonly key: string;
  /** Null if it is hidden. */
  readonly name: string | null;
  readonly avatar: string;
  readonly simulated: boolean;
  readonly own: boolean;
  /** Index of the player's colour; the player at this screen has a special one. */
  readonly colour: number;
  readonly staked: Money;
  readonly slices: readonly Slice[];
}

/** Adjacent tickets of one player: `from` is included, `end` is not. */
export interface Slice {
  readonly from: number;
  readonly end: number;
}

/** A pot as its ring shows it. */
export interface Pot {
  readonly total: Money;
  /** Players in the order of their first tickets. */
  readonly bettors: readonly Bettor[];
  /** Tickets of players who are not named, because there are too many. */
  readonly unnamed: readonly Slice[];
}

interface Growing extends Omit<Bettor, "slices"> {
  staked: number;
  readonly slices: { from: number; end: number }[];
}

/**
 * @param own ids of the tickets of the player at this screen. @param total sum of all stakes, including unnamed ones.
 */
export function potOf(tickets: readonly PublicTicket[], own: ReadonlySet<string>, total: Money): Pot {
  const bettors = new Map<string, Growing>();
  const unnamed: Slice[] = [];
  let end = 0;
  for (const ticket of inOrder(tickets)) {
    const from = Math.max(ticket.from ?? end, end);
    if (from > end) unnamed.push({ from: end, end: from });
    end = from + ticket.stake;
    const bettor = growing(bettors, ticket, own.has(ticket.id));
    bettor.staked += ticket.stake;
    const last = bettor.slices.at(-1);
    if (last?.end === from) last.end = end;
    else bettor.slices.push({ from, end });
  }
  if (total > end) unnamed.push({ from: end, end: total });
  return { total: Math.max(total, end), bettors: [...bettors.values()], unnamed };
}

function growing(bettors: Map<string, Growing>, ticket: PublicTicket, own: boolean): Growing {
  const { id, player: name, avatar, simulated } = ticket;
  const key = own ? "own" : name === null ? `bet ${id}` : `player ${name}`;
  const known = bettors.get(key);
  if (known !== undefined) return known;
  const bettor = { key, name, avatar, simulated, own, colour: bettors.size, staked: 0, slices: [] };
  bettors.set(key, bettor);
  return bettor;
}

/** Sorts tickets by place; the player's own that the table has not reported yet come last. */
function inOrder(tickets: readonly PublicTicket[]): readonly PublicTicket[] {
  const placeOf = ({ from }: PublicTicket) => from ?? Number.MAX_SAFE_INTEGER;
  return [...tickets].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the holder of a ticket; undefined for a player who is not named. */
export function holderOf({ bettors }: Pot, ticket: number): Bettor | undefined {
  return bettors.find(({ slices }) => slices.some(({ from, end }) => from <= ticket && ticket < end));
}

/** Returns the chance after adding a stake to a player's earlier ones in a pot. */
export function chanceWith(staked: Money, total: Money, more: Money): number {
  return total + more === 0 ? 0 : (staked + more) / (total + more);
}
