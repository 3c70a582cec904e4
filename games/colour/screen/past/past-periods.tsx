import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { usePastRounds } from "../../../shared/screen/live/past/past-rounds.ts";
import type { LiveTable } from "../../../shared/screen/live/use-live-table.ts";
import { liveWords } from "../../../shared/screen/live/words/words.ts";
import type { ColourBet, ColourOutcome } from "../../rules/colour.ts";
import { periodName } from "../../rules/periods.ts";
import { colourWords } from "../words/words.ts";
import { PeriodHistory } from "./period-history.tsx";
import { TrendChart } from "./trend-chart.tsx";

const ROUNDS = 100;

interface PastPeriodsProps {
  readonly live: Pick<LiveTable<ColourBet, ColourOutcome>, "game" | "table" | "recent" | "facts">;
}

/** Shows the last hundred periods of a table, as a chart with statistics and as a list. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function PastPeriods({ live }: PastPeriodsProps) {
  const words = colourWords.useWords();
  const shared = liveWords.useWords();
  const { whole } = useFormats();
  const [shown, show] = useState<"chart" | "history">("chart");
  const { rounds, failed } = usePastRounds(live, ROUNDS);
  const periods = rounds.flatMap(({ id, number, outcome, closesAt }) => {
    if (outcome === null) return [];
    return [{ id, number, digit: outcome.digit, name: periodName(live.table, closesAt) ?? String(number) }];
  });
  return (
    <Tabs
      label={shared.history}
      value={shown}
      onChange={show}
      tabs={[
        { value: "chart", label: words.chart },
        { value: "history", label: words.history },
      ]}
      end={
        <span className="text-sm text-muted">
          {failed ? shared.historyFailed : words.lastPeriods(whole(periods.length))}
        </span>
      }
    >
      {shown === "chart" ? <TrendChart periods={periods} /> : <PeriodHistory live={live} periods={periods} />}
    </Tabs>
  );
}
