import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { GroupCommit } from "../commit/group-commit.ts";
import type { RoundSettlement } from "./end/round-settlement.ts";
import type { Lease } from "./lease.ts";
import type { Round } from "./round.ts";
import type { RoundNews } from "./round-news.ts";
import type { RoundRecords } from "./round-records.ts";
import type { RoundStore } from "./round-store.ts";
import type { OpenRoundCache } from "./table/open-round-cache.ts";
import type { ShownTable } from "./table/shown-table.ts";
import type { Tally } from "./table/tally.ts";

/** The parts of a house that carry its rounds. */
export interface RunParts {
  readonly commit: GroupCommit;
  readonly settlement: RoundSettlement;
  readonly news: RoundNews;
  readonly store: RoundStore;
  readonly records: RoundRecords;
  readonly clock: Clock;
  readonly log: Log;
  readonly ticks: Ticks;
}

/** The parts of one round and its table, for all of its phases. */
export interface RoundParts extends RunParts {
  readonly lease: Lease;
  readonly shown: ShownTable;
  readonly openRound: OpenRoundCache;
  readonly round: Round;
  readonly tally: Tally;
}
