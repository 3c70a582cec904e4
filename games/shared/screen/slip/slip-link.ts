import { type Is, isListOf } from "../../facts/facts.ts";
import { MAX_LEGS } from "../../rules/slip/lines.ts";
import type { PickedLeg } from "./use-slip-draft.ts";

/** The legs of a slip in the query of its page's address: base64url of their JSON, which is plain ASCII. */
const NAME = "slip";

/** Returns the address of a page on which a slip has these legs. */
export function linkOfSlip(page: string, legs: readonly PickedLeg<object>[]): string {
  const link = new URL(page);
  const text = btoa(JSON.stringify(legs)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  link.search = new URLSearchParams({ [NAME]: text }).toString();
  link.hash = "";
  return link.href;
}

/** Reads the legs of a slip from an address; null if it has none, or none that this page could offer. */
export function legsOfLink<Selection>(
  page: string,
  isLeg: Is<PickedLeg<Selection>>,
): readonly PickedLeg<Selection>[] | null {
  const text = new URL(page).searchParams.get(NAME);
  if (text === null) return null;
  const legs = parsed(text);
  if (!isListOf(isLeg)(legs) || legs.length === 0 || legs.length > MAX_LEGS) return null;
  return new Set(legs.map(({ event }) => event)).size === legs.length ? legs : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    // Anybody may write an address.
    return null;
  }
}
