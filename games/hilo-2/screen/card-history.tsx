import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { usePastRounds } from "../../shared/screen/live/past/past-rounds.ts";
import { type ShareBar, ShareBars } from "../../shared/screen/live/past/share-bars.tsx";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { FloatingPanel, type FloatingPanelProps } from "../../shared/screen/page/floating-panel.tsx";
import { FIRST_BASE } from "../rules/base.ts";
import { CARDS } from "../rules/deck.ts";
import { type Position, winningCards, wins } from "../rules/positions.ts";
import { LiveCardView } from "./live-card.tsx";
import { usePositionNames } from "./position-names.ts";
import type { LiveHiloTable } from "./use-live-hilo.ts";
import { hiloWords } from "./words/words.ts";

const ROUNDS = 100;
/** Number of rounds shown as cards. */
const LAID = 32;

/** The positions by which cards are counted, with the colours of their bars. */
const COUNTED: readonly (readonly [Position, ShareBar["tone"]])[] = [
  ["red", "red"],
  ["black", "plain"],
  ["2-9", "win"],
  ["j-q", "win"],
  ["k-a", "win"],
  ["joker", "gold"],
];

interface CardHistoryProps {
  readonly live: LiveHiloTable["live"];
}

/** The last rounds of a table: the frequency of cards beside the expected one, and the newest cards. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function CardHistory({ live, ...card }: CardHistoryProps & FloatingPanelProps) {
  const words = hiloWords.useWords();
  const names = usePositionNames();
  const shared = liveWords.useWords();
  const { whole } = useFormats();
  const { rounds, failed } = usePastRounds(live, ROUNDS);
  const cards = rounds.flatMap(({ id, outcome }) => {
    return outcome === null ? [] : [{ id, drawn: outcome.card }];
  });
  const bars = COUNTED.map(([position, tone]) => ({
    key: position,
    name: names[position],
    count: cards.filter(({ drawn }) => wins(position, drawn, FIRST_BASE)).length,
    expected: winningCards(position, FIRST_BASE) / CARDS.length,
    tone,
  }));
  return (
    <FloatingPanel {...card} name="history" title={shared.history} wide>
      <div className="grid gap-3">
        <p className="text-sm text-muted">{failed ? shared.historyFailed : words.historyOf(whole(cards.length))}</p>
        <ShareBars bars={bars} all={cards.length} />
        <ol aria-hidden="true" dir="ltr" className="flex flex-wrap gap-1.5 border-t border-line pt-3">
          {cards.slice(0, LAID).map(({ id, drawn }) => (
            <li key={id} className="w-10">
              <LiveCardView card={drawn} />
            </li>
          ))}
        </ol>
      </div>
    </FloatingPanel>
  );
}
