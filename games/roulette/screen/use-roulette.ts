import { usePreference } from "@fairhouse/client/preferences.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import type { ClothOfLayouts } from "../../shared/screen/chips/saved-layouts.ts";
import { useChipTable } from "../../shared/screen/chips/use-chip-table.ts";
import { useLastOutcomes } from "../../shared/screen/use-last-outcomes.ts";
import { facts } from "../facts.ts";
import { MAX_CHIPS } from "../rules/limits.ts";
import { positionOf } from "../rules/positions.ts";
import type { RouletteOutcome } from "../rules/roulette.ts";
import { colourOf } from "./pocket-tone.ts";
import { type CallBet, callBet, MOST_NEIGHBOURS, neighbourBet } from "./racetrack.ts";
import { rouletteWords } from "./words/words.ts";

const CLOTH: ClothOfLayouts = {
  game: "roulette",
  most: MAX_CHIPS,
  isPosition: (on) => positionOf(on) !== undefined,
};

/** Default number of neighbours on each side of a number of the racetrack. */
const USUAL_REACH = 2;

export type TableView = "cloth" | "track";

const isView = (value: unknown): value is TableView => value === "cloth" || value === "track";
const isReach = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_NEIGHBOURS;

/** Provides everything that the roulette screen shows and does. */
export function useRoulette() {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  const table = useChipTable<RouletteOutcome>(CLOTH);
  const [view, setView] = usePreference<TableView>("roulette:view", "cloth", isView);
  const [reach, setReach] = usePreference("roulette:neighbours", USUAL_REACH, isReach);
  const [heatShown, showHeat] = useState(false);
  const { revealing, settled, fresh, chip } = table;
  const spins = useLastOutcomes({
    game: CLOTH.game,
    recent: table.recent,
    showing: revealing?.id ?? null,
    facts,
    read: ({ pocket }) => pocket,
  });

  return {
    ...table,
    /** The pockets of the player's own last spins, newest first; nobody else plays on this wheel. */
    drawnBefore: spins.map(({ value }) => value),
    heatShown,
    showHeat,
    view,
    setView,
    reach,
    setReach,
    /** A drawn pocket that the wheel has yet to show. */
    spin: revealing && { id: revealing.id, pocket: revealing.outcome.pocket },
    /** The pocket of the last spin that has come to rest. */
    shows: settled?.outcome.pocket ?? null,
    drawn: fresh?.outcome.pocket ?? null,
    placeNeighbours: (pocket: number) => table.add(neighbourBet(pocket, reach, chip)),
    placeCall: (call: CallBet) => table.add(callBet(call, chip)),
    /** Ends the spin once the ball has come to rest. */
    rested() {
      if (revealing === null) return;
      const { pocket } = revealing.outcome;
      table.rested(words.result(words[colourOf(pocket)], whole(pocket)));
    },
  };
}

export type RouletteTable = ReturnType<typeof useRoulette>;
