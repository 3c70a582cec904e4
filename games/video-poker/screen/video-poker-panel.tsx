import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { HandPanel } from "../../shared/screen/hand/hand-panel.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { PlayButton } from "../../shared/screen/panel/play-button.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { MAX_PAY } from "../rules/poker-hands.ts";
import { HintMoves, HoldValues } from "./hint.tsx";
import type { VideoPokerTable } from "./use-video-poker.ts";
import { videoPokerWords } from "./words/words.ts";

/** Stake, the button that deals and draws, and the hint. */
export function VideoPokerPanel({ table, keys }: { readonly table: VideoPokerTable; readonly keys: Hotkeys }) {
  const words = videoPokerWords.useWords();
  const beside = useMedia(BESIDE);
  const { view, open, amount } = table;
  const pay = <TopPay stake={open && view !== null ? view.bet.amount : amount.value} />;
  // With the hint, a phone keeps the room that the values of an open hand take, so that its button stays where it is.
  const onPhone = table.hint && <div className="grid min-h-12 items-center">{pay}</div>;
  const top = !table.autoMode && (beside ? pay : onPhone);
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
      fields={top}
      endText={endTextOf(table, words)}
      explain={words.explain}
      autoFields={<p className="text-sm text-muted">{words.auto}</p>}
      outlook={<HoldValues table={table} />}
      phoneOutlook={table.hint && <HoldValues table={table} />}
      moves={<HintMoves table={table} />}
    />
  );
}

/** Says how the last hand ended. Its name stands below the cards and is lit in the pay table. */
function endTextOf({ view, ended }: VideoPokerTable, words: ReturnType<typeof videoPokerWords.useWords>): string {
  if (view === null || view.makes === "nothing") return words.noWin;
  return ended?.payout === ended?.stake ? words.stakeBack : words.win;
}

/** The most that a stake can return; nothing for one that cannot be bet. */
function TopPay({ stake }: { readonly stake: number }) {
  const words = videoPokerWords.useWords();
  const currency = useCurrencyInPlay();
  const pays = stake * MAX_PAY;
  return (
    <PanelLine
      label={words.hands["royal-flush"]}
      value={<Money amount={Number.isSafeInteger(pays) ? pays : 0} currency={currency} />}
    />
  );
}
