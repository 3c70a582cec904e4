/** What happens at a table as everybody may see it. The same shapes as the protocol's table.ts, which play may not import. */

export type RoundPhase = "betting" | "closing" | "running" | "settled" | "voided";
/** The phases in which tickets wait for their end. */
export const OPEN_PHASES: readonly RoundPhase[] = ["betting", "closing", "running"];

export interface PublicTicketFacts {
  readonly id: string;
  /** Public name; null when the player hides it. */
  readonly player: string | null;
  readonly avatar: string;
  readonly stake: number;
  /** Hundredths at which it left, once it has. */
  readonly leftAt: number | null;
  readonly payout: number | null;
}

/** A round. Times are milliseconds since 1970. */
export interface RoundFacts {
  readonly id: string;
  readonly number: number;
  readonly phase: RoundPhase;
  /** When betting ends; null while the table waits for players. */
  readonly closesAt: number | null;
  readonly startedAt: number | null;
  /** What this round's link must hash to: the link before it, or the chain's terminal hash. */
  readonly commitment: string;
  readonly carry: unknown;
  /** Null until the round is settled, or, without leaving, until its reveal starts. */
  readonly outcome: unknown;
  /** Null until nothing that is open or still to come depends on it. */
  readonly link: string | null;
  readonly interrupted: boolean;
}

export interface PastRoundFacts {
  readonly id: string;
  readonly number: number;
  readonly outcome: unknown;
  readonly link: string | null;
  readonly index: number;
  readonly settledAt: string;
  readonly voided: boolean;
  readonly interrupted: boolean;
}

export interface LeftTicket {
  readonly id: string;
  readonly leftAt: number;
  readonly payout: number;
}

/** An event before it is stamped with its table and its room's next version. */
export type TableHappening =
  | { readonly type: "opened"; readonly round: RoundFacts }
  | {
      readonly type: "tickets";
      readonly roundId: string;
      /** Placed since the last such event; of many only the largest are named. */
      readonly tickets: readonly PublicTicketFacts[];
      /** Of all tickets of the round. */
      readonly ticketCount: number;
      readonly ticketTotal: number;
    }
  /** Tickets that their players took back since the last such event; count and total are those of the rest. */
  | {
      readonly type: "takenBack";
      readonly roundId: string;
      readonly tickets: readonly string[];
      readonly ticketCount: number;
      readonly ticketTotal: number;
    }
  | { readonly type: "clock"; readonly roundId: string; readonly closesAt: number }
  | { readonly type: "started"; readonly round: RoundFacts }
  | { readonly type: "left"; readonly roundId: string; readonly tickets: readonly LeftTicket[] }
  | { readonly type: "ended"; readonly round: RoundFacts };

export type TableEventFacts = { readonly table: string; readonly version: number } & TableHappening;

/** Everything about a table at one version of its room. */
export interface TableSnapshotFacts {
  readonly table: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly version: number;
  /** When this was answered, in milliseconds since 1970. */
  readonly now: number;
  readonly round: RoundFacts | null;
  /** The largest ones; count and total speak of all. */
  readonly tickets: readonly PublicTicketFacts[];
  readonly ticketCount: number;
  readonly ticketTotal: number;
  /** Finished rounds, newest first. */
  readonly recent: readonly PastRoundFacts[];
}
