import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { settledOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { InstantWorkings } from "../../shared/screen/instant/instant-workings.tsx";
import { BYTES_IN_NUMBER, numberAt } from "../../shared/screen/stream-numbers.ts";
import { facts } from "../facts.ts";
import { NUMBERS } from "../rules/point.ts";
import { limboWords } from "./words/words.ts";

/** Derives the point from four bytes, and the payout from the point. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings, point } = limboWords.useWords();
  const { whole, multiplier } = useFormats();
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const won = settled.payout > 0;
  const number = numberAt(bytes(BYTES_IN_NUMBER), 0);
  const n = number.value * NUMBERS;
  return (
    <InstantWorkings
      page={page}
      caption={workings.caption}
      head={[workings.bytes, workings.number, workings.quotient, point]}
      rows={[[number.bytes, whole(n), quotientText(n), multiplier(settled.outcome.point)]]}
      said={won ? workings.paid : workings.lost}
      times={won ? multiplier(settled.bet.target) : null}
    />
  );
}

/** Formats 0.99 · 2^32 / n with more digits than the point has; ∞ if n is 0. */
function quotientText(n: number): string {
  return n === 0 ? "∞" : ((0.99 * NUMBERS) / n).toFixed(6);
}
