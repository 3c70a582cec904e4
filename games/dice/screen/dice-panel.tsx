import { payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { BetPanel } from "@fairhouse/ui/components/bet-panel.tsx";
import { ProfitLine } from "@fairhouse/ui/components/profit-line.tsx";
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
import { paysOf } from "../rules/terms.ts";
import { OddsFields } from "./odds-fields.tsx";
import type { DiceTable } from "./use-dice.ts";
import { diceWords } from "./words/words.ts";

/** Amount, odds, and the button that bets; the side is chosen on the stage, at the scale. */
export function DicePanel({ table, keys }: { readonly table: DiceTable; readonly keys: Hotkeys }) {
  const words = diceWords.useWords();
  const shared = gameWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, auto, autoMode, state, chance } = table;
  const asleep = table.busy || auto.running;
  const slow = state.phase === "placing" && state.slow;
  const pays = paysOf(chance);
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
            <AutoButton auto={auto} onStart={() => auto.start(amount.value)} slow={slow} reason={amount.problem} />
          ) : (
            <PlayButton onPress={table.bet} waiting={table.busy} slow={slow} reason={amount.problem}>
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
      <OddsFields chance={chance} onChange={table.setChance} both={beside} disabled={asleep} />
      {beside && (
        <ProfitLine
          label={words.profitOnWin}
          hundredths={hundredths(pays)}
          profit={payoutOf(amount.value, pays) - amount.value}
        />
      )}
      {autoMode && (
        <>
          <StrategyLine auto={auto} />
          <AutoFields settings={auto.settings} onChange={auto.change} disabled={auto.running} />
        </>
      )}
    </BetPanel>
  );
}
