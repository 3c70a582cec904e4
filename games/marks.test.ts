import { languages } from "@fairhouse/protocol/languages.ts";
import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { marksOf } from "./marks.ts";
import { newestOf, rulesOf } from "./rules.ts";

test.each(catalog)(
  "the history filters bets of $id by every number that its rules name, and by no other",
  async (entry) => {
    const game = newestOf(await rulesOf(entry));
    const named = game.marks?.(game.sampleBet(1_000)) ?? {};
    const marks = marksOf(entry.id);
    expect(marks.map(({ name }) => name).toSorted()).toEqual(Object.keys(named).toSorted());
    for (const { name, label, least, most } of marks) {
      expect(named[name]).toBeGreaterThanOrEqual(least);
      expect(named[name]).toBeLessThanOrEqual(most);
      for (const language of languages) expect(label[language], language).not.toBe("");
    }
  },
);
