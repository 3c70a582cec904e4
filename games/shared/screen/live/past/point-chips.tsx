import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { toneOfPoint } from "../../point-tone.ts";
import type { PointHistoryButtonProps, PointOutcome } from "./point-history.tsx";
import { PointHistoryButton, RoundChips, type RoundChipsProps } from "./round-chips.tsx";

export interface PointChipsProps
  extends Pick<RoundChipsProps<PointOutcome>, "label" | "emptyText">,
    Pick<PointHistoryButtonProps, "chanceOf"> {
  readonly table: RoundChipsProps<PointOutcome>["table"] & PointHistoryButtonProps["table"];
}

/** Shows the last points of a table at which rounds ended, with a button for older ones. */
export function PointChips({ table, label, emptyText, chanceOf }: PointChipsProps) {
  const { multiplier } = useFormats();
  return (
    <RoundChips
      table={table}
      label={label}
      emptyText={emptyText}
      chipOf={({ point }) => ({ text: multiplier(point), tone: toneOfPoint(point) })}
      end={<PointHistoryButton table={table} chanceOf={chanceOf} />}
    />
  );
}
