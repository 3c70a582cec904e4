import { type RoundAddress, roundOfId } from "./round-address.ts";

/** A round as its page names it: by its address, or by its id. */
export type RoundName = RoundAddress | { readonly id: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the last segment of the path of a round's page, `crash.17` or its UUID; null for any other text. */
export function roundNamed(segment: string): RoundName | null {
  const id = segment.toLowerCase();
  return ID.test(id) ? { id } : roundOfId(segment);
}
