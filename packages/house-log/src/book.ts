import { rootOfLeaves } from "@fairhouse/transparency/frontier.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCbor } from "./cbor.ts";
import { uuid } from "./fields.ts";

/** A ticket in the book of a round. */
export interface BookedTicket {
  readonly bet: string;
  readonly ticket: number;
  readonly stake: number;
}

/** Returns the root (RFC 6962) over the tickets of a closed book, in the order of their numbers. */
export function bookHash(tickets: readonly BookedTicket[]): string {
  const leaves = tickets.map(({ bet, ticket, stake }) => leafHash(encodeCbor([uuid.encode(bet), ticket, stake])));
  return bytesToHex(rootOfLeaves(leaves));
}
