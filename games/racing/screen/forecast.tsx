import { Select } from "@fairhouse/ui/forms/select.tsx";
import { useState } from "react";
import { OddsButton } from "../../shared/screen/slip/odds-button.tsx";
import { oddsNow } from "../rules/markets.ts";
import { useNames } from "./names.ts";
import type { RaceEvent, RacingTable } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

export interface ForecastProps {
  readonly table: RacingTable;
  readonly own: RaceEvent;
}

/** Lets a player pick the first two of a race in their order. */
export function Forecast({ table, own: { fact, race } }: ForecastProps) {
  const words = racingWords.useWords();
  const { runnerName, pickName } = useNames();
  const byWeight = race.weights.map((weight, runner) => ({ weight, runner })).sort((a, b) => b.weight - a.weight);
  const [first, setFirst] = useState(byWeight[0]?.runner ?? 0);
  const [second, setSecond] = useState(byWeight[1]?.runner ?? 1);
  const options = (other: number) =>
    race.horses.map((_, runner) => ({
      value: String(runner),
      label: runnerName(race, runner),
      disabled: runner === other,
    }));
  const selection = { market: "forecast" as const, selection: `${first + 1}-${second + 1}` };
  const odds = oddsNow(race, selection);
  return (
    <section aria-label={words.forecastTitle} className="surface-panel grid gap-2 p-3">
      <h3 className="font-bold">{words.forecastTitle}</h3>
      <p className="text-sm text-muted">{odds === null ? words.notOffered : words.forecastText}</p>
      <div className="grid items-end gap-2 @min-[400px]:grid-cols-2 @min-[520px]:grid-cols-[repeat(2,minmax(0,1fr))_6rem]">
        <Select
          label={words.first}
          value={String(first)}
          onChange={(value) => setFirst(Number(value))}
          options={options(second)}
        />
        <Select
          label={words.second}
          value={String(second)}
          onChange={(value) => setSecond(Number(value))}
          options={options(first)}
        />
        <div className="col-span-full @min-[520px]:col-auto">
          <OddsButton
            name={pickName(selection, race)}
            odds={odds}
            picked={table.isPicked(fact.id, selection)}
            onPick={() => odds !== null && table.pick(fact.id, selection, odds)}
          />
        </div>
      </div>
    </section>
  );
}
