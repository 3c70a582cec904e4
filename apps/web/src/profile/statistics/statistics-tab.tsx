import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { ChartColumn } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { LoadFailed } from "../section.tsx";
import { BestMoments } from "./best-moments.tsx";
import { ByGame } from "./by-game.tsx";
import { Figures } from "./figures.tsx";
import { Luck } from "./luck.tsx";
import { OverTime } from "./over-time.tsx";
import { type StatisticsPeriod, useStatistics } from "./use-statistics.ts";
import { statisticsWords } from "./words/words.ts";

const periods: readonly StatisticsPeriod[] = ["week", "month", "year", "all"];

/** The player's wagers and their return: in figures, over time, by game, and against the average. */
export function StatisticsTab() {
  const words = statisticsWords.useWords();
  const [period, setPeriod] = useState<StatisticsPeriod>("month");
  const { statistics, played, step, points, failed, retry } = useStatistics(period);
  if (failed) return <LoadFailed retry={() => void retry()} />;
  if (statistics !== null && !played) return <NothingYet />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="sm:justify-self-start">
        <SegmentedControl
          size="sm"
          label={words.period.label}
          value={period}
          onChange={setPeriod}
          options={periods.map((value) => ({ value, label: words.period.short[value] }))}
        />
      </div>
      {statistics === null ? (
        <ToCome />
      ) : statistics.totals.bets === 0 ? (
        <div className="surface-panel">
          <EmptyState icon={<ChartColumn />} title={words.emptyPeriod} text={words.emptyPeriodText} />
        </div>
      ) : (
        <>
          <Figures totals={statistics.totals} currency={statistics.currency} />
          <OverTime points={points} step={step} currency={statistics.currency} />
          <BestMoments
            profit={statistics.topProfit}
            multiplier={statistics.topMultiplier}
            currency={statistics.currency}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <ByGame games={statistics.games} currency={statistics.currency} />
            <Luck judged={statistics.totals.judged} currency={statistics.currency} />
          </div>
        </>
      )}
    </div>
  );
}

function NothingYet() {
  const words = statisticsWords.useWords();
  return (
    <div className="surface-panel">
      <EmptyState
        icon={<ChartColumn />}
        title={words.empty}
        text={words.emptyText}
        action={
          <Link to="/home" className={buttonStyle({ variant: "accent" })}>
            {words.play}
          </Link>
        }
      />
    </div>
  );
}

function ToCome() {
  return (
    <>
      <Skeleton className="h-26 rounded-panel! max-md:h-52" />
      <Skeleton className="h-92 rounded-panel!" />
      <Skeleton className="h-72 rounded-panel!" />
    </>
  );
}
