import { usePlayRules } from "@fairhouse/client/play-context.tsx";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { gameWords } from "../words/words.ts";

type Mode = "manual" | "auto";

/** The mode of betting: one bet at a time, or automatic. */
export interface Modes {
  readonly autoMode: boolean;
  setAutoMode(autoMode: boolean): void;
}

/** Switches between single and automatic bets, if the house has those. */
export function ModeSwitch(props: {
  readonly table: Modes;
  /** True while auto play runs or a hand is open; then the mode must not change. */
  readonly disabled: boolean;
}) {
  const words = gameWords.useWords();
  const { table } = props;
  const { autoplay } = usePlayRules();
  if (!autoplay) return null;
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
