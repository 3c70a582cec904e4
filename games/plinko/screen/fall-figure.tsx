import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { FigureProps } from "../../shared/screen/instant/settled-figure.tsx";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import type { PlinkoBet, PlinkoOutcome } from "../rules/plinko.ts";
import { bucketOf, paysOf } from "../rules/tables.ts";
import { PegBoard } from "./peg-board.tsx";
import { plinkoWords } from "./words/words.ts";

/** A settled bet with its caption: the path of the ball, or its fall replayed. */
export function FallFigure({ settled, running, onRest }: FigureProps<PlinkoBet, PlinkoOutcome>) {
  const words = plinkoWords.useWords();
  const shared = gameWords.useWords();
  const { multiplier } = useFormats();
  const { bet: board, outcome } = settled;
  const { rows } = board;
  const { path } = outcome;
  const bucket = bucketOf(path);
  const risk = shared.risks[board.risk];
  const pays = multiplier(paysOf(board, path));
  return (
    <BetFigure
      label={words.settled(words.board(risk, rows), bucket + 1, pays)}
      caption={
        <>
          <Fact name={shared.risk} value={risk} />
          <Fact name={words.rows} value={rows} />
          <Fact name={words.bucket} value={pays} />
        </>
      }
    >
      <div className="w-full max-w-xl">
        <PegBoard
          board={board}
          balls={running === null ? [] : [{ id: running, path }]}
          lit={running === null ? bucket : null}
          trail={running === null ? path : undefined}
          pace="animated"
          onLand={onRest}
        />
      </div>
    </BetFigure>
  );
}
