import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { settledOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { InstantWorkings } from "../../shared/screen/instant/instant-workings.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { facts } from "../facts.ts";
import { rimOf } from "../rules/tables.ts";
import { wheelWords } from "./words/words.ts";

/** Derives the segment from four bytes, and the payout from the segment. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings } = wheelWords.useWords();
  const { multiplier } = useFormats();
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const number = numberAt(bytes(BYTES_IN_NUMBER), 0);
  const { bet: rim, outcome } = settled;
  const { segments } = rim;
  const pays = multiplier(rimOf(rim)[outcome.segment] ?? 0);
  return (
    <InstantWorkings
      page={page}
      caption={workings.caption}
      head={[workings.bytes, workings.number, `× ${segments}`, workings.pays]}
      rows={[[number.bytes, number.value.toFixed(8), indexText(number.value * segments), pays]]}
      said={workings.paid}
      times={pays}
    />
  );
}
