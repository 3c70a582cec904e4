/** What a process of pages that drop and come back can be asked. */
export type StormQuestions = {
  /** Opens so many pages, each of one table; page number n is at table number n, over and over. */
  readonly open: {
    readonly ask: { readonly url: string; readonly tables: readonly string[]; readonly count: number };
    readonly answer: null;
  };
  /** Cuts every connection. */
  readonly drop: { readonly ask: null; readonly answer: null };
  /** All come back at once. Answers how long each took until it was in the frame of its table, in milliseconds. */
  readonly comeBack: { readonly ask: null; readonly answer: Float64Array };
  /** How many of these versions, by table, have not reached a page whose snapshot is older. */
  readonly missing: { readonly ask: Readonly<Record<string, readonly number[]>>; readonly answer: number };
};
