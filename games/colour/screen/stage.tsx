import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { Board } from "./board.tsx";
import { Mixer, type Mood } from "./mixer.tsx";
import type { Order } from "./orders/use-orders.ts";
import { PeriodCard } from "./period-card.tsx";
import { TableTabs } from "./table-tabs.tsx";
import type { ColourTable } from "./use-colour.ts";
import { useDigitName } from "./use-names.ts";
import { usePassing } from "./use-passing.ts";
import { colourWords } from "./words/words.ts";
import "./stage.css";
import "./draw.css";

/** Shows the tables, the period with its draw, and the board. */
export function ColourStage({ table }: { readonly table: ColourTable }) {
  const { live, landed, pace } = table;
  const { kind } = live.face;
  const passing = usePassing((kind === "closing" || kind === "running") && !landed && pace !== "instant");
  return (
    <div className="colour-stage">
      <TableTabs table={table} />
      <div className="colour-draw">
        <PeriodCard table={table} />
        <Draw table={table} passing={passing} />
      </div>
      <Board table={table} passing={passing} />
    </div>
  );
}

/** Shows the digit of this period once it is revealed, and until then that of the last one. */
function Draw({ table, passing }: { readonly table: ColourTable; readonly passing: number | null }) {
  const words = colourWords.useWords();
  const live = liveWords.useWords();
  const nameOf = useDigitName();
  const { landed, digit, live: at } = table;
  const { face, recent, round } = at;
  const mixing = passing !== null;
  const last = recent.find(({ voided }) => !voided);
  const shown = landed ? digit : (last?.outcome?.digit ?? null);
  const id = landed ? (round?.id ?? "") : (last?.id ?? "");
  const text = face.kind === "voided" ? live.voided : mixing ? words.drawing : shown === null ? "" : nameOf(shown);
  return (
    <div
      className="colour-result"
      role="img"
      aria-label={shown === null ? words.noResult : words.lastDigit(nameOf(shown))}
    >
      <Mixer passing={passing} digit={shown} mood={landed ? moodOf(table) : "plain"} id={id} />
      <div className="colour-result-text">
        <p className="colour-label">{landed || mixing ? words.result : words.lastResult}</p>
        <p className="colour-result-name">{text}</p>
        {landed && <OwnResult table={table} />}
      </div>
    </div>
  );
}

/** Shows the profit of the period for all of the player's orders together. */
function OwnResult({ table: { orders } }: { readonly table: ColourTable }) {
  const words = colourWords.useWords();
  const currency = useCurrencyInPlay();
  const played = orders.filter(({ state }) => state === "played");
  if (played.length === 0) return null;
  return (
    <p className="colour-own-result">
      <span className="text-muted">{words.ownResult}</span>{" "}
      <Money amount={profitOf(played)} currency={currency} profit />
    </p>
  );
}

function profitOf(played: readonly Order[]): number {
  return played.reduce((sum, { payout, stake }) => sum + (payout ?? 0) - stake, 0);
}

/** Returns the effect of the digit on all of the player's orders together. */
function moodOf({ orders }: ColourTable): Mood {
  const played = orders.filter(({ state }) => state === "played");
  if (played.length === 0) return "plain";
  return profitOf(played) > 0 ? "won" : played.every(({ payout }) => payout === 0) ? "lost" : "plain";
}
