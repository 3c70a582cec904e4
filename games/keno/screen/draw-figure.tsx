import { BetFigure, Fact } from "../../shared/screen/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { KenoBoard } from "./keno-board.tsx";
import { PayStrip } from "./pay-strip.tsx";
import type { SettledBet } from "./settled-bet.ts";
import { kenoWords } from "./words/words.ts";

interface DrawFigureProps {
  readonly bet: SettledBet;
  /** As far as they are shown. */
  readonly drawn: readonly number[];
}

/** A settled bet with its caption: still, or drawn once more. */
export function DrawFigure({ bet, drawn }: DrawFigureProps) {
  const words = kenoWords.useWords();
  const shared = gameWords.useWords();
  const { risk, spots, hits } = bet;
  return (
    <BetFigure
      label={words.settled(spots.join(", "), bet.drawn.join(", "), hits)}
      caption={
        <>
          <Fact name={shared.risk} value={risk === "classic" ? words.classic : shared.risks[risk]} />
          <Fact name={words.chosenCount} value={spots.length} />
          <Fact name={words.hitCount} value={hits} />
        </>
      }
    >
      <div className="keno-still grid gap-3">
        <KenoBoard chosen={spots} drawn={drawn} onPress={null} asleep />
        <PayStrip risk={risk} spots={spots.length} hits={drawn.length === bet.drawn.length ? hits : null} />
      </div>
    </BetFigure>
  );
}
