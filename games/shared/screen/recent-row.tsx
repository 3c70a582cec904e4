import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { RecentBet, RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useRecentBets } from "@fairhouse/client/use-play.ts";
import { RecentResults, type ResultTone } from "@fairhouse/ui/components/recent-results.tsx";
import { gameWords } from "./words/words.ts";

/** The player's last results above the stage; each chip opens the proof of its bet. */
export function RecentRow<Outcome>(props: {
  readonly game: string;
  readonly recent: RecentBets<Outcome>;
  readonly textOf: (bet: RecentBet<Outcome>) => string;
  /** The result in words, where the chip says part of it by its colour. */
  readonly nameOf?: (bet: RecentBet<Outcome>) => string;
  readonly toneOf: (bet: RecentBet<Outcome>) => ResultTone;
}) {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const bets = useRecentBets(props.recent);
  return (
    <RecentResults
      label={words.recent}
      emptyText={words.noRecent}
      results={bets.map((bet) => ({
        id: bet.id,
        text: props.textOf(bet),
        tone: props.toneOf(bet),
        link: (
          <button
            type="button"
            aria-label={props.nameOf?.(bet)}
            onClick={() => context.openFairness({ game: props.game, betId: bet.id })}
          />
        ),
      }))}
    />
  );
}
