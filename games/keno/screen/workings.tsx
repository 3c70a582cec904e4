import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { InstantWorkings } from "../../shared/screen/instant/instant-workings.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { DRAWN, NUMBERS, paysOf } from "../rules/tables.ts";
import { settledBetOf } from "./settled-bet.ts";
import { kenoWords } from "./words/words.ts";

/** Derives the ten numbers from four bytes each, and the payout from the hits. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings, hits } = kenoWords.useWords();
  const { whole, multiplier, plural } = useFormats();
  const bet = settledBetOf(page);
  if (bet === null) return null;
  const stream = bytes(BYTES_IN_NUMBER * DRAWN);
  return (
    <InstantWorkings
      page={page}
      caption={workings.caption}
      head={[workings.bytes, workings.number, workings.index, workings.drawn]}
      rows={bet.drawn.map((drawn, at) => {
        const number = numberAt(stream, at);
        const left = NUMBERS - at;
        return [number.bytes, number.value.toFixed(8), `× ${left}: ${indexText(number.value * left)}`, whole(drawn)];
      })}
      said={workings.paid(plural(bet.hits, hits))}
      times={multiplier(paysOf(bet.risk, bet.spots.length)[bet.hits] ?? 0)}
    />
  );
}
