import { HandPanel } from "../../shared/screen/hand/hand-panel.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { PlayButton } from "../../shared/screen/panel/play-button.tsx";
import { HintMoves, HoldValues } from "./hint.tsx";
import type { VideoPokerTable } from "./use-video-poker.ts";
import { videoPokerWords } from "./words/words.ts";

/** Stake, the button that deals and draws, and the hint. */
export function VideoPokerPanel({ table, keys }: { readonly table: VideoPokerTable; readonly keys: Hotkeys }) {
  const words = videoPokerWords.useWords();
  const { view } = table;
  return (
    <HandPanel
      table={table}
      keys={keys}
      onBet={table.bet}
      betText={words.deal}
      openAction={
        <PlayButton
          does="show"
          onPress={table.draw}
          waiting={table.waiting}
          slow={table.state.slow}
          disabled={!table.mayChoose && !table.waiting}
        >
          {words.draw}
        </PlayButton>
      }
      autoReason={null}
      endText={view === null || view.makes === "nothing" ? words.noWin : words.hands[view.makes]}
      explain={words.explain}
      autoFields={<p className="text-sm text-muted">{words.auto}</p>}
      outlook={<HoldValues table={table} />}
      phoneOutlook={<HoldValues table={table} />}
      moves={<HintMoves table={table} />}
    />
  );
}
