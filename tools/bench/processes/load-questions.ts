import type { Latency } from "../samples.ts";
import type { BenchPlayer } from "./house-questions.ts";

/** A request; each player's own token and a new key are added. */
export interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
}

export interface ClosedLoop {
  readonly url: string;
  readonly request: Request;
  /** The number of requests under way at any moment. */
  readonly connections: number;
  readonly seconds: number;
  /** The number of known players to use, from the first one. */
  readonly players: number;
  /** True to note the nonces of the answers. */
  readonly nonces: boolean;
}

export interface Load {
  readonly answers: number;
  readonly perSecond: number;
  readonly latency: Latency;
  readonly nonces: readonly number[];
}

export interface OpenLoop {
  readonly url: string;
  readonly request: Request;
  readonly perSecond: number;
  /** First and last + 1 of the players that take turns. */
  readonly from: number;
  readonly to: number;
}

/** A request of an open loop: when it was due, in milliseconds since 1970, and how long after that it was answered. */
export interface Sample {
  readonly dueAt: number;
  readonly tookMs: number;
}

export interface Burst {
  readonly url: string;
  readonly connections: number;
  /** Milliseconds over which the requests start evenly; 0: as fast as the connections can. */
  readonly overMs?: number;
  /** Request number n belongs to player number n, counted from this one; from the first by default. */
  readonly from?: number;
  readonly requests: readonly Request[];
}

export interface Hands {
  readonly handsPerSecond: number;
  readonly start: Latency;
  readonly move: Latency;
  /** The latency of the last request. */
  readonly end: Latency;
}

/** Questions to a process that makes load. */
export type LoadQuestions = {
  readonly meet: { readonly ask: readonly BenchPlayer[]; readonly answer: null };
  readonly closed: { readonly ask: ClosedLoop; readonly answer: Load };
  readonly startOpen: { readonly ask: OpenLoop; readonly answer: null };
  readonly stopOpen: { readonly ask: null; readonly answer: readonly Sample[] };
  /** Returns how many were accepted, and when the last of them was. */
  readonly burst: { readonly ask: Burst; readonly answer: { readonly accepted: number; readonly elapsedMs: number } };
  readonly hands: {
    readonly ask: {
      readonly start: Request;
      readonly moves: readonly unknown[];
      readonly url: string;
      readonly connections: number;
      readonly seconds: number;
      readonly players: number;
    };
    readonly answer: Hands;
  };
  /** Plays hands to their end with the rules' sample player. */
  readonly wholeHands: {
    readonly ask: {
      /** The game's id. */
      readonly game: string;
      readonly start: Request;
      readonly url: string;
      readonly connections: number;
      readonly seconds: number;
      readonly players: number;
    };
    readonly answer: Omit<Load, "nonces">;
  };
};
