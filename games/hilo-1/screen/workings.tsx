import { shownTimes } from "@fairhouse/kernel/shown-times.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { closedViewOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { CardWorkings } from "../../shared/screen/cards/card-workings.tsx";
import { facts } from "../facts.ts";
import type { HiloView } from "../rules/hand.ts";
import { multiplierOf, RANK_COUNT, winningRanks } from "../rules/odds.ts";
import { hiloWords } from "./words/words.ts";

/** Derives the cards of a hand from the bytes of its stream, and its payout from its guesses. */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = hiloWords.useWords().workings;
  const hand = closedViewOf(page, facts);
  if (hand === null) return null;
  const chosen = hand.bet.start !== null;
  return (
    <div className="grid gap-3">
      <CardWorkings cards={hand.cards} bytes={bytes} given={(k) => (k === 0 && chosen ? words.chosen : null)} />
      <Payout hand={hand} stake={page.bet.stake} payout={page.bet.payout ?? 0} />
    </div>
  );
}

interface PayoutProps {
  readonly hand: HiloView;
  readonly stake: number;
  readonly payout: number;
}

/** The product "0.99 × 13/9 × 13/10 = 1.85×" and the payout of the stake. */
function Payout({ hand, stake, payout }: PayoutProps) {
  const words = hiloWords.useWords();
  const { whole, multiplier } = useFormats();
  if (hand.lost) return <p className="text-muted">{words.workings.lost}</p>;
  const ranks = hand.turns.flatMap((turn, at) => {
    const card = hand.cards[at];
    return turn === "skip" || card === undefined ? [] : [winningRanks(card, turn)];
  });
  const times = shownTimes(stake, multiplierOf(ranks));
  const factors = ranks.map((winning) => ` × ${RANK_COUNT}/${winning}`).join("");
  return (
    <p className="text-muted">
      {words.workings.paid}{" "}
      <bdi dir="ltr" className="tabular font-semibold text-text">
        {`${whole(stake)} × 0.99${factors} = ${whole(payout)} (${multiplier(times.hundredths, times.about)})`}
      </bdi>
    </p>
  );
}
