/** When an event reached each socket, in milliseconds since 1970. */
export interface Arrivals {
  readonly version: number;
  readonly at: Float64Array;
}

/** What a process of sockets can be asked. */
export type SocketQuestions = {
  readonly open: {
    readonly ask: { readonly url: string; readonly table: string; readonly count: number };
    readonly answer: null;
  };
  readonly arrivals: { readonly ask: null; readonly answer: readonly Arrivals[] };
};
