/** When an event of a table reached each socket, in milliseconds since 1970. */
export interface Arrivals {
  readonly table: string;
  readonly version: number;
  readonly at: Float64Array;
}

/** Questions to a process of sockets. */
export type SocketQuestions = {
  readonly open: {
    /** Socket number n watches table number n, cyclically. */
    readonly ask: { readonly url: string; readonly tables: readonly string[]; readonly count: number };
    readonly answer: null;
  };
  readonly arrivals: { readonly ask: null; readonly answer: readonly Arrivals[] };
};
