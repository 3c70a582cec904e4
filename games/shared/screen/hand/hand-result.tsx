import { shownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { ResultLine } from "../panel/result-line.tsx";
import type { EndedHand } from "./use-hand-table.ts";

/** Shows how the last hand ended, and its profit or loss, until the next one begins. */
export function HandResult({ ended, text }: { readonly ended: EndedHand; readonly text: string }) {
  const { stake, payout } = ended;
  return (
    <ResultLine profit={payout - stake}>
      {text}
      {payout > 0 && (
        <>
          {" · "}
          <Multiplier {...shownMultiplier(stake, payout)} />
        </>
      )}
    </ResultLine>
  );
}
