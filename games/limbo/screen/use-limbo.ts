import { useRecentBets } from "@fairhouse/client/use-play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import { useTarget, useTargetOption } from "../../shared/screen/panel/target-field.tsx";
import type { LimboBet, LimboOutcome } from "../rules/limbo.ts";
import { autoPlay, type LimboSetup } from "./auto-play.ts";
import { limboWords } from "./words/words.ts";

const DEFAULT_TARGET = 200;

/** Provides the state and the actions of the screen. */
export function useLimbo() {
  const words = limboWords.useWords();
  const { multiplier } = useFormats();
  const target = useTarget("limbo:target", DEFAULT_TARGET);
  const table = useInstantTable<LimboBet, LimboOutcome, LimboSetup>("limbo", {
    autoPlay,
    ...useTargetOption(target, DEFAULT_TARGET, words.target),
    problem: target.ok ? null : words.target,
    saidOf: ({ outcome }) => words.drew(multiplier(outcome.point)),
  });
  const { revealing, result } = table;
  const past = useRecentBets(table.recent);
  return {
    ...table,
    target,
    /** The target of the next bet in hundredths, as set by the player or by the running strategy. */
    aim: table.setup.target,
    /** Id of the bet whose needle is running. */
    running: revealing?.id ?? null,
    /** Points that have been shown, in hundredths. */
    past: past.map(({ outcome }) => outcome.point),
    drawn: result === null ? null : { point: result.outcome.point, won: result.payout > 0 },
  };
}
