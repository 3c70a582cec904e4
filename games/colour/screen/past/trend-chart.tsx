import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { DIGITS, sizeOf } from "../../rules/terms.ts";
import { Ball } from "../ball.tsx";
import { usePositionName } from "../use-names.ts";
import { colourWords } from "../words/words.ts";
import { statisticsOf } from "./digit-statistics.ts";
import type { PastPeriod } from "./period-history.tsx";
import "./trend.css";

const ROWS = 20;

interface TrendChartProps {
  readonly periods: readonly PastPeriod[];
}

/** Shows the frequency and last appearance of each digit, and the last periods connected by a line. */
export function TrendChart({ periods }: TrendChartProps) {
  const words = colourWords.useWords();
  const nameOf = usePositionName();
  const rows = periods.slice(0, ROWS);
  return (
    <div dir="ltr" className="trend">
      <table aria-label={words.statistics} className="trend-table">
        <thead>
          <tr>
            <th scope="col" dir="auto">
              {words.digitColumn}
            </th>
            {DIGITS.map((digit) => (
              <th key={digit} scope="col">
                {digit}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <Statistics periods={periods} />
      </table>
      <p dir="auto" className="trend-note">
        {words.independent}
      </p>
      <div className="trend-rows">
        <Line digits={rows.map(({ digit }) => digit)} />
        <table aria-label={words.chartCaption} className="trend-table">
          <tbody>
            {rows.map(({ id, name, digit }) => (
              <tr key={id}>
                <th scope="row" className="trend-period">
                  <span className="trend-day">{name.slice(0, -5)}</span>
                  {name.slice(-5)}
                </th>
                {DIGITS.map((one) => (
                  <td key={one}>{one === digit ? <Drawn digit={digit} /> : <span aria-hidden="true">{one}</span>}</td>
                ))}
                <td>
                  <span className="trend-size" data-tone={sizeOf(digit)}>
                    {nameOf(sizeOf(digit)).charAt(0)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Drawn({ digit }: { readonly digit: number }) {
  return (
    <>
      <span className="sr-only">{digit}</span>
      <Ball digit={digit} />
    </>
  );
}

function Statistics({ periods }: TrendChartProps) {
  const words = colourWords.useWords();
  const { whole } = useFormats();
  const statistics = statisticsOf(periods.map(({ digit }) => digit));
  const row = (name: string, textOf: (one: (typeof statistics)[number]) => ReactNode) => (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      {statistics.map((one) => (
        <td key={one.digit}>{textOf(one)}</td>
      ))}
      <td />
    </tr>
  );
  return (
    <tbody className="trend-figures">
      {row(words.missing, ({ missing }) => whole(missing))}
      {row(words.averageGap, ({ averageGap }) => (averageGap === null ? "–" : whole(Math.round(averageGap))))}
      {row(words.frequency, ({ frequency }) => whole(frequency))}
    </tbody>
  );
}

/** Connects the balls by a line in units of columns and rows; it lies between the names and the sizes. */
function Line({ digits }: { readonly digits: readonly number[] }) {
  if (digits.length < 2) return null;
  const points = digits.map((digit, row) => `${digit + 0.5},${row + 0.5}`).join(" ");
  return (
    <svg viewBox={`0 0 ${DIGITS.length} ${digits.length}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
