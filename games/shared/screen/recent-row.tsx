import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { RecentBet, RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useRecentBets } from "@fairhouse/client/use-play.ts";
import { shownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { RecentResults, type ResultTone } from "@fairhouse/ui/game/recent-results.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { gameWords } from "./words/words.ts";

/**
 * Shows the player's last results above the stage; each chip opens its bet, where it can be viewed, verified and
 * shared.
 */
export function RecentRow<Outcome>(props: {
  readonly recent: RecentBets<Outcome>;
  /** Returns the text of a chip; defaults to the return as a multiple of the stake. */
  readonly textOf?: (bet: RecentBet<Outcome>) => string;
  /** Returns the result in words, for chips that express part of it by colour. */
  readonly nameOf?: (bet: RecentBet<Outcome>) => string;
  /** Returns the tone of a chip; by default it shows if more came back than was staked. */
  readonly toneOf?: (bet: RecentBet<Outcome>) => ResultTone;
}) {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const timesOf = useTimesOf();
  const bets = useRecentBets(props.recent);
  const { textOf = timesOf, nameOf, toneOf = gainTone } = props;
  const ids = bets.map(({ id }) => id);
  return (
    <RecentResults
      label={words.recent}
      emptyText={words.noRecent}
      results={bets.map((bet) => ({
        id: bet.id,
        text: textOf(bet),
        tone: toneOf(bet),
        link: <button type="button" aria-label={nameOf?.(bet)} onClick={() => context.openBet(bet.id, ids)} />,
      }))}
    />
  );
}

/** Returns a function that formats the return of a bet as a multiple of its stake. */
export function useTimesOf(): (bet: Pick<RecentBet<unknown>, "stake" | "payout">) => string {
  const { multiplier } = useFormats();
  return ({ stake, payout }) => {
    const { hundredths, about } = shownMultiplier(stake, payout);
    return multiplier(hundredths, about);
  };
}

function gainTone({ stake, payout }: RecentBet<unknown>): ResultTone {
  return payout > stake ? "win" : "plain";
}
