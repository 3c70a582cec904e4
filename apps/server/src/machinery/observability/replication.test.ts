import { expect, test } from "vitest";
import { judged } from "./replication.ts";

test.each([
  ["on", "ANY 1 (a, b)", 2, "synchronous"],
  ["remote_apply", "a", 1, "synchronous"],
  ["remote_write", "a", 1, "broken"],
  ["local", "a", 1, "broken"],
  ["off", "", 0, "broken"],
  ["on", "", 1, "asynchronous"],
  // A managed database may replicate below PostgreSQL, or not at all.
  ["on", "", 0, "not known"],
  ["on", null, 0, "not known"],
] as const)("synchronous_commit %s, standby names %s, %d standbys: %s", (commit, names, standbys, promise) => {
  expect(judged({ commit, names, standbys }).promise).toBe(promise);
});
