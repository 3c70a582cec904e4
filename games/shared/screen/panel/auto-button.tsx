import { textOfNumber } from "@fairhouse/client/auto/auto-options.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { gameWords } from "../words/words.ts";
import { PlayButton } from "./play-button.tsx";
import type { Auto } from "./use-auto.ts";

/** Starts or stops automatic bets; replaces the bet button. */
export function AutoButton(props: {
  readonly auto: Auto;
  readonly onStart: () => void;
  readonly slow: boolean;
  readonly reason: string | null;
}) {
  const words = gameWords.useWords();
  const { auto } = props;
  if (!auto.running) {
    return (
      <PlayButton does="start" onPress={props.onStart} reason={auto.problem ?? props.reason}>
        {words.startAuto}
      </PlayButton>
    );
  }
  const stopping = auto.state.status === "stopping";
  return (
    <PlayButton does="stop" variant="danger" onPress={auto.stop} reason={stopping ? words.stoppingAuto : null}>
      {stopping ? words.stoppingAuto : props.slow ? words.waiting : words.stopAuto}
    </PlayButton>
  );
}

/** Shows the progress of a run and its profit. */
export function AutoProgress({ auto }: { readonly auto: Auto }) {
  const words = gameWords.useWords();
  const { whole } = useFormats();
  const currency = useCurrencyInPlay();
  const { state } = auto;
  if (state.status === "idle") return null;
  const of = state.settings.bets === 0 ? "∞" : whole(state.settings.bets);
  return (
    <div className="grid gap-1.5">
      <PanelLine
        label={words.autoProgress(whole(state.made), of)}
        value={<Money amount={state.amount} currency={currency} icon />}
      />
      <PanelLine label={words.autoProfit} value={<Money amount={state.profit} currency={currency} profit />} />
      {auto.options
        .filter(({ name }) => state.options[name] !== undefined)
        .map(({ name, label, value, decimals }) => (
          <PanelLine key={name} label={label} value={textOfNumber(state.options[name] ?? value, decimals)} />
        ))}
    </div>
  );
}
