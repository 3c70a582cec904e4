import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import { useTarget, useTargetOption } from "../../shared/screen/target-field.tsx";
import type { LimboBet, LimboOutcome } from "../rules/limbo.ts";
import { MAX_TARGET, MIN_TARGET } from "../rules/point.ts";
import { autoPlay, type LimboSetup } from "./auto-play.ts";
import { limboWords } from "./words/words.ts";

const BOUNDS = { min: MIN_TARGET, max: MAX_TARGET };
const DEFAULT_TARGET = 200;

/** Everything that the screen shows and does. */
export function useLimbo() {
  const words = limboWords.useWords();
  const { multiplier } = useFormats();
  const target = useTarget("limbo:target", BOUNDS, DEFAULT_TARGET);
  const table = useInstantTable<LimboBet, LimboOutcome, LimboSetup>("limbo", {
    autoPlay,
    ...useTargetOption(target, DEFAULT_TARGET, words.target),
    problem: target.ok ? null : words.target,
    saidOf: ({ outcome }) => words.drew(multiplier(outcome.point)),
  });
  const { revealing, result } = table;
  return {
    ...table,
    target,
    /** Of the next bet, in hundredths: the player's own choice, or that of the strategy that runs. */
    aim: table.setup.target,
    /** The bet whose needle is on its way. */
    running: revealing?.id ?? null,
    drawn: result === null ? null : { point: result.outcome.point, won: result.payout > 0 },
  };
}
