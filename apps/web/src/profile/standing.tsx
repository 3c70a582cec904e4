import { shownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import type { Promotions } from "@fairhouse/protocol/promotions.ts";
import type { Statistics } from "@fairhouse/protocol/statistics.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { formatPercent } from "@fairhouse/ui/format/money.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Clover, Flame, type LucideIcon, Medal, Trophy } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link, type To, useLocation } from "react-router";
import { withPanel } from "../base/address/panels.ts";
import { useGameTitle } from "../base/games.ts";
import { openedHere } from "../base/panel-link.tsx";
import { useOpenBet } from "../bets/use-open-bet.ts";
import { useStanding } from "./use-standing.ts";
import { accountWords } from "./words/words.ts";

/** The player's standing in the house: place in the race, streak, best win and luck. Each links to its source. */
export function Standing() {
  const words = accountWords.useWords().standing;
  const { promotions, statistics } = useStanding();
  const own = promotions?.own ?? null;
  const isBarred = own?.barred != null;
  return (
    <section
      aria-label={words.label}
      className="grid grid-cols-2 gap-px border-t border-line bg-line lg:grid-cols-4 *:bg-panel"
    >
      <Rank race={promotions?.race ?? null} isBarred={isBarred} />
      <Streak daily={own?.daily ?? null} days={promotions?.daily.length ?? 0} isBarred={isBarred} />
      <BestWin statistics={statistics} />
      <Luck judged={statistics?.totals.judged ?? null} />
    </section>
  );
}

function Rank({ race, isBarred }: { race: Promotions["race"] | null; isBarred: boolean }) {
  const words = accountWords.useWords().standing;
  const format = useFormats();
  const to = { ...usePromotionsPlace(), hash: "#weekly-race" };
  // A single player is not in a race yet.
  const isAlone = race?.players === 1;
  const isDemo = race?.standings.some(({ simulated }) => simulated) ?? false;
  const own = isAlone ? null : (race?.own ?? null);
  const players = race === null ? "" : format.whole(race.players);
  const unplaced = isDemo ? words.demoRank : isAlone && race?.own !== null ? words.alone : words.noRank;
  const outside = isBarred ? words.barred : unplaced;
  return (
    <Figure
      icon={Trophy}
      name={words.rank}
      to={to}
      value={race === null ? null : own === null ? "—" : words.place(format.whole(own.place))}
      note={own === null ? outside : words.ofPlayers(players)}
    />
  );
}

/** Completed days of the seven; after the last one the count starts again. */
function Streak(props: { daily: NonNullable<Promotions["own"]>["daily"] | null; days: number; isBarred: boolean }) {
  const { daily, days, isBarred } = props;
  const words = accountWords.useWords().standing;
  const format = useFormats();
  const to = usePromotionsPlace();
  const done = daily === null ? 0 : daily.claimed ? daily.step : daily.step - 1;
  return (
    <Figure
      icon={Flame}
      name={words.streak}
      to={to}
      value={daily === null ? null : words.days(format.whole(done), format.whole(days))}
      note={isBarred ? words.barred : daily?.claimed === false ? words.rewardWaits : words.comeBack}
    />
  );
}

function BestWin({ statistics }: { statistics: Statistics | undefined }) {
  const best = statistics?.topProfit;
  const words = accountWords.useWords().standing;
  const titleOf = useGameTitle();
  const open = useOpenBet(best ? [{ id: best.bet }] : null);
  return (
    <Figure
      icon={Medal}
      name={words.bestWin}
      to={best ? `/bet/${best.bet}` : "/home"}
      onClick={best ? open : undefined}
      value={statistics && (best ? <Money amount={best.value} currency={statistics.currency} profit /> : "—")}
      note={
        best ? (
          <>
            {titleOf(best.game)}
            {" · "}
            <Multiplier {...shownMultiplier(best.stake, best.payout)} />
          </>
        ) : (
          words.noWin
        )
      }
    />
  );
}

/** Actual payouts against expected ones, over all bets whose exact return is known. */
function Luck({ judged }: { judged: Statistics["totals"]["judged"] | null }) {
  const words = accountWords.useWords().standing;
  const { locale } = useFormats();
  const isKnown = judged !== null && judged.expected > 0;
  return (
    <Figure
      icon={Clover}
      name={words.luck}
      to="?tab=statistics"
      hint={words.luckHint}
      value={judged === null ? null : isKnown ? formatPercent(judged.paid / judged.expected, locale) : "—"}
      note={isKnown ? words.ofAverage : words.noLuck}
    />
  );
}

function usePromotionsPlace() {
  const { search } = useLocation();
  return { search: withPanel(search, "promotions") };
}

interface FigureProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly to: To;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  /** Null while loading. */
  readonly value: ReactNode;
  readonly note: ReactNode;
  readonly hint?: string;
}

function Figure({ icon: Icon, name, to, onClick, value, note, hint }: FigureProps) {
  const link = (
    <Link
      to={to}
      state={typeof to === "string" ? undefined : openedHere}
      onClickCapture={onClick}
      preventScrollReset
      className="grid content-start gap-1 bg-panel px-4 py-4 outline-offset-[-2px] transition-colors hover:bg-panel-high max-sm:px-3.5 max-sm:py-3 md:px-6 md:py-5"
    >
      <span className="flex items-center gap-2 text-sm text-muted">
        <Icon aria-hidden="true" className="size-4 text-gold" />
        {name}
      </span>
      <span className="tabular text-xl font-bold md:text-2xl">
        {value ?? <Skeleton className="inline-block h-6 w-20 align-middle" />}
      </span>
      {/* Until the value is known, no note claims that there is none. */}
      <span className="text-sm text-pretty text-muted">
        {value == null ? <Skeleton className="inline-block h-3 w-24 align-middle" /> : note}
      </span>
    </Link>
  );
  return hint === undefined ? link : <Tooltip text={hint}>{link}</Tooltip>;
}
