import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { Shown } from "../../shared/screen/baccarat/deal.ts";
import { Hands } from "../../shared/screen/baccarat/hands.tsx";
import { TellingLines } from "../../shared/screen/baccarat/telling.tsx";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import type { SettledCoup } from "../facts.ts";
import type { Result } from "../rules/positions.ts";
import { isPosition } from "../rules/positions.ts";
import { Cloth, chipFate } from "./cloth.tsx";
import "./settled.css";

/** Returns a deal in words, for players who cannot see its picture. */
export function useCoupLabel({ coup }: SettledCoup): string {
  const coupText = useCoupText();
  return `${coupText(coup)}.`;
}

/** Lists the chips that won or came back, with their profits. */
export function CoupCaption({ chips, coup }: SettledCoup) {
  const words = coupWords.useWords();
  const currency = useCurrencyInPlay();
  const fates = chips.map((chip) => ({ on: chip.on, fate: chipFate(chip, coup) }));
  const kept = fates.filter(({ fate }) => fate.kind !== "lost");
  if (kept.length === 0) return <span>{words.noWinner}</span>;
  return kept.map(({ on, fate }) => (
    <span key={on} className="inline-flex items-baseline gap-1.5">
      <span className="font-semibold text-text">{isPosition(on) ? words.positions[on] : on}</span>
      {fate.kind === "won" ? <Money amount={fate.profit} currency={currency} profit /> : words.returned}
    </span>
  ));
}

export interface SettledTableProps {
  readonly deal: SettledCoup;
  readonly shown: Shown;
  readonly still: boolean;
  readonly result: Result | null;
}

/** Shows both hands, the reasons for third cards, and the cloth with its chips. */
export function SettledTable({ deal: { coup, chips }, shown, still, result }: SettledTableProps) {
  return (
    <div className="baccarat-settled">
      <Hands id="settled" coup={coup} shown={shown} still={still} pace="animated" onTurn={null} />
      <TellingLines coup={coup} shown={shown} />
      <div className="baccarat-settled-cloth">
        <Cloth chips={chips} result={result} pointed={null} pace="animated" />
      </div>
    </div>
  );
}
