import type { HouseAccounts } from "@fairhouse/ledger/entry.ts";
import type { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import type { Additions } from "./additions.ts";
import type { Announcer } from "./announcer.ts";
import type { HouseSwitches } from "./features/admin/switches.ts";
import type { AppInstance } from "./machinery/http/instance.ts";
import type { Machinery } from "./machinery/parts.ts";

/** What every feature may use. */
export interface HouseParts extends Machinery {
  readonly switches: HouseSwitches;
  readonly games: Games & { readonly ids: readonly string[] };
  readonly players: PlayerStore;
  readonly houseAccounts: HouseAccounts;
  /** Tells players what was committed, through the sockets of all servers. */
  readonly announcer: Announcer;
  /** Of every feature. */
  readonly additions: readonly Additions[];
}

/** One part of the house that comes and goes as a whole. */
export interface Feature {
  routes?(app: AppInstance): void;
  /** First step of a shutdown: take no new bets, let those in flight and running rounds end. */
  finish?(): Promise<void>;
  /** After HTTP is closed and before the database is. */
  close?(): Promise<void>;
}

export type StartFeature = (house: HouseParts) => Promise<Feature>;
