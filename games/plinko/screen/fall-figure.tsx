import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BetFigure, Fact } from "../../shared/screen/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { bucketOf, bucketsOf } from "../rules/tables.ts";
import { PegBoard } from "./peg-board.tsx";
import type { SettledBet } from "./settled-bet.ts";
import { plinkoWords } from "./words/words.ts";

interface FallFigureProps {
  readonly bet: SettledBet;
  readonly falling: string | null;
  readonly onLand: () => void;
}

/** A settled bet with its caption: the way of the ball, or its fall once more. */
export function FallFigure({ bet, falling, onLand }: FallFigureProps) {
  const words = plinkoWords.useWords();
  const { risks, risk: riskWord } = gameWords.useWords();
  const { multiplier } = useFormats();
  const bucket = bucketOf(bet.path);
  const pays = multiplier(bucketsOf(bet)[bucket] ?? 0);
  return (
    <BetFigure
      label={words.settled(words.board(risks[bet.risk], bet.rows), bucket + 1, pays)}
      caption={
        <>
          <Fact name={riskWord} value={risks[bet.risk]} />
          <Fact name={words.rows} value={bet.rows} />
          <Fact name={words.bucket} value={pays} />
        </>
      }
    >
      <div className="w-full max-w-xl">
        <PegBoard
          board={bet}
          balls={falling === null ? [] : [{ id: falling, path: bet.path }]}
          lit={falling === null ? bucket : null}
          trail={falling === null ? bet.path : undefined}
          instant={false}
          onLand={onLand}
        />
      </div>
    </BetFigure>
  );
}
