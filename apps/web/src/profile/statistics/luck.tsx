import type { Statistics } from "@fairhouse/protocol/statistics.ts";
import { formatPercent } from "@fairhouse/ui/format/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Panel } from "./panel.tsx";
import { statisticsWords } from "./words/words.ts";

export interface LuckProps {
  readonly judged: Statistics["totals"]["judged"];
  /** Id of the currency. */
  readonly currency: string;
}

/** Actual payouts against expected ones, for bets whose exact return is known. */
export function Luck({ judged, currency }: LuckProps) {
  const words = statisticsWords.useWords().luck;
  const format = useFormats();
  const { wagered, paid, expected } = judged;
  if (wagered === 0) {
    return (
      <Panel title={words.title}>
        <p className="text-muted">{words.none}</p>
      </Panel>
    );
  }
  const difference = Math.round(paid - expected);
  const coins = format.money(Math.abs(difference), currency);
  const verdict = difference > 0 ? words.ahead(coins) : difference < 0 ? words.behind(coins) : words.even;
  const most = Math.max(paid, expected);
  const tone = difference >= 0 ? "var(--win-fill)" : "var(--lose-fill)";
  return (
    <Panel title={words.title}>
      <p className="text-pretty font-medium">{verdict}</p>
      <dl className="grid gap-3.5">
        <Measure name={words.yours} share={paid / wagered} width={paid / most} colour={tone} />
        <Measure name={words.average} share={expected / wagered} width={expected / most} colour="var(--accent-fill)" />
      </dl>
      <p className="text-sm text-pretty text-muted">{words.text}</p>
    </Panel>
  );
}

interface MeasureProps {
  readonly name: string;
  /** Share of the wagered amount. */
  readonly share: number;
  /** 0 to 1. */
  readonly width: number;
  readonly colour: string;
}

function Measure({ name, share, width, colour }: MeasureProps) {
  const { locale } = useFormats();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular font-semibold">{formatPercent(share, locale)}</dd>
      <dd aria-hidden="true" className="col-span-full h-2.5 overflow-hidden rounded-full bg-well shadow-well">
        <div className="h-full rounded-full" style={{ width: `${width * 100}%`, background: colour }} />
      </dd>
    </div>
  );
}
