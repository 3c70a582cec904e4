import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { InstantPage } from "../../shared/screen/instant/instant-page.tsx";
import { RiskFields } from "../../shared/screen/panel/risk-fields.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { SEGMENTS } from "../rules/tables.ts";
import { About } from "./about.tsx";
import { Disc } from "./disc.tsx";
import { Legend } from "./legend.tsx";
import { useWheel, type WheelTable } from "./use-wheel.ts";
import { wheelWords } from "./words/words.ts";

/** The whole game: panel, wheel with its legend, and bar. */
export default function WheelScreen() {
  const words = wheelWords.useWords();
  const { whole, plural } = useFormats();
  // Beside the stage the field has its name, and less room.
  const beside = useMedia(BESIDE);
  const table = useWheel();
  return (
    <InstantPage
      game="wheel"
      title={words.title}
      About={About}
      table={table}
      fields={
        <RiskFields
          risk={table.rim.risk}
          onRisk={table.setRisk}
          label={words.segments}
          size={table.rim.segments}
          sizes={SEGMENTS}
          textOf={(count) => (beside ? whole(count) : plural(count, words.segmentsOf))}
          onSize={table.setSegments}
          disabled={table.asleep}
        />
      }
      stage={<Stage table={table} />}
    />
  );
}

function Stage({ table }: { readonly table: WheelTable }) {
  const words = wheelWords.useWords();
  const { multiplier } = useFormats();
  const { rim, spinning, segment, pays } = table;
  return (
    <div className="wheel">
      <div
        role="img"
        aria-label={pays === null ? words.wheel(rim.segments) : words.stopped(multiplier(pays))}
        className="wheel-place"
      >
        <Disc
          // Another wheel has not been turned yet.
          key={`${rim.risk} ${rim.segments}`}
          rim={rim}
          spinning={spinning}
          segment={segment}
          pace={table.pace}
          onRest={table.rested}
        />
      </div>
      <Legend rim={rim} lit={pays} />
    </div>
  );
}

export { About };
