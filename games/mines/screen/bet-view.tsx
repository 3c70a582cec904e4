import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { closedViewOf } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { endFaces } from "../drawing/faces.ts";
import { facts } from "../facts.ts";
import type { MinesView } from "../rules/mines.ts";
import { HandCaption, useHandLabel } from "./hand-caption.tsx";
import { Picture } from "./tile.tsx";
import "./faces.css";

export const draws: BetViewModule["draws"] = (page) => closedViewOf(page, facts) !== null;

/** The board of a settled hand: gems with the order in which they were found, and all mines. */
export default function MinesBetView({ page }: BetViewProps) {
  const hand = closedViewOf(page, facts);
  return hand && <SettledBoard hand={hand} stake={page.bet.stake} />;
}

function SettledBoard({ hand, stake }: { readonly hand: MinesView; readonly stake: number }) {
  const { whole } = useFormats();
  const { revealed, hit } = hand;
  return (
    <BetFigure label={useHandLabel(hand)} caption={<HandCaption hand={hand} stake={stake} />}>
      {/* Same size as the board of the replay, which takes its place. */}
      <div className="@container-size aspect-square w-full max-w-90">
        <div
          dir="ltr"
          className={`grid size-[100cqmin] grid-cols-5 grid-rows-5 gap-[clamp(6px,1.9cqmin,14px)] ${hit === null ? "mines-won" : "mines-lost"}`}
        >
          {endFaces(hand).map((face, tile) => {
            const order = revealed.indexOf(tile) + 1;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
              <span key={tile} className={`mines-inside relative min-h-0 min-w-0 mines-${face}`}>
                <Picture face={face} />
                {order > 0 && <span className="mines-order tabular">{whole(order)}</span>}
              </span>
            );
          })}
        </div>
      </div>
    </BetFigure>
  );
}
