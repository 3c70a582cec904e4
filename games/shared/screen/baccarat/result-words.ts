import { type Coup, totalOfHand } from "../../rules/baccarat/coup.ts";
import type { CoupWords } from "./words/en.ts";

/** How a deal ended: "Banker wins, 7 to 4". */
export function resultText(coup: Coup, words: CoupWords, whole: (count: number) => string): string {
  const [player, banker] = [totalOfHand(coup.player), totalOfHand(coup.banker)];
  const [more, less] = [Math.max(player, banker), Math.min(player, banker)];
  const result = words.results[coup.winner](whole(more), whole(less));
  const pairs = [coup.playerPair && words.positions["player-pair"], coup.bankerPair && words.positions["banker-pair"]];
  return [result, ...pairs.filter((pair) => pair !== false)].join(", ");
}
