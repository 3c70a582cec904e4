import { Select } from "@fairhouse/ui/forms/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { useTimesText } from "../../shared/screen/page/use-times-text.ts";
import { betTypes } from "../rules/bet-types.ts";
import { gemsOf, multiplierOf, RETURN } from "../rules/multipliers.ts";
import { chanceOf, MINE_COUNTS } from "./figures.ts";
import { minesWords } from "./words/words.ts";

/** Rules, exact return, the pay table of every number of mines, and how to verify. */
export function About() {
  const words = minesWords.useWords();
  const { about } = words;
  const { whole, percent } = useFormats();
  const timesOf = useTimesText("mines");
  const [mines, setMines] = useState(3);
  const rows = Array.from({ length: gemsOf(mines) }, (_, i) => [
    whole(i + 1),
    timesOf(multiplierOf(mines, i + 1)),
    percent(chanceOf(mines, i + 1)),
  ]);
  const bets = betTypes.map(({ bet, gems, prizes }) => ({
    name: `${words.mines} ${whole(bet.mines)} · ${words.gems} ${whole(gems)}`,
    prizes,
  }));
  return (
    <GameAbout game="mines" about={about} exactReturn={RETURN} seeding="solo" bets={bets}>
      <p>{about.payText}</p>
      <Select
        label={words.mines}
        value={String(mines)}
        onChange={(value) => setMines(Number(value))}
        options={MINE_COUNTS.map((count) => ({ value: String(count), label: whole(count) }))}
        className="max-w-44"
      />
      <PayTable
        caption={about.payTitle}
        head={[about.gemsColumn, about.multiplierColumn, about.chanceColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
