import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import type { MinesView } from "../rules/mines.ts";
import { payOf } from "./figures.ts";
import { minesWords } from "./words/words.ts";

/** Describes a settled hand in words, for players who cannot see its picture. */
export function useHandLabel({ bet, revealed, hit }: MinesView): string {
  const words = minesWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  return words.settledBoard(whole(bet.mines), whole(revealed.length), hit === null ? shared.cashedOut : words.mineHit);
}

/** A settled hand in figures. */
export function HandCaption({ hand, stake }: { readonly hand: MinesView; readonly stake: number }) {
  const words = minesWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  const { bet, revealed, hit } = hand;
  const pay = payOf(stake, bet.mines, revealed.length);
  return (
    <>
      <Fact name={words.mines} value={whole(bet.mines)} />
      <Fact name={words.gemsFound} value={whole(revealed.length)} />
      <span className={hit === null ? "font-semibold text-win" : "font-semibold text-lose"}>
        {hit === null ? shared.cashedOut : words.mineHit}{" "}
        {hit === null && pay !== null && <Multiplier hundredths={pay.hundredths} about={pay.about} />}
      </span>
    </>
  );
}
