/** A player for whom the bench bets. */
export interface BenchPlayer {
  readonly id: string;
  readonly token: string;
}

/** An event that left the server for a room. */
export interface Published {
  readonly room: string;
  /** Tells it from the other events of its room. */
  readonly id: number;
  /** Milliseconds since 1970, with fractions. */
  readonly at: number;
  /** The name of the event and its arguments, as Socket.IO sends them. */
  readonly message: readonly [name: string, ...args: readonly unknown[]];
}

/** Questions to the process of the house. A type alias, because interfaces have no index signature. */
export type HouseQuestions = {
  readonly start: { readonly ask: { readonly dataDir: string }; readonly answer: { readonly url: string } };
  readonly players: { readonly ask: { readonly count: number }; readonly answer: readonly BenchPlayer[] };
  /** Opens a session for players that are in the database already. */
  readonly sessions: { readonly ask: { readonly ids: readonly string[] }; readonly answer: readonly BenchPlayer[] };
  /** Bytes of objects and buffers after garbage collection. */
  readonly memory: { readonly ask: null; readonly answer: number };
  /** CPU time of the process so far, in microseconds. */
  readonly cpu: { readonly ask: null; readonly answer: number };
  /** Events of tables and facts since the last such question. */
  readonly published: { readonly ask: null; readonly answer: readonly Published[] };
  readonly startProfile: { readonly ask: null; readonly answer: null };
  /** The text of a .cpuprofile. */
  readonly stopProfile: { readonly ask: null; readonly answer: string };
};
