import { shownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { MultiplierInput } from "@fairhouse/ui/forms/multiplier-input.tsx";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChevronsRight } from "lucide-react";
import { CashOutPanel } from "../../shared/screen/hand/cash-out-panel.tsx";
import { HandLadder, type Rung } from "../../shared/screen/hand/hand-ladder.tsx";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { BESIDE, SHORT, useMedia } from "../../shared/screen/use-media.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { SIDES } from "./strategy.ts";
import { MAX_TARGET, MIN_TARGET, targetProblem } from "./target.ts";
import type { FirstCard, HiloTable } from "./use-hilo.ts";
import { hiloWords } from "./words/words.ts";

/** Stake, first card and the button, with the payout of the next guess and of cashing out. */
export function HiloPanel({ table, keys }: { readonly table: HiloTable; readonly keys: Hotkeys }) {
  const words = hiloWords.useWords();
  const beside = useMedia(BESIDE);
  const { auto, open } = table;
  const busy = open || table.phase === "starting" || auto.running;
  return (
    <CashOutPanel
      table={table}
      keys={keys}
      onBet={table.bet}
      autoReason={useTargetText(table.target)}
      lostText={words.wrongGuess}
      explain={words.explain}
      fields={
        // On phones the card on the table is the first one, and its own button changes it.
        (beside || table.first === "drawn") && (
          <Select
            label={words.firstCard}
            value={table.first}
            onChange={(value) => table.setFirst(value)}
            options={
              [
                { value: "shown", label: words.shownCard },
                { value: "drawn", label: words.drawnCard },
              ] satisfies readonly { value: FirstCard; label: string }[]
            }
            disabled={busy}
          />
        )
      }
      autoFields={<Strategy table={table} disabled={auto.running} />}
      outlook={<Outlook table={table} />}
      phoneOutlook={null}
      moves={<Moves table={table} />}
    />
  );
}

/** The current payout of the hand, and its payout with each guess. */
function Outlook({ table }: { readonly table: HiloTable }) {
  const words = hiloWords.useWords();
  const { view, open, choices, amount } = table;
  const stake = open && view !== null ? view.bet.amount : amount.value;
  const now: readonly Rung[] =
    open && view !== null && view.multiplier !== null
      ? [
          {
            id: "now",
            name: words.now,
            chance: null,
            ...shownMultiplier(stake, view.cashOut ?? 0, view.multiplier),
            profit: (view.cashOut ?? 0) - stake,
            state: "reached",
          },
        ]
      : [];
  const guesses = (choices ?? []).flatMap(({ guess, chance, pay }): Rung[] =>
    pay === null
      ? []
      : [
          {
            id: guess,
            name: words.guesses[guess],
            chance,
            hundredths: pay.hundredths,
            about: pay.about,
            profit: pay.payout - stake,
            state: open ? "next" : "later",
          },
        ],
  );
  return (
    <HandLadder
      caption={words.outlook}
      head={words.guess}
      reached="✓"
      ahead={now.length === 0 ? words.now : undefined}
      rungs={[...now, ...guesses]}
    />
  );
}

/** The skip button, while a hand is open. */
function Moves({ table }: { readonly table: HiloTable }) {
  const words = hiloWords.useWords();
  const beside = useMedia(BESIDE);
  return (
    <Button
      icon={<ChevronsRight size={18} aria-hidden="true" className="mirror-rtl" />}
      onClick={table.skip}
      disabled={!table.canSkip}
      className="min-h-12!"
    >
      {beside ? words.skip : words.skipHint}
    </Button>
  );
}

/** The choice of how automatic hands guess and when they are cashed out. */
function Strategy({ table, disabled }: { readonly table: HiloTable; readonly disabled: boolean }) {
  const words = hiloWords.useWords();
  const short = useMedia(SHORT);
  return (
    <>
      <Select
        label={words.strategy}
        value={table.side}
        onChange={(value) => table.setSide(value)}
        options={SIDES.map((side) => ({ value: side, label: words.strategies[side] }))}
        disabled={disabled}
      />
      {/* In windows of 768 px a name beside its field leaves the rows some distance. */}
      <div data-dense={short || undefined} className="group/panel">
        <MultiplierInput
          label={words.target}
          value={table.target}
          onChange={(target) => table.setTarget(target ?? Number.NaN)}
          min={MIN_TARGET}
          max={MAX_TARGET}
          error={useTargetText(table.target)}
          disabled={disabled}
        />
      </div>
    </>
  );
}

function useTargetText(target: number): string | null {
  const shared = gameWords.useWords();
  const { multiplier } = useFormats();
  const problem = targetProblem(target);
  if (problem === null) return null;
  if (problem === "no-number") return shared.noNumber;
  return problem === "too-small" ? shared.atLeast(multiplier(MIN_TARGET)) : shared.atMost(multiplier(MAX_TARGET));
}
