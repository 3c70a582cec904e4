import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Flower } from "../rules/flowers.ts";
import { HANDS, type Hand, handOf, type Planting } from "../rules/hands.ts";
import { HAND_ODDS } from "../rules/odds.ts";
import { Bunch } from "./bunch.tsx";
import { flowerPokerWords } from "./words/words.ts";

/** An example of each hand. */
export const EXAMPLES: Readonly<Record<Hand, readonly Flower[]>> = {
  five: ["red", "red", "red", "red", "red"],
  four: ["purple", "purple", "purple", "purple", "yellow"],
  "full-house": ["blue", "blue", "blue", "orange", "orange"],
  three: ["yellow", "yellow", "yellow", "red", "blue"],
  "two-pair": ["mixed", "mixed", "purple", "purple", "red"],
  pair: ["orange", "orange", "blue", "assorted", "yellow"],
  bust: ["red", "yellow", "purple", "blue", "mixed"],
};

export const BEST_FIRST: readonly Hand[] = [...HANDS].reverse();

/** All hands from the best to the worst, with those of player and host marked. */
export function HandRanks({ ground }: { readonly ground: Planting | null }) {
  const words = flowerPokerWords.useWords();
  const { percent } = useFormats();
  const [player, host] = [ground && handOf(ground.player), ground && handOf(ground.host)];
  return (
    <section aria-label={words.ranks} className="flower-ranks">
      <h2 className="text-sm text-muted">{words.ranks}</h2>
      <ol>
        {BEST_FIRST.map((hand) => (
          <li key={hand} className="flower-rank" data-player={hand === player || undefined}>
            <Bunch flowers={EXAMPLES[hand]} />
            <span className="flower-rank-name">{words.hands[hand]}</span>
            {hand === player && <span className="flower-tag flower-tag-player">{words.own.sides.player}</span>}
            {hand === host && <span className="flower-tag">{words.own.sides.host}</span>}
            {hand !== player && hand !== host && (
              <span className="tabular text-muted">
                {percent(Math.round(toNumber(HAND_ODDS[hand]) * 10_000) / 10_000)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same in a line below the garden, for phones that are high enough. */
export function RanksLine({ ground }: { readonly ground: Planting | null }) {
  const words = flowerPokerWords.useWords();
  const own = ground && handOf(ground.player);
  return (
    <ol aria-label={words.ranks} className="flower-ranks-line">
      {BEST_FIRST.map((hand) => (
        <li key={hand} data-player={hand === own || undefined}>
          {words.hands[hand]}
        </li>
      ))}
    </ol>
  );
}
