import { useStatistics } from "@fairhouse/client/use-play.ts";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { RotateCcw } from "lucide-react";
import { Figure } from "../panel/figure.tsx";
import { gameWords } from "../words/words.ts";
import { FloatingPanel, type FloatingPanelProps } from "./floating-panel.tsx";
import { SessionChart } from "./session-chart.tsx";

/** Shows the player's wins and losses at this game during this visit. */
export function StatisticsCard({ game, ...card }: { readonly game: string } & FloatingPanelProps) {
  const words = gameWords.useWords();
  const { whole } = useFormats();
  const currency = useCurrencyInPlay();
  const { statistics, reset } = useStatistics(game);
  const evens = statistics.bets - statistics.wins - statistics.losses;
  return (
    <FloatingPanel
      {...card}
      name="statistics"
      title={words.statistics}
      actions={
        <IconButton
          label={words.resetStatistics}
          icon={<RotateCcw />}
          disabled={statistics.bets === 0}
          onClick={reset}
        />
      }
    >
      <SessionChart statistics={statistics} className="h-22" />
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <Figure label={words.profit}>
          <Money amount={statistics.profit} currency={currency} profit />
        </Figure>
        <Figure label={words.wagered}>
          <Money amount={statistics.wagered} currency={currency} />
        </Figure>
        <Figure label={words.wins}>
          <span className="text-win">{whole(statistics.wins)}</span>
        </Figure>
        <Figure label={words.losses}>{whole(statistics.losses)}</Figure>
        {evens > 0 && <Figure label={words.evens}>{whole(evens)}</Figure>}
      </dl>
    </FloatingPanel>
  );
}
