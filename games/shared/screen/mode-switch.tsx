import { SegmentedControl } from "@fairhouse/ui/components/segmented-control.tsx";
import { gameWords } from "./words/words.ts";

export type Mode = "manual" | "auto";

export function ModeSwitch(props: {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
  /** While auto play runs or a hand is open, the way of betting stays. */
  readonly disabled: boolean;
}) {
  const words = gameWords.useWords();
  return (
    <SegmentedControl<Mode>
      label={words.mode}
      value={props.mode}
      onChange={props.onChange}
      disabled={props.disabled}
      options={[
        { value: "manual", label: words.manual },
        { value: "auto", label: words.auto },
      ]}
    />
  );
}
