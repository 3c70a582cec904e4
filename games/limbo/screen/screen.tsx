import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { InstantPage } from "../../shared/screen/instant/instant-page.tsx";
import { TargetField, TargetProfit } from "../../shared/screen/panel/target-field.tsx";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";
import { RecentRow } from "../../shared/screen/recent-row.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { shareReaching } from "../rules/point.ts";
import { About } from "./about.tsx";
import { Dial } from "./dial.tsx";
import { Targets } from "./targets.tsx";
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
      stage={
        <div className="limbo-stage">
          <div
            role="img"
            aria-label={running !== null || drawn === null ? words.dial : words.drew(multiplier(drawn.point))}
            className="grid w-full justify-items-center"
          >
            <Dial target={aim} running={running} drawn={drawn} pace={table.pace} onRest={table.rested} />
          </div>
          <Targets aim={aim} past={table.past} disabled={table.asleep} onChoose={target.set} />
        </div>
      }
    />
  );
}

export { About };
