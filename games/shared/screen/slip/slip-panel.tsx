import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { Switch } from "@fairhouse/ui/forms/switch.tsx";
import { BetPanel, PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { TicketPlus, X } from "lucide-react";
import type { ReactNode } from "react";
import { linesOf } from "../../rules/slip/lines.ts";
import { type Odds, oddsOfMultiplier } from "../../rules/slip/odds.ts";
import { Notices } from "../notices.tsx";
import { AmountField } from "../panel/amount-field.tsx";
import { ForPlayers } from "../panel/for-players.tsx";
import { PlayButton } from "../panel/play-button.tsx";
import { useOddsText } from "./odds-text.ts";
import { type ReachedLimit, reachedLimitOf } from "./reached-limit.ts";
import { SlipTools } from "./slip-tools.tsx";
import { nameOfSizes, sizesFor } from "./slip-types.ts";
import type { SlipAmount } from "./use-slip-amount.ts";
import type { SlipTable } from "./use-slip-table.ts";
import { slipWords } from "./words/words.ts";

/** A leg of the slip as it is shown. */
export interface ShownLeg {
  readonly event: string;
  /** The event, and what was picked of it. */
  readonly title: ReactNode;
  readonly pick: string;
  /** The odds now; null while no bets are taken. */
  readonly odds: Odds | null;
  /** The odds at which it was picked. */
  readonly picked: Odds;
  /** True if it depends on another leg, so that the two cannot stand on one slip. */
  readonly depends: boolean;
}

export interface SlipPanelProps {
  readonly game: string;
  readonly table: Pick<
    SlipTable,
    "draft" | "amount" | "factor" | "returns" | "slips" | "policy" | "setPolicy" | "eachWay" | "heldMs"
  >;
  readonly legs: readonly ShownLeg[];
  readonly onPlace: () => void;
  readonly below?: ReactNode;
  /** True in a sheet, which has the title. */
  readonly inSheet: boolean;
}

const SECOND_MS = 1_000;
const POLICIES = ["better", "none", "any"] as const;

/** Returns why the slip cannot be placed, in words; null if it can. */
export function useSlipProblem(legs: readonly ShownLeg[], amount: SlipAmount): string | null {
  const words = slipWords.useWords();
  if (legs.length === 0) return words.choose;
  if (legs.some(({ odds }) => odds === null)) return words.removeEnded;
  if (legs.some(({ depends }) => depends)) return words.removeDepending;
  return amount.problem;
}

/** Shows a slip: its legs, the kind of bet, the amount, what it pays and returns, and the button that places it. */
export function SlipPanel({ game, table, legs, onPlace, below, inSheet }: SlipPanelProps) {
  const { draft, amount, factor, returns, slips, policy, setPolicy, eachWay, heldMs } = table;
  const words = slipWords.useWords();
  const { whole, percent, money, plural } = useFormats();
  const oddsText = useOddsText();
  const currency = useCurrencyInPlay();
  const problem = useSlipProblem(legs, amount);
  const limit = reachedLimitOf(slips.error, linesOf(Math.max(1, legs.length), draft.sizes, eachWay === true));
  const isOneLine = eachWay !== true && draft.sizes.length === 1 && draft.sizes[0] === legs.length;
  const kinds = sizesFor(Math.max(1, legs.length));
  const limitText = ({ unit }: ReachedLimit) =>
    unit >= amount.limits.min ? words.limitLeft(money(unit, currency)) : words.limitReached;
  const nameOf = (sizes: readonly number[]) => nameOfSizes(words, Math.max(1, legs.length), sizes, whole);
  const typeField = legs.length > 0 && kinds.length > 1 && (
    <Select
      label={words.type}
      value={draft.sizes.join()}
      onChange={(value) => draft.setSizes(value.split(",").map(Number))}
      options={kinds.map((sizes) => ({ value: sizes.join(), label: nameOf(sizes) }))}
    />
  );
  const policyField = (
    <Select
      label={words.policy}
      value={policy}
      onChange={setPolicy}
      options={POLICIES.map((value) => ({ value, label: words.policies[value] }))}
    />
  );
  return (
    <BetPanel
      label={words.title}
      // In a sheet, which has the title, the tools stand beside it.
      mode={
        !inSheet && (
          <div className="flex min-h-10 items-center gap-2">
            <h2 className="text-lg font-bold">{words.title}</h2>
            <SlipTools draft={draft} eachWay={eachWay === true} />
          </div>
        )
      }
      inSheet={inSheet}
      action={
        <>
          {legs.length > 0 && (
            <>
              {/*
                The amount stays in sight with what it pays, however many the legs; beside the stage all choices do, with
                their names beside them.
              */}
              <div
                data-dense={!inSheet || undefined}
                className="group/panel grid grid-cols-[minmax(0,1fr)] gap-2 md:[&_.surface-well]:min-h-10.5"
              >
                {!inSheet && typeField}
                {!isOneLine && (
                  // The name of the field, which shows none itself.
                  <p aria-hidden="true" className="-mb-1 text-sm text-muted">
                    {words.unit}
                  </p>
                )}
                <AmountField amount={amount} name={isOneLine ? undefined : words.unit} disabled={slips.placing} />
                {!inSheet && policyField}
              </div>
              <div className="grid gap-1.5">
                {isOneLine ? (
                  legs.length > 1 && <PanelLine label={words.odds} value={oddsText(oddsOfMultiplier(factor))} />
                ) : (
                  <PanelLine label={words.stake} value={<Money amount={amount.stake} currency={currency} />} />
                )}
                <PanelLine label={words.pays} value={<Money amount={amount.pays} currency={currency} />} />
                {returns !== null && <PanelLine label={words.exactReturn} value={percent(returns)} />}
              </div>
            </>
          )}
          <ForPlayers game={game}>
            <PlayButton does="bet" onPress={onPlace} waiting={slips.placing} slow={slips.slow} reason={problem}>
              {words.place}
            </PlayButton>
          </ForPlayers>
          {heldMs > 0 && <p className="text-center text-sm text-muted">{plural(heldMs / SECOND_MS, words.heldFor)}</p>}
          <Notices error={limit === null ? slips.error : limitText(limit)} />
        </>
      }
      below={below}
    >
      {legs.length === 0 ? (
        <div className="grid justify-items-center gap-2 px-2 py-6 text-center text-muted">
          <TicketPlus size={28} aria-hidden="true" />
          <p className="font-semibold text-text">{words.empty}</p>
          <p className="text-sm text-balance">{words.emptyText}</p>
        </div>
      ) : (
        <>
          <ul aria-label={words.legs} className="grid gap-1.5">
            {legs.map((leg) => (
              <LegRow
                key={leg.event}
                leg={leg}
                isLimited={leg.event === limit?.event}
                onRemove={() => draft.remove(leg.event)}
              />
            ))}
          </ul>
          {inSheet && typeField}
          {eachWay !== null && (
            <Switch label={words.eachWay} hint={words.eachWayText} checked={eachWay} onChange={draft.setEachWay} />
          )}
          {inSheet && policyField}
        </>
      )}
    </BetPanel>
  );
}

interface LegRowProps {
  readonly leg: ShownLeg;
  /** True if the limit of its event has refused the slip. */
  readonly isLimited: boolean;
  readonly onRemove: () => void;
}

function LegRow({ leg, isLimited, onRemove }: LegRowProps) {
  const words = slipWords.useWords();
  const oddsText = useOddsText();
  const { title, pick, odds, picked, depends } = leg;
  const problem = odds === null ? words.suspended : depends ? words.depends : isLimited ? words.limited : null;
  return (
    <li className="surface-raised grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 py-2 ps-3 pe-2.5 max-md:py-1.5">
      <div className="grid gap-0.5">
        <span className="text-sm text-muted">{title}</span>
        <span className="leading-snug font-semibold">{pick}</span>
        {problem !== null && <span className="text-sm font-semibold text-lose">{problem}</span>}
      </div>
      <div className="flex items-center gap-1">
        <span className="grid justify-items-end">
          <span className={`tabular font-bold ${odds === null ? "text-muted line-through" : ""}`}>
            {oddsText(odds ?? picked)}
          </span>
          {odds !== null && odds !== picked && (
            <span className={`text-xs font-semibold ${odds > picked ? "text-win" : "text-lose"}`}>
              {words.changed(oddsText(picked))}
            </span>
          )}
        </span>
        <IconButton label={words.remove(pick)} icon={<X size={18} />} onClick={onRemove} className="-my-1" />
      </div>
    </li>
  );
}
