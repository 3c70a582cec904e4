import { expect, test } from "vitest";
import { HELP, parseOptions } from "./options.ts";

test("a trial runs every part that the help names, for a second and with a tenth of everything", () => {
  const trial = parseOptions(["--trial"]);
  expect(trial).toMatchObject({ seconds: 1, share: 0.1, rows: 10_000 });
  const named = [...HELP.matchAll(/^ {20}([a-z]+) +\S/gm)].flatMap(([, name]) => name ?? []);
  expect([...(trial?.sections ?? [])].sort()).toEqual(named.sort());
});

test("what is asked for beside it counts, and without it everything is measured whole but for the history", () => {
  const some = parseOptions(["--trial", "--only", "storm", "--seconds", "2"]);
  expect([some?.seconds, [...(some?.sections ?? [])]]).toEqual([2, ["storm"]]);
  const whole = parseOptions([]);
  expect([whole?.share, whole?.sections.has("history"), whole?.sections.has("storm")]).toEqual([1, false, true]);
});
