import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { FigureProps } from "../../shared/screen/instant/settled-figure.tsx";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import type { KenoBet, KenoOutcome } from "../rules/keno.ts";
import { hitsOf, paysOf } from "../rules/tables.ts";
import { KenoBoard } from "./keno-board.tsx";
import { PayStrip } from "./pay-strip.tsx";
import { useDraw } from "./use-draw.ts";
import { useRiskNames } from "./use-risk-names.ts";
import { kenoWords } from "./words/words.ts";

/** A settled bet with its caption, still or replayed. */
export function DrawFigure({ settled, running, onRest }: FigureProps<KenoBet, KenoOutcome>) {
  const words = kenoWords.useWords();
  const shared = gameWords.useWords();
  const names = useRiskNames();
  const { listed } = useFormats();
  const { risk, spots } = settled.bet;
  const { drawn } = settled.outcome;
  const hits = hitsOf(spots, drawn);
  const shown = useDraw({
    id: running,
    chosen: spots,
    drawn,
    pays: paysOf(risk, spots.length),
    pace: "animated",
    onEnd: onRest,
  });
  return (
    <BetFigure
      label={words.settled(listed(spots.map(String)), listed(drawn.map(String)), hits)}
      caption={
        <>
          <Fact name={shared.risk} value={names[risk]} />
          <Fact name={words.chosenCount} value={spots.length} />
          <Fact name={words.hitCount} value={hits} />
        </>
      }
    >
      <div className="keno-still grid gap-3">
        <KenoBoard chosen={spots} drawn={shown} close={false} onPress={null} asleep />
        <PayStrip risk={risk} spots={spots.length} hits={hitsOf(spots, shown)} over={shown.length === drawn.length} />
      </div>
    </BetFigure>
  );
}
