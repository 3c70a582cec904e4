import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { RecentBet, RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useRecentBets } from "@fairhouse/client/use-play.ts";
import { RecentResults, type ResultTone } from "@fairhouse/ui/components/recent-results.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { gameWords } from "./words/words.ts";

/** The player's last results above the stage; each chip opens its bet, where it can be looked at, proven and shared. */
export function RecentRow<Outcome>(props: {
  readonly recent: RecentBets<Outcome>;
  /** What a chip says; without it, what came back in times of the stake. */
  readonly textOf?: (bet: RecentBet<Outcome>) => string;
  /** The result in words, where the chip says part of it by its colour. */
  readonly nameOf?: (bet: RecentBet<Outcome>) => string;
  /** Without it, whether more came back than was staked. */
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

/** What a bet returned in times of its stake, as its chip says it. */
export function useTimesOf(): (bet: Pick<RecentBet<unknown>, "stake" | "payout">) => string {
  const { multiplier } = useFormats();
  return ({ stake, payout }) => multiplier(Math.floor((payout * 100) / stake));
}

function gainTone({ stake, payout }: RecentBet<unknown>): ResultTone {
  return payout > stake ? "win" : "plain";
}
