import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { useState } from "react";
import { Panel } from "./panel.tsx";
import type { ChartKind } from "./plot.ts";
import { TimeChart, type TimeChartProps } from "./time-chart.tsx";
import { statisticsWords } from "./words/words.ts";

/** The running net result, or the amount wagered in each step. */
export function OverTime(facts: Omit<TimeChartProps, "kind">) {
  const words = statisticsWords.useWords().chart;
  const [kind, setKind] = useState<ChartKind>("net");
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
