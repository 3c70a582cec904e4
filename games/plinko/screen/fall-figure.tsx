import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { FigureProps } from "../../shared/screen/instant/settled-figure.tsx";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { PegBoard } from "./peg-board.tsx";
import type { SettledBet } from "./settled-bet.ts";
import { plinkoWords } from "./words/words.ts";

/** A settled bet with its caption: the path of the ball, or its fall replayed. */
export function FallFigure({ bet, running, onRest }: FigureProps<SettledBet>) {
  const words = plinkoWords.useWords();
  const shared = gameWords.useWords();
  const { multiplier } = useFormats();
  const { rows, path, bucket } = bet;
  const risk = shared.risks[bet.risk];
  const pays = multiplier(bet.pays);
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
          board={bet}
          balls={running === null ? [] : [{ id: running, path }]}
          lit={running === null ? bucket : null}
          trail={running === null ? path : undefined}
          instant={false}
          onLand={onRest}
        />
      </div>
    </BetFigure>
  );
}
