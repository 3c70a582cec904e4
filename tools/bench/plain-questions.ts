import type { Published } from "./house-questions.ts";

/** What a process of Socket.IO alone can be asked. */
export type PlainQuestions = {
  readonly start: { readonly ask: null; readonly answer: { readonly url: string } };
  /** Sends the same events to the rooms of the same names, as far apart as they were. Answers when each left. */
  readonly replay: { readonly ask: readonly Published[]; readonly answer: readonly Published[] };
};
