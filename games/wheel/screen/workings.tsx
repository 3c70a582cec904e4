import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { InstantWorkings } from "../../shared/screen/instant/instant-workings.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { settledBetOf } from "./settled-bet.ts";
import { wheelWords } from "./words/words.ts";

/** Derives the segment from four bytes, and the payout from the segment. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings } = wheelWords.useWords();
  const { multiplier } = useFormats();
  const bet = settledBetOf(page);
  if (bet === null) return null;
  const number = numberAt(bytes(BYTES_IN_NUMBER), 0);
  const { segments } = bet.rim;
  const pays = multiplier(bet.pays);
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
