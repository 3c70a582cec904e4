import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { ChartSpline } from "lucide-react";
import { useState } from "react";
import { Panel } from "./panel.tsx";
import type { ChartKind } from "./plot.ts";
import { TimeChart, type TimeChartProps } from "./time-chart.tsx";
import { statisticsWords } from "./words/words.ts";

/** The running net result, or the amount wagered in each step; on a player's first day, that a line needs two. */
export function OverTime(facts: Omit<TimeChartProps, "kind">) {
  const words = statisticsWords.useWords().chart;
  const [kind, setKind] = useState<ChartKind>("net");
  if (facts.points.length < 2) {
    return (
      <Panel title={words.title}>
        <EmptyState icon={<ChartSpline />} title={words.firstDay} text={words.firstDayText} />
      </Panel>
    );
  }
  return (
    <Panel
      title={words.title}
      end={
        <SegmentedControl
          size="sm"
          label={words.show}
          value={kind}
          onChange={setKind}
          options={[
            { value: "net", label: words.net },
            { value: "wagered", label: words.wagered },
          ]}
        />
      }
    >
      <TimeChart {...facts} kind={kind} />
    </Panel>
  );
}
