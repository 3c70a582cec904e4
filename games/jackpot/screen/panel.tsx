import { Money } from "@fairhouse/ui/components/money.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { QueuedNote } from "../../shared/screen/live/bet-button.tsx";
import { SeedNote } from "../../shared/screen/live/seed-note.tsx";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { AmountField } from "../../shared/screen/panel/amount-field.tsx";
import { AutoButton } from "../../shared/screen/panel/auto-button.tsx";
import { PlayButton } from "../../shared/screen/panel/play-button.tsx";
import { PlayPanel } from "../../shared/screen/panel/play-panel.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { prizeOf } from "../rules/pot.ts";
import { Bettors } from "./bettors.tsx";
import { chanceWith } from "./pot.ts";
import type { JackpotTable } from "./use-jackpot.ts";
import { jackpotWords } from "./words/words.ts";

/** Shows the amount with its chance, the button that bets, and the other players. */
export function JackpotPanel({ table, keys }: { readonly table: JackpotTable; readonly keys: Hotkeys }) {
  const beside = useMedia(BESIDE);
  return (
    <PlayPanel
      table={table}
      keys={keys}
      button={table.autoMode ? <AutoAction table={table} /> : <BetAction table={table} />}
      note={
        <>
          <QueuedNote table={table.live} />
          <SeedNote game="jackpot" ofAll />
        </>
      }
      below={beside && <Bettors table={table} />}
    >
      <AmountField amount={table.amount} disabled={table.asleep} />
      <Prospect table={table} />
    </PlayPanel>
  );
}

function BetAction({ table }: { readonly table: JackpotTable }) {
  const words = jackpotWords.useWords();
  const shared = liveWords.useWords();
  const { live, open, staked } = table;
  const { seat, face } = live;
  if (seat.next !== null) {
    return (
      <PlayButton does="take back" variant="neutral" onPress={table.takeBack}>
        {shared.cancelNext}
      </PlayButton>
    );
  }
  return (
    <PlayButton
      does="bet"
      onPress={table.bet}
      waiting={seat.placing}
      slow={seat.slow}
      reason={table.problem}
      disabled={face.kind === "loading"}
    >
      {!open ? shared.betNext : staked > 0 ? words.betMore : shared.bet}
    </PlayButton>
  );
}

function AutoAction({ table: { auto, amount, problem, live } }: { readonly table: JackpotTable }) {
  return <AutoButton auto={auto} onStart={() => auto.start(amount.value)} slow={live.seat.slow} reason={problem} />;
}

/** Shows the chance of the amount in the field in the current pot. */
function Prospect({ table: { pot, staked, amount, open } }: { readonly table: JackpotTable }) {
  const words = jackpotWords.useWords();
  const { percent } = useFormats();
  const currency = useHouseCurrency();
  const before = open ? pot.total : 0;
  const own = open ? staked : 0;
  const chance = chanceWith(own, before, amount.value);
  return (
    <dl className="surface-well grid grid-cols-2 gap-x-3 px-3 py-2 text-sm max-md:py-1.5">
      <div className="min-w-0">
        <dt className="text-muted">{own > 0 ? words.chanceAfter : words.chance}</dt>
        <dd className="tabular text-base font-bold">
          <bdi>{before === 0 ? "–" : percent(Math.round(chance * 10_000) / 10_000)}</bdi>
        </dd>
      </div>
      <div className="min-w-0 text-end">
        <dt className="text-muted">{words.prize}</dt>
        <dd className="text-base font-bold text-gold">
          {before === 0 ? "–" : <Money amount={prizeOf(before + amount.value)} currency={currency} />}
        </dd>
      </div>
    </dl>
  );
}
