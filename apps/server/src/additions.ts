import type { Rule } from "@fairhouse/ledger/trial-balance.ts";
import type { Notice } from "@fairhouse/protocol/notifications.ts";
import type pg from "pg";
import type { Command } from "./features/admin/command.ts";
import type { HouseParts } from "./parts.ts";

/**
 * What a feature adds to things that belong to no feature alone: the audit, the export and the closing of an account, the admin
 * command, a player's bell. Known without starting the feature, because the tools ask for it beside a house that runs, or without one.
 */
export interface Additions {
  readonly auditRules?: readonly Rule[];
  readonly exportFacts?: readonly ExportFact[];
  readonly exportTables?: readonly ExportTable[];
  /** Refuses to close an account at present. The player's row is locked. @throws AppError */
  readonly refuseClosing?: (client: pg.PoolClient, player: string) => Promise<void>;
  /** Statements that delete what tells who the holder of a closing account (`$1`) was, in the order in which they run. */
  readonly forgetAtClosing?: readonly string[];
  readonly commands?: readonly Command[];
  readonly currentNotices?: readonly CurrentNotices[];
}

/** A value in the export's `account`: a query for one row and column, of the account `$1`. */
export interface ExportFact {
  readonly name: string;
  readonly sql: string;
}

/** A table of the export: rows in the order of `key`, a page at a time. `$1` account, `$2` last key, `$3` rows. */
export interface ExportTable {
  readonly name: string;
  /** Lies before every key. */
  readonly from: string | number;
  readonly sql: string;
}

/** `from` of tables whose key is a UUID. */
export const NIL = "00000000-0000-0000-0000-000000000000";

/** A notice before it is stored: `about` makes it one of its kind, so that nobody is told the same thing twice. */
export interface NewNotice {
  readonly player: string;
  readonly kind: Notice["kind"];
  readonly about: string;
  /** The fields of its kind. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Notices that hold as long as something is so, and leave the bell by themselves when it is over. */
export interface CurrentNotices {
  readonly kind: Notice["kind"];
  /** Those of this kind that hold now. */
  find(house: HouseParts, player: string): Promise<readonly NewNotice[]>;
}
