import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useState } from "react";
import type { LiveTable } from "../../../shared/screen/live/use-live-table.ts";
import { coloursOf, sizeOf } from "../../rules/terms.ts";
import { Ball } from "../ball.tsx";
import { usePositionName } from "../use-names.ts";
import { colourWords } from "../words/words.ts";

const FIRST_ROWS = 20;

/** A finished period. */
export interface PastPeriod {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly digit: number;
}

interface PeriodHistoryProps {
  readonly live: Pick<LiveTable<unknown>, "game" | "table">;
  readonly periods: readonly PastPeriod[];
}

/** Lists the last periods with their digits; the number of each links to its proof. */
export function PeriodHistory({ live, periods }: PeriodHistoryProps) {
  const words = colourWords.useWords();
  const nameOf = usePositionName();
  const context = usePlayContext();
  const [all, showAll] = useState(false);
  return (
    <div className="grid gap-3">
      <table className="tabular w-full table-fixed text-sm">
        <caption className="sr-only">{words.history}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="w-2/5 py-2 text-start font-medium">
              {words.period}
            </th>
            <th scope="col" className="py-2 text-center font-medium">
              {words.digitColumn}
            </th>
            <th scope="col" className="py-2 text-center font-medium">
              {words.sizeColumn}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {words.colourColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {(all ? periods : periods.slice(0, FIRST_ROWS)).map(({ id, name, number, digit }) => (
            <tr key={id} className="h-11 border-t border-line">
              <th scope="row" className="text-start font-medium">
                <button
                  type="button"
                  onClick={() => context.openFairness({ game: live.game, round: { table: live.table, number } })}
                  className="touch-target wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent-text"
                >
                  <bdi dir="ltr">{name}</bdi>
                </button>
              </th>
              <td>
                <span className="sr-only">{digit}</span>
                <Ball digit={digit} className="colour-ball-small mx-auto" />
              </td>
              <td className="text-center">{nameOf(sizeOf(digit))}</td>
              <td className="text-end">
                {coloursOf(digit)
                  .map((colour) => nameOf(colour))
                  .join(words.and)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && periods.length > FIRST_ROWS && (
        <Button className="justify-self-center" onClick={() => showAll(true)}>
          {words.showAll}
        </Button>
      )}
    </div>
  );
}
