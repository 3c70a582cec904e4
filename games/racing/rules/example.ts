import type { RaceState } from "./course.ts";

/** A race of eight runners of very different strengths; the tables of the rules use it. */
export const EXAMPLE: RaceState = {
  course: "course-1",
  chain: "00000000-0000-4000-8000-000000000002",
  link: 1,
  meeting: 1,
  race: 1,
  horses: [0, 1, 2, 3, 4, 5, 6, 7],
  weights: [142, 94, 71, 54, 40, 31, 23, 15],
};
