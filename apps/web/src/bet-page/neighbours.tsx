import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Steps } from "./steps.tsx";
import { betWords } from "./words/words.ts";

export interface NeighboursProps {
  /** The list of bets from which this one was opened, in order. */
  readonly list: readonly string[];
  readonly current: string;
  readonly onShow: (id: string) => void;
}

/** The steps through a list of bets. */
export function Neighbours({ list, current, onShow }: NeighboursProps) {
  const words = betWords.useWords();
  const { whole } = useFormats();
  const place = list.indexOf(current);
  const newer = place > 0 ? list[place - 1] : undefined;
  const older = place >= 0 ? list[place + 1] : undefined;
  const to = (id: string | undefined) => (id === undefined ? null : () => onShow(id));
  return (
    <Steps
      place={words.place(whole(place + 1), whole(list.length))}
      before={{ label: words.newer, go: to(newer), none: words.noNewer }}
      after={{ label: words.older, go: to(older), none: words.noOlder }}
    />
  );
}
