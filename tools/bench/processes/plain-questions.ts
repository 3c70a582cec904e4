import type { Published } from "./house-questions.ts";

/** Questions to a process of Socket.IO alone. */
export type PlainQuestions = {
  readonly start: { readonly ask: null; readonly answer: { readonly url: string } };
  /** Sends the same events to the rooms of the same names, at the same intervals. Answers when each left. */
  readonly replay: { readonly ask: readonly Published[]; readonly answer: readonly Published[] };
};
