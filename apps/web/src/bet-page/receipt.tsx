import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { profitOf } from "../bets/bet-list.ts";
import { betListWords } from "../bets/words/words.ts";
import { CopyButton } from "../fairness/copy-button.tsx";
import { isGuestBet } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";
import { betWords } from "./words/words.ts";

/** Stake, multiplier, payout and profit, then player, time and number, line by line. */
export function Receipt({ bet }: { bet: BetRecord }) {
  const words = betWords.useWords();
  const { hidden, simulated } = betListWords.useWords();
  const guest = guestWords.useWords();
  const format = useFormats();
  const profit = profitOf(bet);
  const shown = shownOf(bet);
  const currency = bet.currencyId;
  const placed = format.dateTime(bet.createdAt);
  const settled = bet.settledAt === null ? null : format.dateTime(bet.settledAt);
  return (
    <dl className="grid content-start text-base">
      <Line name={words.stake}>
        <Money amount={bet.stake} currency={currency} icon />
      </Line>
      <Line name={words.multiplier}>{shown === null ? "—" : <Multiplier {...shown} />}</Line>
      <Line name={words.payout}>
        {bet.payout === null ? "—" : <Money amount={bet.payout} currency={currency} icon />}
      </Line>
      <Line name={words.profit}>
        {profit === null ? "—" : <Money amount={profit} currency={currency} profit className="font-bold!" />}
      </Line>
      <Line name={words.player}>
        <span className="flex min-w-0 items-center gap-2">
          {!isGuestBet(bet.id) && <Avatar name={bet.player} seed={bet.avatar} size={24} />}
          <bdi className="min-w-0 truncate">{bet.player ?? (isGuestBet(bet.id) ? guest.player : hidden)}</bdi>
          {bet.simulated && <SimulatedMark text={simulated} />}
        </span>
      </Line>
      <Line name={words.placed}>{placed}</Line>
      {settled !== null && settled !== placed && <Line name={words.settled}>{settled}</Line>}
      <div className="py-2.5">
        <dt className="text-sm text-muted">{words.id}</dt>
        <dd className="flex items-center justify-between gap-2">
          <bdi dir="ltr" className="tabular min-w-0 text-xs font-medium wrap-anywhere">
            {bet.id}
          </bdi>
          <CopyButton text={bet.id} name={words.id} />
        </dd>
      </div>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular flex min-w-0 justify-end text-end font-semibold">{children}</dd>
    </div>
  );
}
