import { expect, test } from "vitest";
import { HELP, parseOptions } from "./options.ts";

test("a trial runs every part that the help names, for a second and with a tenth of everything", () => {
  const trial = parseOptions(["--trial"]);
  expect(trial).toMatchObject({ seconds: 1, share: 0.1, rows: 10_000 });
  const named = [...HELP.matchAll(/^ {20}([a-z]+) +\S/gm)].flatMap(([, name]) => name ?? []);
  expect([...(trial?.sections ?? [])].sort()).toEqual(named.sort());
});

test("other options count in a trial, and without it everything but the history is measured in full", () => {
  const some = parseOptions(["--trial", "--only", "storm", "--seconds", "2"]);
  expect([some?.seconds, [...(some?.sections ?? [])]]).toEqual([2, ["storm"]]);
  const whole = parseOptions([]);
  expect([whole?.share, whole?.sections.has("history"), whole?.sections.has("storm")]).toEqual([1, false, true]);
});
