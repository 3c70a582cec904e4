/** When an event of a room reached each socket, in milliseconds since 1970. */
export interface Arrivals {
  readonly room: string;
  /** As in `Published`. */
  readonly id: number;
  readonly at: Float64Array;
}

/** Questions to a process of sockets. */
export type SocketQuestions = {
  readonly open: {
    /** Socket number n watches room number n, cyclically. */
    readonly ask: { readonly url: string; readonly rooms: readonly string[]; readonly count: number };
    readonly answer: null;
  };
  readonly arrivals: { readonly ask: null; readonly answer: readonly Arrivals[] };
};
