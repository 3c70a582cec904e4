import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Words of the strip of running rounds. */
export const en = {
  title: "Running now",
  waiting: "Waits for players",
  closes: (clock: string) => `${clock} to bet`,
  running: "Round is on",
  over: "Next round soon",
  bets: { one: "# bet", other: "# bets" } as PluralForms,
};

export type RunningWords = typeof en;
