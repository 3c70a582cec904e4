import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BetFigure } from "../../shared/screen/bet-figure.tsx";
import type { BetViewProps } from "../../shared/screen/bet-view.ts";
import { payOf } from "./figures.ts";
import { minesWords } from "./mines-words.ts";
import { settledHandOf } from "./settled-hand.ts";
import { Picture } from "./tile.tsx";
import "./faces.css";

/** The board of a settled hand: gems with the order in which they were found, and where the mines lay. */
// biome-ignore lint/style/noDefaultExport: loaded on demand by the page of a bet.
export default function MinesBetView({ page }: BetViewProps) {
  const words = minesWords.useWords();
  const { whole } = useFormats();
  const hand = settledHandOf(page);
  if (hand === null) return null;
  const { faces, revealed, hit, mines } = hand;
  const pay = payOf(page.bet.stake, mines.length, revealed.length);
  const ended = hit === null ? words.cashedOut : words.mineHit;
  return (
    <BetFigure
      label={words.settledBoard(whole(mines.length), whole(revealed.length), ended)}
      caption={
        <>
          <Fact name={words.mines} value={whole(mines.length)} />
          <Fact name={words.gemsFound} value={whole(revealed.length)} />
          <span className={hit === null ? "font-semibold text-win" : "font-semibold text-lose"}>
            {ended} {hit === null && pay !== null && <Multiplier hundredths={pay.hundredths} />}
          </span>
        </>
      }
    >
      <div dir="ltr" className={`grid w-full max-w-90 grid-cols-5 gap-2 ${hit === null ? "mines-won" : "mines-lost"}`}>
        {faces.map((face, tile) => {
          const order = revealed.indexOf(tile) + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
            <span key={tile} className={`mines-inside relative aspect-square min-w-0 mines-${face}`}>
              <Picture face={face} />
              {order > 0 && (
                <span className="tabular absolute end-[8%] bottom-[5%] text-xs font-bold text-win">{whole(order)}</span>
              )}
            </span>
          );
        })}
      </div>
    </BetFigure>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span>
      {name} <span className="tabular font-semibold text-text">{value}</span>
    </span>
  );
}
