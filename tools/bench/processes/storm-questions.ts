/** Questions to a process of pages that drop and come back. */
export type StormQuestions = {
  /** Opens this many pages, each of one table; page number n is at table number n, cyclically. */
  readonly open: {
    readonly ask: { readonly url: string; readonly tables: readonly string[]; readonly count: number };
    readonly answer: null;
  };
  /** Cuts every connection. */
  readonly drop: { readonly ask: null; readonly answer: null };
  /**
   * Brings all pages back at once. Answers how long each took until it was in the frame of its table, in milliseconds.
   */
  readonly comeBack: { readonly ask: null; readonly answer: Float64Array };
  /** Counts the versions, by room, that have not reached a page whose snapshot is older. */
  readonly missing: { readonly ask: Readonly<Record<string, readonly number[]>>; readonly answer: number };
};
