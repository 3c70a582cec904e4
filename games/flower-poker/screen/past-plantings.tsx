import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { handOf, type Planting, verdictOf } from "../rules/hands.ts";
import { Bunch } from "./bunch.tsx";
import type { Telling } from "./words/en.ts";
import { flowerPokerWords } from "./words/words.ts";

interface PastPlantingsProps {
  readonly telling: Telling;
  readonly plantings: readonly Planting[];
}

/** Plantings of a bet that did not count, the last one first: the host's flowers above the player's. */
export function PastPlantings({ telling, plantings }: PastPlantingsProps) {
  const words = flowerPokerWords.useWords();
  const { whole } = useFormats();
  if (plantings.length === 0) return null;
  const newestFirst = plantings.map((planting, n) => ({ ...planting, n })).reverse();
  return (
    <ol aria-label={words.past} className="flower-past-list">
      {newestFirst.map(({ player, host, n }) => (
        <li key={n} className="flower-past">
          <span className="sr-only">
            {words.pastOne(
              whole(n + 1),
              telling.both(words.hands[handOf(player)], words.hands[handOf(host)]),
              telling.verdicts[verdictOf({ player, host })],
            )}
          </span>
          <Bunch flowers={host} />
          <Bunch flowers={player} />
        </li>
      ))}
    </ol>
  );
}
