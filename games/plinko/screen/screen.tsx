import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { InstantPage } from "../../shared/screen/instant/instant-page.tsx";
import { RiskFields } from "../../shared/screen/panel/risk-fields.tsx";
import { BESIDE, SHORT, useMedia, WIDE } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { ASPECT, LOW_ASPECT, TALL_ASPECT } from "../drawing/fall.ts";
import { ROWS } from "../rules/tables.ts";
import { About } from "./about.tsx";
import { PegBoard } from "./peg-board.tsx";
import { usePlinko } from "./use-plinko.ts";
import { plinkoWords } from "./words/words.ts";

/** The whole game: panel, board and bar. */
export default function PlinkoScreen() {
  const words = plinkoWords.useWords();
  const { risks } = gameWords.useWords();
  const { plural } = useFormats();
  const table = usePlinko();
  const { board } = table;
  const [beside, wide, short] = [useMedia(BESIDE), useMedia(WIDE), useMedia(SHORT)];
  const aspect = wide ? ASPECT : beside ? TALL_ASPECT : short ? LOW_ASPECT : ASPECT;
  return (
    <InstantPage
      game="plinko"
      title={words.title}
      About={About}
      table={table}
      fields={
        <RiskFields
          risk={board.risk}
          onRisk={table.setRisk}
          label={words.rows}
          size={board.rows}
          sizes={ROWS}
          textOf={(rows) => plural(rows, words.rowsOf)}
          onSize={table.setRows}
          disabled={table.fixed}
        />
      }
      stageName={words.board(risks[board.risk], board.rows)}
      stage={
        <PegBoard
          board={board}
          aspect={aspect}
          balls={table.balls}
          lit={table.lit}
          past={table.past}
          pace={table.pace}
          onLand={table.rested}
        />
      }
    />
  );
}

export { About };
