import { CLOCKS_APART_MS } from "@fairhouse/house-log/entry.ts";
import type { HouseLog } from "@fairhouse/protocol/house-log.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { NoteError } from "@fairhouse/transparency/note.ts";
import { BadTile } from "@fairhouse/transparency/tile.ts";
import type { CheckedLine } from "./check.ts";
import { beganAt, type WatchedHouse } from "./watch.ts";

/** Tells whether something that is dated so happened before the running log began, as its first entry says. */
export type IsOlder = (at: string) => Promise<boolean>;

/** Returns what compares times with the first entry of the last log, which is read once. */
export function olderThan(house: WatchedHouse, logs: readonly HouseLog[]): IsOlder {
  let began: Promise<number> | null = null;
  return async (at) => {
    const newest = logs.at(-1);
    if (newest === undefined) return false;
    began ??= beganAt(house, newest);
    try {
      return Date.parse(at) < (await began) + CLOCKS_APART_MS;
    } catch (error) {
      // A log that the house cannot show proves nothing for it.
      if (error instanceof NoteError || error instanceof BadTile) return false;
      throw error;
    }
  };
}

/**
 * Tells whether a page has all entries that are to be expected by now: a house that leaves one out must not look like one
 * that has shown all.
 */
export async function isBetComplete(
  { bet, proof }: BetPage,
  lines: readonly CheckedLine[],
  isOlder: IsOlder,
): Promise<boolean> {
  const count = (what: CheckedLine["what"], event: number | null = null) =>
    lines.filter((line) => line.what === what && line.event === event).length;
  if (bet.payout === null) return lines.length > 0;
  if (count("settled") === 0) return false;
  /** @param times of all that have an entry each, the oldest first: those from before the log have none. */
  const areThere = async (found: number, times: readonly string[]) => {
    const newestLacking = times[times.length - found - 1];
    return newestLacking === undefined || (await isOlder(newestLacking));
  };
  // A bet that ends in the command that places it has one entry.
  const hasStake = bet.kind === "round" || bet.kind === "external";
  if (hasStake && !(await areThere(count("placed"), [bet.createdAt]))) return false;
  if (proof.seeding !== "facts") return true;
  const { sales, resettlements, facts } = proof;
  const timesOf = (list: readonly { readonly at: string }[]) => list.map(({ at }) => at);
  if (!(await areThere(count("sold"), timesOf(sales)))) return false;
  if (!(await areThere(count("resettled"), timesOf(resettlements)))) return false;
  for (const [place, { knownAt }] of facts.entries()) {
    if (knownAt !== null && !(await areThere(count("eventOver", place + 1), [knownAt]))) return false;
  }
  return true;
}

/** As `isBetComplete`, for a round: it was opened on its link and closed with its book before it was shown. */
export async function isRoundComplete(
  { proof: { outcome, link, voided, closesAt } }: Pick<RoundPage, "proof">,
  lines: readonly CheckedLine[],
  isOlder: IsOlder,
): Promise<boolean> {
  const shown = [...(outcome === null ? [] : ["closed", "shown"]), ...(link === null ? [] : ["revealed"])];
  const steps = ["opened", ...(voided ? ["voided"] : shown)];
  const has = (step: string | undefined) => lines.some(({ what }) => what === step);
  if (!has(steps.at(-1))) return false;
  return steps.every(has) || (closesAt !== null && isOlder(new Date(closesAt).toISOString()));
}
