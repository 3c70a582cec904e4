import type { HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { GroupCommit } from "@fairhouse/play/commit/group-commit.ts";
import type { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import type { Feature, HouseParts } from "../../../parts.ts";
import type { RecordRow } from "../bet-records.ts";
import type { PlayParts } from "../parts.ts";

export interface ProofParts {
  readonly pool: Pool;
  readonly games: Games;
  readonly clock: Clock;
}

/** The facts that prove a bet, as its page shows them. */
export type Proven = Pick<BetPage, "proof" | "moves">;

/** The host of a kind on a running server, with the routes by which players bet. */
export type RunningKind = Required<Pick<Feature, "routes">> & Pick<Feature, "begin" | "awaited" | "finish" | "close">;

/** The parts with which a database that went back is put right, while no server is let in. */
export interface RestoringParts {
  readonly pool: Pool;
  readonly games: Games;
  readonly vault: Vault;
  readonly random: Random;
  readonly clock: Clock;
  readonly players: PlayerStore;
  readonly houseAccounts: HouseAccountsOf;
  readonly commit: GroupCommit;
}

/** Everything that the house does for the bets of one kind of game. */
export interface PlayKind {
  open(house: HouseParts, parts: PlayParts): RunningKind;
  /**
   * Reads what proves a bet. Secrets are null while they are secret. `own`: the viewer made the bet; only then may facts
   * be included that link the bets of a player who hides.
   */
  proof(parts: ProofParts, bet: RecordRow, own: boolean): Promise<Proven>;
  /**
   * A query for the open bets of the player $1: id, game, kind, currency, stake, created_at. Null if every bet is settled
   * as it is placed.
   */
  readonly openBets: string | null;
  /**
   * Gives all open bets back, because a database that went back could foretell their results, and returns how many
   * hands or rounds they were. May be repeated. Null if no bet is ever open.
   */
  readonly giveBack: ((parts: RestoringParts, reason: string) => Promise<number>) | null;
}
