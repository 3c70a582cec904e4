import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BEST_TOTAL, isNatural } from "../rules/total.ts";
import type { BlackjackView, HandView } from "../rules/view.ts";
import { blackjackWords } from "./words/words.ts";

type Ended = Pick<BlackjackView, "hands" | "dealer" | "mucked" | "sides">;

/** Describes how a closed hand ended; for a split, both hands; and its side bets: those that won, or that none did. */
export function useEndText(): (view: Ended) => string {
  const { ended, combinations, sidesLost } = blackjackWords.useWords();
  const { whole } = useFormats();
  return ({ hands, dealer, sides = [] }) => {
    const textOf = ({ total, result }: HandView): string => {
      if (result === "blackjack") return ended.blackjack;
      if (result === "bust") return ended.bust(whole(total));
      if (isNatural(dealer.cards)) return result === "push" ? ended.bothBlackjack : ended.dealerBlackjack;
      if (dealer.total > BEST_TOTAL) return ended.dealerBust(whole(dealer.total));
      return ended.against(whole(total), whole(dealer.total));
    };
    const [first, second] = hands.map(textOf);
    const won = sides.flatMap(({ combination }) => (combination === null ? [] : [combinations[combination]]));
    const beside = sides.length > 0 && won.length === 0 ? [sidesLost] : won;
    return [...(second === first ? [] : [second ?? ""]), ...beside]
      .filter((text) => text !== "")
      .reduce((all, text) => ended.both(all, text), first ?? "");
  };
}
