import { BetPanel } from "@fairhouse/ui/components/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { AmountField } from "../../shared/screen/amount-field.tsx";
import { AutoButton, AutoProgress } from "../../shared/screen/auto-button.tsx";
import { AutoFields } from "../../shared/screen/auto-fields.tsx";
import { HotkeyHint } from "../../shared/screen/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { ModeSwitch } from "../../shared/screen/mode-switch.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { PlayButton } from "../../shared/screen/play-button.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { payoutAt } from "./figures.ts";
import { multiplierAfter } from "./flight.ts";
import { Players } from "./players.tsx";
import { TargetField, TargetProfit } from "./target-field.tsx";
import type { CrashTable } from "./use-crash.ts";
import { useClockText } from "./use-now.ts";
import { crashWords } from "./words/words.ts";

/** Amount and target, the button that bets and leaves, and who else flies. */
export function CrashPanel({ table, keys }: { readonly table: CrashTable; readonly keys: Hotkeys }) {
  const words = crashWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { autoMode, auto, seat } = table;
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
            <BetButton table={table} />
          )}
          {table.flies && auto.running && <AutoAction table={table} />}
          {seat.next !== null && <p className="text-center text-sm text-muted">{words.queued}</p>}
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={seat.error} auto={auto.state} />
        </>
      }
      below={beside && <Players table={table} />}
      foot={beside && <HotkeyHint keys={keys} />}
    >
      <AmountField amount={table.amount} disabled={asleep} />
      <TargetField table={table} disabled={asleep} />
      {beside && <TargetProfit table={table} />}
      {autoMode && <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />}
    </BetPanel>
  );
}

function BetButton({ table }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { seat, face, ticket, amount } = table;
  if (seat.next !== null) {
    return (
      <PlayButton variant="neutral" onPress={table.cancelNext}>
        {words.cancelNext}
      </PlayButton>
    );
  }
  const isIn = ticket !== null && (face.kind === "betting" || face.kind === "closing");
  if (isIn && face.kind === "betting") {
    return (
      <PlayButton variant="neutral" onPress={table.takeBack} waiting={seat.leaving} slow={seat.slow}>
        {words.takeBack}
      </PlayButton>
    );
  }
  const reason = isIn ? words.placedReason : (amount.problem ?? null);
  return (
    <PlayButton
      onPress={table.bet}
      waiting={seat.placing}
      slow={seat.slow}
      reason={reason}
      disabled={!table.targetOk || face.kind === "loading"}
    >
      {isIn ? words.placed : face.kind === "betting" ? words.bet : words.betNext}
    </PlayButton>
  );
}

/** What one would take now, counted up with the flight. */
function CashOutButton({ table }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { whole } = useFormats();
  const { ticket, face } = table;
  const amount = useClockText<HTMLSpanElement>(true, (now) =>
    ticket !== null && face.kind === "flying"
      ? whole(payoutAt(ticket.stake, multiplierAfter(now - face.startedAt)))
      : "",
  );
  return (
    <PlayButton onPress={table.cashOut} waiting={table.seat.leaving} slow={table.seat.slow}>
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
      slow={table.seat.slow}
      reason={isIn ? words.placedReason : table.targetOk ? amount.problem : words.autoCashOut}
    />
  );
}
