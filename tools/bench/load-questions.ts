import type { BenchPlayer } from "./house-questions.ts";
import type { Latency } from "./samples.ts";

/** What a request asks for; each player's own token and a new key are added. */
export interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
}

export interface ClosedLoop {
  readonly url: string;
  readonly request: Request;
  /** So many requests are under way at any moment. */
  readonly connections: number;
  readonly seconds: number;
  /** Takes the first so many of the players that the process knows. */
  readonly players: number;
  /** Whether to note the nonces of the answers. */
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
  /** The requests start evenly over so many milliseconds; 0: as fast as the connections can. */
  readonly overMs?: number;
  /** Request number n belongs to player number n, counted from this one; from the first when it is not given. */
  readonly from?: number;
  readonly requests: readonly Request[];
}

export interface Hands {
  readonly handsPerSecond: number;
  readonly start: Latency;
  readonly move: Latency;
  /** The last one. */
  readonly end: Latency;
}

/** What a process that makes load can be asked. */
export type LoadQuestions = {
  readonly meet: { readonly ask: readonly BenchPlayer[]; readonly answer: null };
  readonly closed: { readonly ask: ClosedLoop; readonly answer: Load };
  readonly startOpen: { readonly ask: OpenLoop; readonly answer: null };
  readonly stopOpen: { readonly ask: null; readonly answer: readonly Sample[] };
  /** Answers how many were accepted, and when the last of them was. */
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
  /** Hands to their end, played by the rules' sample player. */
  readonly wholeHands: {
    readonly ask: {
      /** Its id. */
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
