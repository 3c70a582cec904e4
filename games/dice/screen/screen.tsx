import { InstantPage } from "../../shared/screen/instant/instant-page.tsx";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { rollText } from "../drawing/roll-text.ts";
import { About } from "./about.tsx";
import { DiceFields } from "./dice-fields.tsx";
import { DiceStage } from "./dice-stage.tsx";
import { useDice } from "./use-dice.ts";
import { diceWords } from "./words/words.ts";

/** The whole game: panel, scale and bar. */
export default function DiceScreen() {
  const words = diceWords.useWords();
  const table = useDice();
  return (
    <InstantPage
      game="dice"
      title={words.title}
      About={About}
      table={table}
      recent={<RecentRow recent={table.recent} textOf={({ outcome }) => rollText(outcome.roll)} />}
      fields={<DiceFields table={table} />}
      stage={<DiceStage table={table} />}
    />
  );
}

export { About };
