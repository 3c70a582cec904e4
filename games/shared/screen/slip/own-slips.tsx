import type { SlipsState } from "@fairhouse/client/external/slip-play.ts";
import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useState } from "react";
import { type Facts, readAs } from "../../facts/facts.ts";
import type { SlipOutcome } from "../../facts/slip-facts.ts";
import { mostCashOut } from "../../rules/slip/lines.ts";
import type { Odds } from "../../rules/slip/odds.ts";
import { largestPayout, type PricedLeg, type Slip } from "../../rules/slip/slip.ts";
import { Notices } from "../notices.tsx";
import { CashOutOrder } from "./cash-out-order.tsx";
import { useOddsText } from "./odds-text.ts";
import { SHARES, type Share, takesShares, unitsOfShare } from "./shares.ts";
import type { ShownEnd } from "./shown-end.ts";
import { useSlipName } from "./slip-types.ts";
import { slipWords } from "./words/words.ts";

/** Slips that are listed; the table below the game has all. */
const LISTED = 8;

/** The offer to buy open bets back. */
interface CashOutOffer<Leg> extends Pick<SlipsState, "selling" | "notSold" | "orders" | "ordering"> {
  /** The least that the house pays for a slip in the next moments; null if it does not buy it now. */
  readonly valueOf: (slip: Slip<Leg>) => Amount | null;
  /** Null units sell all that is left. */
  readonly onCashOut: (bet: BetRecord, least: Amount, units: number | null) => void;
  /** Orders that a bet is sold once the house pays so much for it; null takes the order back. */
  readonly onOrder: (bet: string, least: Amount | null) => void;
}

export interface OwnSlipsProps<Leg> {
  readonly own: readonly BetRecord[];
  readonly facts: Facts<Slip<Leg>, SlipOutcome>;
  /** Absent if the house buys no bets of the game back. */
  readonly offer?: CashOutOffer<Leg>;
  /** Shows a leg as a `LegLine`. */
  readonly legOf: (leg: Leg) => ReactNode;
}

/** Lists the player's latest slips with the course of their legs. Each opens its page. */
export function OwnSlips<Leg extends PricedLeg>({ own, facts, offer, legOf }: OwnSlipsProps<Leg>) {
  const words = slipWords.useWords();
  const listed = own.slice(0, LISTED);
  if (listed.length === 0) return null;
  const ids = listed.map(({ id }) => id);
  return (
    <section aria-label={words.mine} className="grid gap-2 max-md:p-3">
      <h2 className="text-sm font-semibold text-muted">{words.mine}</h2>
      <ul className="grid gap-2">
        {listed.map((record) => {
          const slip = readAs(facts.isBet, record.bet);
          if (slip === null) return null;
          return <OwnSlip key={record.id} record={record} slip={slip} among={ids} offer={offer} legOf={legOf} />;
        })}
      </ul>
    </section>
  );
}

interface OwnSlipProps<Leg> extends Pick<OwnSlipsProps<Leg>, "legOf"> {
  readonly record: BetRecord;
  readonly slip: Slip<Leg>;
  readonly among: readonly string[];
  readonly offer: CashOutOffer<Leg> | undefined;
}

function OwnSlip<Leg extends PricedLeg>({ record, slip, among, offer, legOf }: OwnSlipProps<Leg>) {
  const words = slipWords.useWords();
  const { percent } = useFormats();
  const nameOf = useSlipName();
  const context = usePlayContext();
  const units = slip.unit - (record.sold?.units ?? 0);
  return (
    <li className="surface-raised relative grid gap-1.5 p-3 text-sm hover:border-line-strong">
      <div className="flex items-center gap-2">
        <button
          type="button"
          onClick={() => context.openBet(record.id, among)}
          className="font-semibold after:absolute after:inset-0 after:rounded-tile"
        >
          {nameOf(slip)}
        </button>
        <span className="text-muted">
          <Money amount={record.stake} currency={record.currencyId} />
        </span>
        <span className="ms-auto">
          <SlipEnd record={record} />
        </span>
      </div>
      <ul className="grid gap-1">{slip.legs.map(legOf)}</ul>
      {record.sold !== undefined && (
        <p className="text-muted">
          {words.soldInParts(percent(record.sold.stake / record.stake))}{" "}
          <Money amount={record.sold.value} currency={record.currencyId} />
        </p>
      )}
      {record.payout === null && (
        <PanelLine
          label={words.pays}
          value={<Money amount={largestPayout({ ...slip, unit: units })} currency={record.currencyId} />}
        />
      )}
      {offer !== undefined && record.payout === null && (
        <CashOut record={record} slip={slip} units={units} offer={offer} />
      )}
    </li>
  );
}

