import { type Is, isFlag, isListOf, isRecordOf, isWhole } from "../../facts/facts.ts";
import { MAX_LEGS, type Sizes } from "../../rules/slip/lines.ts";
import type { Odds } from "../../rules/slip/odds.ts";
import { sizesFor } from "./slip-types.ts";

/** A slip in the query of its page's address: base64url of its JSON, which is plain ASCII. */
const NAME = "slip";

/** A selection of an event, at the odds at which it was picked. */
export interface PickedLeg<Selection> {
  readonly event: string;
  readonly selection: Selection;
  readonly odds: Odds;
}

/** A slip as a link carries it: everything but its amount. */
export interface LinkedSlip<Selection> {
  readonly legs: readonly PickedLeg<Selection>[];
  readonly sizes: Sizes;
  readonly eachWay: boolean;
}

/** Returns the address of a page on which a slip is filled in so. */
export function linkOfSlip(page: string, { legs, sizes, eachWay }: LinkedSlip<object>): string {
  const link = new URL(page);
  const text = btoa(JSON.stringify({ legs, sizes, eachWay }))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  link.search = new URLSearchParams({ [NAME]: text }).toString();
  link.hash = "";
  return link.href;
}

/** Reads a slip from an address; null if it has none, or none that this page could offer. */
export function slipOfLink<Selection>(page: string, isLeg: Is<PickedLeg<Selection>>): LinkedSlip<Selection> | null {
  const text = new URL(page).searchParams.get(NAME);
  if (text === null) return null;
  const slip = parsed(text);
  const isSlip = isRecordOf<LinkedSlip<Selection>>({
    legs: isListOf(isLeg),
    sizes: isListOf(isWhole),
    eachWay: isFlag,
  });
  if (!isSlip(slip) || slip.legs.length > MAX_LEGS) return null;
  const isOfKind = sizesFor(slip.legs.length).some((sizes) => sizes.join() === slip.sizes.join());
  const isDistinct = new Set(slip.legs.map(({ event }) => event)).size === slip.legs.length;
  return isOfKind && isDistinct ? slip : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    // Anybody may write an address.
    return null;
  }
}
