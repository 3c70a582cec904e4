import { type CommittedRecord, commitmentOf } from "@fairhouse/house-log/commitment.ts";
import type { Entry, EntryOf } from "@fairhouse/house-log/entry.ts";
import type { LogSecrets } from "./log-secrets.ts";

/** An entry with what it commits to. */
export interface Committed {
  readonly entry: Entry;
  readonly salt: string;
  readonly record: CommittedRecord;
}

/** The kinds whose entries commit to a record. */
export type CommittingKind = "pair" | "placed" | "settled" | "moved";

/** Makes an entry that commits to a record. */
export function committed<Kind extends CommittingKind>(
  secrets: LogSecrets,
  kind: Kind,
  reference: string,
  clear: Omit<EntryOf<Kind>, "commitment"> & { readonly step: number },
  record: CommittedRecord,
): Committed {
  const salt = secrets.salt(kind, clear.step, reference);
  const entry = { kind, ...clear, commitment: commitmentOf(kind, salt, record) } as unknown as Entry;
  return { entry, salt, record };
}