interface CashOutProps<Leg> extends Pick<OwnSlipProps<Leg>, "record" | "slip"> {
  /** The units of each line that are left. */
  readonly units: number;
  readonly offer: CashOutOffer<Leg>;
}

/** Shows what the house pays for an open bet now, or for a part of it. */
function CashOut<Leg extends PricedLeg>({ record, slip, units: left, offer }: CashOutProps<Leg>) {
  const words = slipWords.useWords();
  const { percent } = useFormats();
  const [share, setShare] = useState<Share>("100");
  const units = unitsOfShare(left, share);
  const whole = offer.valueOf({ ...slip, unit: left });
  const value = units === left ? whole : offer.valueOf({ ...slip, unit: units });
  const { notSold } = offer;
  return (
    <>
      {whole !== null && takesShares(left) && (
        <div className="relative">
          <SegmentedControl
            label={words.partToSell}
            size="sm"
            value={share}
            onChange={setShare}
            options={SHARES.map((option) => ({
              value: option,
              label: option === "100" ? words.wholeBet : percent(Number(option) / 100),
            }))}
          />
        </div>
      )}
      {whole !== null && (
        <Button
          variant="neutral"
          className="relative w-full"
          loading={offer.selling === record.id}
          disabled={value === null}
          onClick={() => value !== null && offer.onCashOut(record, value, units === left ? null : units)}
        >
          {words.cashOut} <Money amount={value ?? 0} currency={record.currencyId} />
        </Button>
      )}
      <CashOutOrder
        record={record}
        value={whole}
        most={mostCashOut(largestPayout({ ...slip, unit: left }))}
        least={offer.orders.get(record.id) ?? null}
        ordering={offer.ordering === record.id}
        onOrder={(least) => offer.onOrder(record.id, least)}
      />
      {notSold?.id === record.id && <Notices error={notSold.error} />}
    </>
  );
}

function SlipEnd({ record }: { readonly record: BetRecord }) {
  const words = slipWords.useWords();
  const { payout, currencyId } = record;
  if (payout === null) return <Badge>{words.waits}</Badge>;
  if (isGivenBack(record)) return <Badge>{words.back}</Badge>;
  if (record.ended === "cashed_out") {
    return (
      <Badge tone="accent">
        {words.cashedOut} <Money amount={payout} currency={currencyId} />
      </Badge>
    );
  }
  if (payout === (record.sold?.value ?? 0)) return <Badge tone="lose">{words.lost}</Badge>;
  if (payout <= record.stake) {
    return (
      <Badge>
        {words.returned} <Money amount={payout} currency={currencyId} />
      </Badge>
    );
  }
  return (
    <Badge tone="win">
      {words.won} <Money amount={payout} currency={currencyId} />
    </Badge>
  );
}

export interface LegLineProps {
  readonly pick: string;
  readonly odds: Odds;
  readonly event: ReactNode;
  /** The end of the leg, as soon as it is certain; null before that. */
  readonly end: ShownEnd | null;
  /** The course of its event, shown until the end is certain. */
  readonly course: ReactNode;
}

/** Shows a leg with how far its event is, and its own end as soon as that is certain. */
export function LegLine({ pick, odds, event, end, course }: LegLineProps) {
  const words = slipWords.useWords();
  const oddsText = useOddsText();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2">
      <span className="leading-snug">
        {pick} <span className="tabular font-semibold">{oddsText(odds)}</span>{" "}
        <span className="text-muted">· {event}</span>
      </span>
      <span className="tabular font-semibold">
        {end === null ? <span className="text-muted">{course}</span> : <span className={TONES[end]}>{words[end]}</span>}
      </span>
    </li>
  );
}

const TONES = {
  won: "text-win",
  placed: "text-win",
  lost: "text-lose",
  back: "text-muted",
  void: "text-muted",
} as const;
