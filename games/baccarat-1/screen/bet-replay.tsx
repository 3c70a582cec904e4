import { useState } from "react";
import { useDeal } from "../../shared/screen/baccarat/use-deal.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { type SettledCoup, settledCoupOf } from "../facts.ts";
import { CoupCaption, SettledTable, useCoupLabel } from "./settled-table.tsx";

/** Replays the deal card by card, and then sweeps and pays its chips. */
export default function BaccaratBetReplay({ page, onEnd }: BetReplayProps) {
  const [deal] = useState(() => settledCoupOf(page));
  return deal && <ReplayedDeal deal={deal} onEnd={onEnd} />;
}

function ReplayedDeal({ deal, onEnd }: { readonly deal: SettledCoup; readonly onEnd: () => void }) {
  const [dealt] = useState(() => ({ id: "replay", coup: deal.coup }));
  const { shown } = useDeal({ dealt, atEnd: false, pace: "animated", squeeze: false, onEnd });
  return (
    <BetFigure label={useCoupLabel(deal)} caption={<CoupCaption {...deal} />}>
      <SettledTable deal={deal} shown={shown} still={false} result={shown.over ? deal.coup : null} />
    </BetFigure>
  );
}
