import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { InstantPage } from "../../shared/screen/instant/instant-page.tsx";
import { TargetField, TargetProfit } from "../../shared/screen/panel/target-field.tsx";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { shareReaching } from "../rules/point.ts";
import { About } from "./about.tsx";
import { Dial } from "./dial.tsx";
import { useLimbo } from "./use-limbo.ts";
import { limboWords } from "./words/words.ts";

/** The whole game: panel, dial and bar. */
export default function LimboScreen() {
  const words = limboWords.useWords();
  const { multiplier } = useFormats();
  const beside = useMedia(BESIDE);
  const table = useLimbo();
  const { target, amount, aim, running, drawn } = table;
  return (
    <InstantPage
      game="limbo"
      title={words.title}
      About={About}
      table={table}
      recent={
        <RecentRow
          recent={table.recent}
          textOf={({ outcome }) => multiplier(outcome.point)}
          toneOf={({ outcome }) => toneOfPoint(outcome.point)}
        />
      }
      fields={
        <>
          <TargetField label={words.target} target={target} chanceOf={shareReaching} disabled={table.asleep} />
          {beside && <TargetProfit target={target} amount={amount.value} />}
        </>
      }
      stageName={running !== null || drawn === null ? words.dial : words.drew(multiplier(drawn.point))}
      stage={<Dial target={aim} running={running} drawn={drawn} pace={table.pace} onRest={table.rested} />}
    />
  );
}

export { About };
