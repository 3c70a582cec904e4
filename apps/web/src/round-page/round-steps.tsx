import type { RoundAddress } from "@fairhouse/protocol/round-address.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Steps } from "../bet-page/steps.tsx";
import { fairnessWords } from "../fairness/words/words.ts";
import { useRoundPage } from "./use-round-page.ts";

interface RoundStepsProps {
  readonly round: RoundAddress;
  readonly onShow: (round: RoundAddress) => void;
}

/** The steps through the rounds of a table. */
export function RoundSteps({ round, onShow }: RoundStepsProps) {
  const words = fairnessWords.useWords().rounds;
  const { whole } = useFormats();
  const before = { ...round, number: round.number - 1 };
  const after = { ...round, number: round.number + 1 };
  const newest = useRoundPage(round).page?.newest ?? 0;
  return (
    <Steps
      place={words.title(whole(round.number))}
      before={{ label: words.before, go: before.number < 1 ? null : () => onShow(before), none: words.noBefore }}
      after={{ label: words.after, go: after.number > newest ? null : () => onShow(after), none: words.noAfter }}
    />
  );
}
