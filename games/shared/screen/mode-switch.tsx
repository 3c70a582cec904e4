import { SegmentedControl } from "@fairhouse/ui/components/segmented-control.tsx";
import { gameWords } from "./words/words.ts";

type Mode = "manual" | "auto";

/** How bets are made: one by one, or automatically. */
export interface Modes {
  readonly autoMode: boolean;
  setAutoMode(autoMode: boolean): void;
}

export function ModeSwitch(props: {
  readonly table: Modes;
  /** While auto play runs or a hand is open, the way of betting stays. */
  readonly disabled: boolean;
}) {
  const words = gameWords.useWords();
  const { table } = props;
  return (
    <SegmentedControl<Mode>
      label={words.mode}
      value={table.autoMode ? "auto" : "manual"}
      onChange={(mode) => table.setAutoMode(mode === "auto")}
      disabled={props.disabled}
      options={[
        { value: "manual", label: words.manual },
        { value: "auto", label: words.auto },
      ]}
    />
  );
}
