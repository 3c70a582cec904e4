import { BetPanel } from "@fairhouse/ui/components/bet-panel.tsx";
import { AmountField } from "../../shared/screen/amount-field.tsx";
import { AutoButton, AutoProgress } from "../../shared/screen/auto-button.tsx";
import { AutoFields } from "../../shared/screen/auto-fields.tsx";
import { HotkeyHint } from "../../shared/screen/hotkey-hint.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { ModeSwitch } from "../../shared/screen/mode-switch.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { PlayButton } from "../../shared/screen/play-button.tsx";
import { StrategyLine } from "../../shared/screen/strategy-line.tsx";
import { TargetField, TargetProfit } from "../../shared/screen/target-field.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { shareReaching } from "../rules/point.ts";
import type { LimboTable } from "./use-limbo.ts";
import { limboWords } from "./words/words.ts";

/** Amount, target, and the button that bets. */
export function LimboPanel({ table, keys }: { readonly table: LimboTable; readonly keys: Hotkeys }) {
  const words = limboWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, target, auto, autoMode, state, reason } = table;
  const asleep = table.busy || auto.running;
  const slow = state.phase === "placing" && state.slow;
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
            <AutoButton auto={auto} onStart={() => auto.start(amount.value)} slow={slow} reason={reason} />
          ) : (
            <PlayButton onPress={table.bet} waiting={table.busy} slow={slow} reason={reason}>
              {shared.bet}
            </PlayButton>
          )}
          {autoMode && <AutoProgress auto={auto} />}
          <Notices error={state.phase === "refused" ? state.error : null} auto={auto.state} />
        </>
      }
      foot={<HotkeyHint keys={keys} />}
    >
      <AmountField amount={amount} disabled={asleep} />
      <TargetField label={words.target} target={target} chanceOf={shareReaching} disabled={asleep} />
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
