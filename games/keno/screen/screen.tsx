import { InstantPage } from "../../shared/screen/instant/instant-page.tsx";
import { DRAWN, hitsOf } from "../rules/tables.ts";
import { About } from "./about.tsx";
import { KenoBoard } from "./keno-board.tsx";
import { KenoButtons, KenoFields } from "./keno-fields.tsx";
import { PayStrip } from "./pay-strip.tsx";
import { useKeno } from "./use-keno.ts";
import { kenoWords } from "./words/words.ts";

/** The whole game: panel, board with its pay table, and bar. */
export default function KenoScreen() {
  const words = kenoWords.useWords();
  const table = useKeno();
  const { risk, spots, drawn, close } = table;
  return (
    <InstantPage
      game="keno"
      title={words.title}
      About={About}
      table={table}
      fields={<KenoFields table={table} />}
      secondary={<KenoButtons table={table} />}
      stage={
        <div className="keno">
          <KenoBoard chosen={spots} drawn={drawn} close={close} onPress={table.toggle} asleep={table.asleep} />
          <PayStrip
            risk={risk}
            spots={spots.length}
            hits={drawn.length === 0 ? null : hitsOf(spots, drawn)}
            over={drawn.length === DRAWN}
          />
        </div>
      }
    />
  );
}

export { About };
