import { Money } from "@fairhouse/ui/components/money.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { BetText, QueuedNote } from "../../shared/screen/live/bet-button.tsx";
import { SeedNote } from "../../shared/screen/live/seed-note.tsx";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import type { Hotkeys } from "../../shared/screen/page/hotkeys.ts";
import { AmountField } from "../../shared/screen/panel/amount-field.tsx";
import { AutoButton } from "../../shared/screen/panel/auto-button.tsx";
import { ForPlayers } from "../../shared/screen/panel/for-players.tsx";
import { PlayButton } from "../../shared/screen/panel/play-button.tsx";
import { PlayPanel } from "../../shared/screen/panel/play-panel.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { FEE, prizeOf } from "../rules/pot.ts";
import { Bettors } from "./bettors.tsx";
import { chanceWith } from "./pot.ts";
import { useShareText } from "./share-text.ts";
import type { JackpotTable } from "./use-jackpot.ts";
import { jackpotWords } from "./words/words.ts";

/** Shows the amount with its chance, the button that bets, and the other players. */
export function JackpotPanel({ table, keys }: { readonly table: JackpotTable; readonly keys: Hotkeys }) {
  const beside = useMedia(BESIDE);
  return (
    <PlayPanel
      table={table}
      keys={keys}
      button={
        <ForPlayers game="jackpot">
          {table.autoMode ? <AutoAction table={table} /> : <BetAction table={table} />}
        </ForPlayers>
      }
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
        <BetText text={shared.cancelNext} note={shared.onNext} />
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
      <BetText text={open && staked > 0 ? words.betMore : shared.bet} note={open ? undefined : shared.onNext} />
    </PlayButton>
  );
}

function AutoAction({ table: { auto, amount, problem, live } }: { readonly table: JackpotTable }) {
  return <AutoButton auto={auto} onStart={() => auto.start(amount.value)} slow={live.seat.slow} reason={problem} />;
}

/** Shows the player's chance in the current pot, the chance with the amount in the field, and the prize. */
function Prospect({ table: { pot, staked, amount, open } }: { readonly table: JackpotTable }) {
  const words = jackpotWords.useWords();
  const { percent } = useFormats();
  const shareOf = useShareText();
  const currency = useHouseCurrency();
  const own = open ? staked : 0;
  const before = open ? pot.total : 0;
  // Without anybody else there is no draw, and stakes come back: a chance of 100% would be none.
  const isAlone = before === own;
  const text = (chance: number) => (isAlone ? "–" : shareOf(chance));
  return (
    <dl className="surface-well grid grid-cols-[auto_auto_auto] justify-between gap-x-2 px-3 py-2 max-md:py-1">
      <Prospected label={words.chanceNow}>
        <bdi>{text(chanceWith(own, before, 0))}</bdi>
      </Prospected>
      <Prospected label={words.chanceWith}>
        <bdi>{text(chanceWith(own, before, amount.value))}</bdi>
      </Prospected>
      <Prospected label={words.prize(percent(FEE))}>
        <span className="text-gold">
          {isAlone ? "–" : <Money amount={prizeOf(before + amount.value)} currency={currency} />}
        </span>
      </Prospected>
    </dl>
  );
}

function Prospected({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-between gap-0.5 last:text-end">
      <dt className="text-xs leading-tight text-balance text-muted">{label}</dt>
      <dd className="tabular truncate text-base leading-tight font-bold">{children}</dd>
    </div>
  );
}
