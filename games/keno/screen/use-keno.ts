import { usePreference } from "@fairhouse/client/preferences.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import { someOf } from "../../shared/screen/some-of.ts";
import type { KenoBet, KenoOutcome } from "../rules/keno.ts";
import { BOARD, DRAWN, hitsOf, isChoice, isKenoRisk, type KenoRisk, MAX_SPOTS, paysOf } from "../rules/tables.ts";
import { autoPlay, type KenoSetup } from "./auto-play.ts";
import { isClose } from "./build-up.ts";
import { useDraw } from "./use-draw.ts";
import { kenoWords } from "./words/words.ts";

const NONE: readonly number[] = [];

/** Provides the state and the actions of the screen. */
export function useKeno() {
  const words = kenoWords.useWords();
  const { plural } = useFormats();
  const [risk, setRisk] = usePreference<KenoRisk>("keno:risk", "classic", isKenoRisk);
  const [spots, setSpots] = usePreference<readonly number[]>("keno:spots", NONE, isChoice);
  /** Id of the bet whose result is cleared because other numbers were chosen since. */
  const [wiped, wipe] = useState<string | null>(null);
  const table = useInstantTable<KenoBet, KenoOutcome, KenoSetup>("keno", {
    autoPlay,
    setup: { risk, spots },
    problem: spots.length === 0 ? words.chooseNumbers : null,
    saidOf: ({ bet, outcome }) => plural(hitsOf(bet.spots, outcome.drawn), words.hits),
  });
  const { revealing, result } = table;
  const lying = result !== null && result.id !== wiped ? result : null;
  const pays = spots.length === 0 ? NONE : paysOf(risk, spots.length);
  const drawn = useDraw({
    id: revealing?.id ?? null,
    chosen: revealing?.bet.spots ?? NONE,
    drawn: lying?.outcome.drawn ?? NONE,
    pays,
    pace: table.pace,
    onEnd: table.rested,
  });
  const choose = (next: readonly number[]) => {
    wipe(result?.id ?? null);
    setSpots([...next].sort((a, b) => a - b));
  };
  return {
    ...table,
    risk,
    setRisk,
    spots,
    /** The numbers revealed so far. */
    drawn,
    /** True during a draw whose next hit would pay much more. */
    close: drawn.length > 0 && drawn.length < DRAWN && isClose(pays, hitsOf(spots, drawn)),
    /** Chooses a number or takes it back; does nothing for an eleventh number. */
    toggle(number: number) {
      if (spots.includes(number)) choose(spots.filter((one) => one !== number));
      else if (spots.length < MAX_SPOTS) choose([...spots, number]);
    },
    /** Picks as many random numbers as are chosen, or ten. */
    pickRandom: () => choose(someOf(BOARD, spots.length || MAX_SPOTS, Math.random)),
    clear: () => choose(NONE),
  };
}

export type KenoTable = ReturnType<typeof useKeno>;
