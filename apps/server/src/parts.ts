import type { HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
import type { Rule } from "@fairhouse/ledger/trial-balance.ts";
import type { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import type { Notice } from "@fairhouse/protocol/notifications.ts";
import type pg from "pg";
import type { Command } from "./acts/command.ts";
import type { BalanceBus } from "./balance-bus.ts";
import type { AppInstance } from "./machinery/http/instance.ts";
import type { PageSubject, SiteDress } from "./machinery/http/site.ts";
import type { Machinery } from "./machinery/parts.ts";
import type { Sockets } from "./machinery/sockets/sockets.ts";
import type { HouseSwitches } from "./switches.ts";

/** The parts that every feature may use. */
export interface HouseParts extends Machinery {
  readonly sockets: Sockets;
  readonly switches: HouseSwitches;
  readonly games: Games & { readonly ids: readonly string[] };
  readonly players: PlayerStore;
  readonly houseAccounts: HouseAccountsOf;
  /** Sends players their balances after a commit. */
  readonly balances: Pick<BalanceBus, "publish">;
  /** The additions of all features. */
  readonly additions: readonly Additions[];
}

/** One part of the house that can be added and removed as a whole. */
export interface Feature {
  /** A request to the operator at the start, until it is done. */
  readonly invitation?: Invitation | null;
  /** Applies the operator's branding to the built site; one feature does. */
  readonly dress?: SiteDress;
  routes?(app: AppInstance): void;
  /**
   * Returns what the page at a path is about, if that is one thing of this feature. `address`: of the client.
   */
  pageAbout?(path: string, address: string): Promise<PageSubject>;
  /** Last step of a start, once the house listens: begins the feature's own jobs. */
  begin?(): Promise<void>;
  /** Names everything that `finish` would wait for at this moment, in words for the operator. */
  awaited?(): readonly string[];
  /** Returns facts for the operator beside the health of the server. */
  health?(): Promise<Readonly<Record<string, unknown>>>;
  /** First step of a shutdown: takes no new bets, lets those in flight and running rounds end. */
  finish?(): Promise<void>;
  /** Runs after HTTP is closed and before the database is. */
  close?(): Promise<void>;
}

/** A page that the operator is asked to open. */
export interface Invitation {
  readonly text: string;
  /** Path and query of the page. */
  readonly path: string;
}

export interface StartFeature {
  (house: HouseParts): Promise<Feature>;
  /** Checks the settings before anything is opened. @throws StartRefusal for settings that cannot be used. */
  check?(settings: Pick<Machinery, "config" | "clock" | "log">): Promise<void>;
}

/**
 * A feature's additions to things that belong to no feature alone: the audit, the export and the closing of an account,
 * the admin command, a player's bell. Available without starting the feature, because tools need them beside a running
 * house, or without one.
 */
export interface Additions {
  readonly auditRules?: readonly Rule[];
  readonly exportFacts?: readonly ExportFact[];
  readonly exportTables?: readonly ExportTable[];
  /** Refuses to close an account at present. The player's row is locked. @throws AppError */
  readonly refuseClosing?: (client: pg.PoolClient, player: string) => Promise<void>;
  /**
   * Statements that delete everything that identifies the holder of a closing account (`$1`), in the order in which
   * they run.
   */
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
  /** Less than every key. */
  readonly from: string | number;
  readonly sql: string;
}

/** `from` of tables whose key is a UUID. */
export const NIL = "00000000-0000-0000-0000-000000000000";

/** A notice before it is stored: `about` identifies it within its kind, so that nobody is told the same thing twice. */
export interface NewNotice {
  readonly player: string;
  readonly kind: Notice["kind"];
  readonly about: string;
  /** The fields of its kind. */
  readonly data: Readonly<Record<string, unknown>>;
  /** When it happened, if that was not just now. */
  readonly at?: Date;
}

/** Notices that hold as long as a condition does, and leave the bell by themselves when it ends. */
export interface CurrentNotices {
  readonly kind: Notice["kind"];
  /** Finds those of this kind that hold now. */
  find(house: HouseParts, player: string): Promise<readonly NewNotice[]>;
}
