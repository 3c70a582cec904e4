import type { BetFact } from "@fairhouse/protocol/play.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ComponentType, ReactNode } from "react";
import { type Facts, readAs } from "../../facts/facts.ts";
import type { SlipOutcome } from "../../facts/slip-facts.ts";
import { linesOf, sumOfLines } from "../../rules/slip/lines.ts";
import { multiplierOf, type Odds, oddsOfMultiplier } from "../../rules/slip/odds.ts";
import { largestPayout, type PricedLeg, type Slip } from "../../rules/slip/slip.ts";
import type { BetViewModule, BetViewProps } from "../bet-view.ts";
import { useOddsText } from "./odds-text.ts";
import type { ShownEnd } from "./shown-end.ts";
import { useSlipName } from "./slip-types.ts";
import { slipWords } from "./words/words.ts";

/** Returns which bets a game with slips draws: those that it can read. */
export function drawsSlips<Leg>(facts: Facts<Slip<Leg>, SlipOutcome>): BetViewModule["draws"] {
  return ({ bet }) => facts.versions.includes(bet.gameVersion) && readAs(facts.isBet, bet.bet) !== null;
}

const NOTHING = { facts: [], resettlements: [], sales: [] };

export interface SlipLegsProps<Leg> extends BetViewProps {
  readonly facts: Facts<Slip<Leg>, SlipOutcome>;
  /** Shows a leg as a `LegCard`, with the fact that decides it. */
  readonly Leg: ComponentType<{ readonly leg: Leg; readonly fact: BetFact | undefined }>;
}

/** Shows the kind of a placed slip and its legs, on the page of the bet. */
export function SlipLegs<Leg extends PricedLeg & { readonly event: string }>({ page, facts, Leg }: SlipLegsProps<Leg>) {
  const words = slipWords.useWords();
  const { money, dateTime, percent } = useFormats();
  const nameOf = useSlipName();
  const oddsText = useOddsText();
  const { ended, payout, currencyId } = page.bet;
  const slip = readAs(facts.isBet, page.bet.bet);
  if (slip === null) return null;
  const sold = page.bet.sold?.units ?? 0;
  const { facts: known, resettlements, sales } = page.proof.seeding === "facts" ? page.proof : NOTHING;
  return (
    <div className="grid gap-3">
      <p className="text-center text-sm text-muted">
        {nameOf(slip)}
        {slip.legs.length > 1 && linesOf(slip.legs.length, slip.sizes, slip.eachWay) === 1 && (
          <>
            {" · "}
            {words.odds}{" "}
            {oddsText(
              oddsOfMultiplier(
                sumOfLines(
                  slip.legs.map(({ odds }) => multiplierOf(odds)),
                  slip.sizes,
                ),
              ),
            )}
          </>
        )}
        {payout === null && (
          <>
            {" · "}
            {words.pays} <Money amount={largestPayout({ ...slip, unit: slip.unit - sold })} currency={currencyId} />
          </>
        )}
      </p>
      {sales.map(({ units, value, at }) => (
        <p key={at} className="text-center text-sm">
          {words.partSold(dateTime(at), percent(units / slip.unit), money(value, currencyId))}
        </p>
      ))}
      {ended === "cashed_out" && payout !== null && (
        <p className="text-center font-semibold">
          {page.bet.sold === undefined
            ? words.cashedOutFor(money(payout, currencyId))
            : words.restCashedOutFor(money(payout - page.bet.sold.value, currencyId))}
        </p>
      )}
      {resettlements.map(({ was, payout: paid, at }) => (
        <p key={at} className="text-center text-sm">
          {words.settledAgain(dateTime(at), money(was, currencyId), money(paid, currencyId))}
        </p>
      ))}
      <ol aria-label={words.legs} className="grid gap-3">
        {slip.legs.map((leg) => (
          <Leg key={leg.event} leg={leg} fact={known.find(({ id }) => id === leg.event)} />
        ))}
      </ol>
    </div>
  );
}

export interface LegCardProps {
  readonly pick: string;
  readonly event: string;
  readonly odds: Odds;
  /** The end of the leg; null while it is open. */
  readonly end: ShownEnd | null;
  /** The course of its event, shown until the end is certain. */
  readonly course?: ReactNode;
  /** The result of its event. */
  readonly children: ReactNode;
}

/** Shows a leg of a placed slip with its end. */
export function LegCard({ pick, event, odds, end, course, children }: LegCardProps) {
  const words = slipWords.useWords();
  const oddsText = useOddsText();
  const tone =
    end === "won" || end === "placed"
      ? "font-semibold text-win"
      : end === "lost"
        ? "font-semibold text-lose"
        : "text-muted";
  return (
    <li className="surface-raised grid gap-2.5 p-4">
      <div className="flex items-baseline gap-x-3">
        <span className="min-w-0 flex-1">
          <span className="me-2 font-semibold max-sm:block">{pick}</span>{" "}
          <span className="text-sm text-muted">{event}</span>
        </span>
        <span className="tabular font-bold">{oddsText(odds)}</span>
      </div>
      <p className={`text-sm ${tone}`}>
        {words[end ?? "waits"]}
        {end === null && course !== undefined && (
          <>
            {" · "}
            {course}
          </>
        )}
      </p>
      {children}
    </li>
  );
}
