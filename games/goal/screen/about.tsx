import { Select } from "@fairhouse/ui/forms/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { useTimesText } from "../../shared/screen/page/use-times-text.ts";
import { betTypes } from "../rules/bet-types.ts";
import { multiplierOf, PITCHES, RETURN, SIZES, type Size } from "../rules/pitches.ts";
import { chanceOf } from "./figures.ts";
import { goalWords } from "./words/words.ts";

/** Rules, exact return, the pay table of every pitch, and how to verify. */
export function About() {
  const words = goalWords.useWords();
  const { about } = words;
  const { whole, percent } = useFormats();
  const timesOf = useTimesText("goal");
  const [size, setSize] = useState<Size>("medium");
  const rows = Array.from({ length: PITCHES[size].columns }, (_, i) => [
    whole(i + 1),
    timesOf(multiplierOf(size, i + 1)),
    percent(chanceOf(size, i + 1)),
  ]);
  const bets = betTypes.map(({ bet, columns, prizes }) => ({
    name: `${words.sizes[bet.size]} · ${words.columns} ${whole(columns)}`,
    prizes,
  }));
  return (
    <GameAbout game="goal" about={about} exactReturn={RETURN} seeding="solo" bets={bets}>
      <p>{about.payText}</p>
      <Select
        label={words.size}
        value={size}
        onChange={setSize}
        options={SIZES.map((value) => {
          const { rows: high, columns } = PITCHES[value];
          return { value, label: `${words.sizes[value]} ${whole(high)} × ${whole(columns)}` };
        })}
        className="max-w-56"
      />
      <PayTable
        caption={about.payTitle}
        head={[about.columnsColumn, about.multiplierColumn, about.chanceColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
