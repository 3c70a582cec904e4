import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { toneOfPoint } from "../point-tone.ts";
import { PointHistoryButton, type PointHistoryButtonProps, RoundChips, type RoundChipsProps } from "./round-chips.tsx";

export interface PointChipsProps
  extends Pick<RoundChipsProps, "table" | "label" | "emptyText">,
    Pick<PointHistoryButtonProps, "pointOf" | "chanceOf"> {}

/** Shows the last points of a table at which rounds ended, with a button for older ones. */
export function PointChips({ table, label, emptyText, pointOf, chanceOf }: PointChipsProps) {
  const { multiplier } = useFormats();
  return (
    <RoundChips
      table={table}
      label={label}
      emptyText={emptyText}
      chipOf={({ voided, outcome }) => {
        const point = voided ? null : pointOf(outcome);
        return point === null ? null : { text: multiplier(point), tone: toneOfPoint(point) };
      }}
      end={<PointHistoryButton table={table} pointOf={pointOf} chanceOf={chanceOf} />}
    />
  );
}
