import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { payOf } from "./figures.ts";
import type { SettledHand } from "./settled-hand.ts";
import { minesWords } from "./words/words.ts";

/** Describes a settled hand in words, for players who cannot see its picture. */
export function useHandLabel({ mines, revealed, hit }: SettledHand): string {
  const words = minesWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  return words.settledBoard(
    whole(mines.length),
    whole(revealed.length),
    hit === null ? shared.cashedOut : words.mineHit,
  );
}

/** A settled hand in figures. */
export function HandCaption({ hand, stake }: { readonly hand: SettledHand; readonly stake: number }) {
  const words = minesWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  const { mines, revealed, hit } = hand;
  const pay = payOf(stake, mines.length, revealed.length);
  return (
    <>
      <Fact name={words.mines} value={whole(mines.length)} />
      <Fact name={words.gemsFound} value={whole(revealed.length)} />
      <span className={hit === null ? "font-semibold text-win" : "font-semibold text-lose"}>
        {hit === null ? shared.cashedOut : words.mineHit}{" "}
        {hit === null && pay !== null && <Multiplier hundredths={pay.hundredths} />}
      </span>
    </>
  );
}
