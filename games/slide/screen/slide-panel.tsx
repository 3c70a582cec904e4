import { BetPanel } from "@fairhouse/ui/components/bet-panel.tsx";
import { AmountField } from "../../shared/screen/amount-field.tsx";
import { AutoButton, AutoProgress } from "../../shared/screen/auto-button.tsx";
import { AutoFields } from "../../shared/screen/auto-fields.tsx";
import { HotkeyHint } from "../../shared/screen/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { LiveBetButton, QueuedNote } from "../../shared/screen/live/bet-button.tsx";
import { ModeSwitch } from "../../shared/screen/mode-switch.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { StrategyLine } from "../../shared/screen/strategy-line.tsx";
import { TargetField, TargetProfit } from "../../shared/screen/target-field.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { chanceOf } from "./figures.ts";
import { SlidePlayers } from "./slide-players.tsx";
import type { SlideTable } from "./use-slide.ts";
import { slideWords } from "./words/words.ts";

/** Amount and target, the button that bets, and who else is in. */
export function SlidePanel({ table, keys }: { readonly table: SlideTable; readonly keys: Hotkeys }) {
  const words = slideWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { live, autoMode, auto, target, amount } = table;
  const { seat } = live;
  // What is queued was bet with these values: they rest until it is in.
  const asleep = auto.running || seat.placing || seat.next !== null;
  return (
    <BetPanel
      label={shared.panel}
      mode={
        <ModeSwitch
          mode={autoMode ? "auto" : "manual"}
          onChange={(mode) => table.setAutoMode(mode === "auto")}
          disabled={asleep}
        />
      }
      action={
        <>
          {autoMode ? (
            <AutoAction table={table} />
          ) : (
            <LiveBetButton
              table={live}
              onBet={table.bet}
              reason={amount.problem}
              disabled={!target.ok}
              placedReason={words.placedReason}
            />
          )}
          <QueuedNote table={live} />
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={seat.error} auto={auto.state} />
        </>
      }
      below={beside && <SlidePlayers table={table} />}
      foot={beside && <HotkeyHint keys={keys} />}
    >
      <AmountField amount={amount} disabled={asleep} />
      <TargetField label={words.target} target={target} chanceOf={chanceOf} disabled={asleep} />
      {beside && <TargetProfit target={target} amount={amount.value} />}
      {autoMode && (
        <>
          <StrategyLine auto={auto} />
          <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />
        </>
      )}
    </BetPanel>
  );
}

function AutoAction({ table }: { readonly table: SlideTable }) {
  const { auto, amount, target, live } = table;
  const words = slideWords.useWords();
  const { ticket } = live.seat;
  const isIn = ticket !== null && ticket.payout === null && !auto.running;
  return (
    <AutoButton
      auto={auto}
      onStart={() => auto.start(amount.value)}
      slow={live.seat.slow}
      reason={isIn ? words.placedReason : target.ok ? amount.problem : words.target}
    />
  );
}
