import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { settledOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { InstantWorkings } from "../../shared/screen/instant/instant-workings.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { facts } from "../facts.ts";
import { DRAWN, hitsOf, NUMBERS, paysOf } from "../rules/tables.ts";
import { kenoWords } from "./words/words.ts";

/** Derives the ten numbers from four bytes each, and the payout from the hits. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings, hits: hitWords } = kenoWords.useWords();
  const { whole, multiplier, plural } = useFormats();
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { risk, spots } = settled.bet;
  const { drawn } = settled.outcome;
  const hits = hitsOf(spots, drawn);
  const stream = bytes(BYTES_IN_NUMBER * DRAWN);
  return (
    <InstantWorkings
      page={page}
      caption={workings.caption}
      head={[workings.bytes, workings.number, workings.index, workings.drawn]}
      rows={drawn.map((ball, at) => {
        const number = numberAt(stream, at);
        const left = NUMBERS - at;
        return [number.bytes, number.value.toFixed(8), `× ${left}: ${indexText(number.value * left)}`, whole(ball)];
      })}
      said={workings.paid(plural(hits, hitWords))}
      times={multiplier(paysOf(risk, spots.length)[hits] ?? 0)}
    />
  );
}
