import { endOf } from "../../shared/screen/baccarat/deal.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { type SettledCoup, settledCoupOf } from "../facts.ts";
import { CoupCaption, SettledTable, useCoupLabel } from "./settled-table.tsx";

export const draws: BetViewModule["draws"] = (page) => settledCoupOf(page) !== null;

/** Shows both hands of a settled deal, and the cloth with its chips. */
export default function BaccaratBetView({ page }: BetViewProps) {
  const deal = settledCoupOf(page);
  return deal && <DealResult deal={deal} />;
}

function DealResult({ deal }: { readonly deal: SettledCoup }) {
  return (
    <BetFigure label={useCoupLabel(deal)} caption={<CoupCaption {...deal} />}>
      <SettledTable deal={deal} shown={endOf(deal.coup)} still result={deal.coup} />
    </BetFigure>
  );
}
