import { handOf, type Planting } from "../rules/hands.ts";
import { flowerPokerWords } from "./words/words.ts";

/** Names both hands of the planting that counted: "You: Pair, host: Bust". */
export function useHandsName(): (plantings: readonly Planting[]) => string {
  const words = flowerPokerWords.useWords();
  return (plantings) => {
    const last = plantings.at(-1);
    return last === undefined ? "" : words.own.both(words.hands[handOf(last.player)], words.hands[handOf(last.host)]);
  };
}
