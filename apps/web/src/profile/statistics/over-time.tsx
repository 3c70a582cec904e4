import type { Step } from "@fairhouse/protocol/statistics.ts";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { useState } from "react";
import { Panel } from "./panel.tsx";
import type { ChartKind } from "./plot.ts";
import type { Point } from "./series.ts";
import { TimeChart } from "./time-chart.tsx";
import { statisticsWords } from "./words/words.ts";

/** The running net result, or the amount wagered in each step. */
export function OverTime({ points, step }: { points: readonly Point[]; step: Step }) {
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
      <TimeChart points={points} step={step} kind={kind} />
    </Panel>
  );
}
