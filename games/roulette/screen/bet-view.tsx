import { Money } from "@fairhouse/ui/components/money.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BetFigure } from "../../shared/screen/bet-figure.tsx";
import type { BetViewProps } from "../../shared/screen/bet-view.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { positionOf } from "../rules/positions.ts";
import { Cloth } from "./cloth.tsx";
import { colourOf, pocketTone } from "./pocket-tone.ts";
import { nameOf } from "./position-words.ts";
import { rouletteWords } from "./roulette-words.ts";
import { settledSpinOf } from "./settled-spin.ts";
import { spotsOf } from "./table-geometry.ts";
import "./roulette.css";

/** The drawn pocket, and the table with its chips: those that won in full light. */
// biome-ignore lint/style/noDefaultExport: loaded on demand by the page of a bet.
export default function RouletteBetView({ page }: BetViewProps) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const lying = useMedia(BESIDE);
  const spin = settledSpinOf(page);
  if (spin === null) return null;
  const { pocket, chips, winners } = spin;
  const stance = lying ? "lying" : "standing";
  const result = words.result(words[colourOf(pocket)], formats.whole(pocket));
  const nameOfPosition = (on: string) => {
    const position = positionOf(on);
    return position === undefined ? on : nameOf(position, words, formats);
  };
  return (
    <BetFigure
      label={`${result}. ${winners.map(({ on }) => nameOfPosition(on)).join(", ")}`}
      caption={
        winners.length === 0 ? (
          <span>{words.noWinner}</span>
        ) : (
          winners.map(({ on, profit }) => (
            <span key={on} className="inline-flex items-baseline gap-1.5">
              <span className="font-semibold text-text">{nameOfPosition(on)}</span>
              <Money amount={profit} profit />
            </span>
          ))
        )
      }
    >
      <p className="mb-5 flex items-center gap-3.5 text-lg font-semibold">
        <span
          className={`tabular grid size-16 place-items-center rounded-full border-3 border-[#e8c27a] text-2xl font-bold text-white shadow-float ${pocketTone(pocket).fill}`}
        >
          {formats.whole(pocket)}
        </span>
        {result}
      </p>
      <div
        dir="ltr"
        className={`@container-size relative w-full ${lying ? "aspect-[14/4.8] max-w-3xl" : "roulette-standing aspect-[5/9] max-w-80"}`}
      >
        <Cloth stance={stance} spots={spotsOf(stance)} chips={chips} pointed={null} drawn={pocket} />
      </div>
    </BetFigure>
  );
}
