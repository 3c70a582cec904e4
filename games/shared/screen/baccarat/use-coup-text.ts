import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Coup, totalOfHand } from "../../rules/baccarat/coup.ts";
import { coupWords } from "./words/words.ts";

/** Returns a function that describes the result of a deal: "Banker wins, 7 to 4, Player pair". */
export function useCoupText(): (coup: Coup) => string {
  const { results, positions } = coupWords.useWords();
  const { whole, listed } = useFormats();
  return ({ player, banker, winner, playerPair, bankerPair }) => {
    const totals = [totalOfHand(player), totalOfHand(banker)];
    const result = results[winner](whole(Math.max(...totals)), whole(Math.min(...totals)));
    const pairs = [playerPair && positions["player-pair"], bankerPair && positions["banker-pair"]];
    return listed([result, ...pairs.filter((pair) => pair !== false)]);
  };
}
