import { BetPanel } from "@fairhouse/ui/components/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { AmountField } from "../../shared/screen/amount-field.tsx";
import { AutoButton, AutoProgress } from "../../shared/screen/auto-button.tsx";
import { AutoFields } from "../../shared/screen/auto-fields.tsx";
import { multiplierAfter } from "../../shared/screen/flight/law.ts";
import { HotkeyHint } from "../../shared/screen/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { LiveBetButton, QueuedNote } from "../../shared/screen/live/bet-button.tsx";
import { useClockText } from "../../shared/screen/live/clock-text.ts";
import { ModeSwitch } from "../../shared/screen/mode-switch.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { PlayButton } from "../../shared/screen/play-button.tsx";
import { StrategyLine } from "../../shared/screen/strategy-line.tsx";
import { payoutAt, TargetField, TargetProfit } from "../../shared/screen/target-field.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { CrashPlayers } from "./crash-players.tsx";
import { chanceOf } from "./figures.ts";
import type { CrashTable } from "./use-crash.ts";
import { crashWords } from "./words/words.ts";

/** Amount and target, the button that bets and leaves, and who else flies. */
export function CrashPanel({ table, keys }: { readonly table: CrashTable; readonly keys: Hotkeys }) {
  const words = crashWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { autoMode, auto, target } = table;
  const { seat } = table.live;
  // What is queued or in the air was bet with these values: they rest until it has landed.
  const asleep = auto.running || seat.placing || seat.next !== null || table.flies;
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
          {table.flies ? (
            <CashOutButton table={table} />
          ) : autoMode ? (
            <AutoAction table={table} />
          ) : (
            <LiveBetButton
              table={table.live}
              onBet={table.bet}
              reason={table.amount.problem}
              disabled={!target.ok}
              placedReason={words.placedReason}
            />
          )}
          {table.flies && auto.running && <AutoAction table={table} />}
          <QueuedNote table={table.live} />
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={seat.error} auto={auto.state} />
        </>
      }
      below={beside && <CrashPlayers table={table} />}
      foot={beside && <HotkeyHint keys={keys} />}
    >
      <AmountField amount={table.amount} disabled={asleep} />
      <TargetField
        label={words.autoCashOut}
        target={target}
        chanceOf={chanceOf}
        placeholder={words.noAuto}
        clearLabel={autoMode ? undefined : words.clearAuto}
        disabled={asleep}
      />
      {beside && <TargetProfit target={target} amount={table.amount.value} />}
      {autoMode && (
        <>
          <StrategyLine auto={auto} />
          <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />
        </>
      )}
    </BetPanel>
  );
}

/** What one would take now, counted up with the flight. */
function CashOutButton({ table }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { money } = useFormats();
  const { ticket, face } = table;
  const amount = useClockText<HTMLSpanElement>(true, (now) =>
    ticket !== null && face.kind === "flying"
      ? money(payoutAt(ticket.stake, multiplierAfter(now - face.startedAt)))
      : "",
  );
  return (
    <PlayButton onPress={table.cashOut} waiting={table.live.seat.leaving} slow={table.live.seat.slow}>
      {words.cashOut} <span ref={amount} dir="ltr" className="tabular" />
    </PlayButton>
  );
}

function AutoAction({ table }: { readonly table: CrashTable }) {
  const { auto, amount, ticket, face } = table;
  const words = crashWords.useWords();
  const isIn = ticket !== null && ticket.payout === null && face.kind !== "crashed" && !auto.running;
  return (
    <AutoButton
      auto={auto}
      onStart={() => auto.start(amount.value)}
      slow={table.live.seat.slow}
      reason={isIn ? words.placedReason : table.target.ok ? amount.problem : words.autoCashOut}
    />
  );
}
