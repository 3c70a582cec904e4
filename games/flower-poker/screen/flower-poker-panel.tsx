import { payoutOf } from "@fairhouse/kernel/money.ts";
import { BetPanel, PanelLine } from "@fairhouse/ui/components/bet-panel.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Switch } from "@fairhouse/ui/components/switch.tsx";
import { AmountField } from "../../shared/screen/amount-field.tsx";
import { AutoButton, AutoProgress } from "../../shared/screen/auto-button.tsx";
import { AutoFields } from "../../shared/screen/auto-fields.tsx";
import { HotkeyHint } from "../../shared/screen/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { ModeSwitch } from "../../shared/screen/mode-switch.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { PlayButton } from "../../shared/screen/play-button.tsx";
import { StrategyLine } from "../../shared/screen/strategy-line.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { PAYS } from "../rules/odds.ts";
import { HandRanks } from "./hand-ranks.tsx";
import { inTheGround } from "./planting-show.ts";
import type { FlowerPokerTable } from "./use-flower-poker.ts";
import { flowerPokerWords } from "./words/words.ts";

/** Amount, pace, and the button that bets, and hurries what grows. */
export function FlowerPokerPanel({ table, keys }: { readonly table: FlowerPokerTable; readonly keys: Hotkeys }) {
  const words = flowerPokerWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, auto, autoMode, state } = table;
  const asleep = table.busy || auto.running;
  const quick = <Switch label={words.quick} checked={table.quick} onChange={table.setQuick} />;
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
          <MainButton table={table} />
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={state.phase === "refused" ? state.error : null} auto={auto.state} />
        </>
      }
      // On phones beside the mode: what is saved in height goes to the flowers.
      secondary={!beside && quick}
      below={beside && !autoMode && <HandRanks ground={groundOf(table)} />}
      foot={<HotkeyHint keys={keys} />}
    >
      <AmountField amount={amount} disabled={asleep} />
      {beside && !autoMode && (
        <PanelLine label={words.profit} value={<Money amount={profitOf(amount.value)} profit />} />
      )}
      {beside && quick}
      {autoMode && (
        <>
          <StrategyLine auto={auto} />
          <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />
        </>
      )}
    </BetPanel>
  );
}

/** Bets; while flowers grow, shows them all at once; starts and stops automatic bets. */
function MainButton({ table }: { readonly table: FlowerPokerTable }) {
  const words = flowerPokerWords.useWords();
  const shared = gameWords.useWords();
  const { amount, auto, state, hurry } = table;
  const slow = state.phase === "placing" && state.slow;
  if (table.autoMode) {
    return <AutoButton auto={auto} onStart={() => auto.start(amount.value)} slow={slow} reason={amount.problem} />;
  }
  if (hurry !== null && !table.instantBet) {
    return (
      <PlayButton variant="neutral" onPress={hurry}>
        {words.hurry}
      </PlayButton>
    );
  }
  return (
    <PlayButton onPress={table.bet} waiting={table.busy} slow={slow} reason={amount.problem}>
      {shared.bet}
    </PlayButton>
  );
}

/** What is in the ground of both beds; null while that is nothing. */
function groundOf({ plantings, shown }: FlowerPokerTable) {
  const now = plantings[shown.planting];
  return now === undefined || shown.planted === 0 ? null : inTheGround(now, shown.planted);
}

/** Nothing for a stake that cannot be bet. */
function profitOf(stake: number): number {
  return stake > 0 && Number.isSafeInteger(stake * 2) ? payoutOf(stake, PAYS) - stake : 0;
}
