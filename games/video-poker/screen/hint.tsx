import { Button } from "@fairhouse/ui/components/button.tsx";
import { FieldPair, Readout } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Lightbulb } from "lucide-react";
import { VALUE_UNIT } from "../rules/holds.ts";
import type { VideoPokerTable } from "./use-video-poker.ts";
import { videoPokerWords } from "./words/words.ts";

/** Returns a function that formats the value of a hold: four decimals, rounded down. */
export function useValueText(): (value: number) => string {
  const { locale } = useFormats();
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return (value) => `${format.format(Math.floor((value * 10_000) / VALUE_UNIT) / 10_000)}×`;
}

/** The expected value of the player's hold, and the best hold. */
export function HoldValues({ table }: { readonly table: VideoPokerTable }) {
  const words = videoPokerWords.useWords();
  const textOf = useValueText();
  const { values, hold, best } = table;
  if (!table.hint || values === null || best === null) return null;
  const [own = 0, highest = 0] = [values[hold], values[best]];
  return (
    <FieldPair>
      <Readout
        label={words.yourHold}
        value={<bdi dir="ltr">{textOf(own)}</bdi>}
        tone={own === highest ? "win" : "plain"}
      />
      <Readout label={words.bestHold} value={<bdi dir="ltr">{textOf(highest)}</bdi>} tone="win" />
    </FieldPair>
  );
}

/** Buttons that toggle the hint and take its hold, while a hand is open. */
export function HintMoves({ table }: { readonly table: VideoPokerTable }) {
  const words = videoPokerWords.useWords();
  return (
    <>
      <Button
        icon={<Lightbulb size={18} aria-hidden="true" className={table.hint ? "text-gold" : ""} />}
        aria-pressed={table.hint}
        onClick={() => table.setHint(!table.hint)}
        className="min-h-12!"
      >
        {words.hint}
      </Button>
      <Button onClick={table.holdBest} disabled={!table.hint || !table.mayChoose} className="min-h-12!">
        {words.holdBest}
      </Button>
    </>
  );
}
