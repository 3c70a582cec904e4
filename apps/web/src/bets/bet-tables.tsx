import { isLive } from "@fairhouse/kernel/live.ts";
import type { HighPeriod } from "@fairhouse/protocol/play-requests.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { RotateCcwClock, Trophy, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useStore } from "zustand";
import { gameOf } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { playContext, sessionStore } from "../services/services.ts";
import { type BetScope, LIVE_ROWS } from "./bet-list.ts";
import { BetTable } from "./bet-table.tsx";
import { useLiveBets } from "./use-live-bets.ts";
import { betListWords } from "./words/words.ts";

// Pages of own bets need a library that live lists, and pages for visitors, do without.
const OwnBets = lazy(async () => ({ default: (await import("./own-bets.tsx")).OwnBets }));

export interface BetTablesProps {
  /** Only bets of this game; null for all. */
  readonly game: string | null;
  readonly first: BetScope;
  /** Heading beside the tabs. */
  readonly heading: ReactNode;
  /** Most rows of the live tables. */
  readonly rows?: number;
}

/** The player's bets, all bets and high wins, live. */
export function BetTables({ game, first, heading, rows }: BetTablesProps) {
  const words = betListWords.useWords();
  const [scope, setScope] = useState<BetScope>(first);
  const [chosen, choose] = useState<HighPeriod>("day");
  // High wins of all games together are those of the last 24 hours.
  const period = scope === "high" && game !== null ? chosen : undefined;
  const order: readonly BetScope[] = first === "mine" ? ["mine", "all", "high"] : ["all", "high", "mine"];
  return (
    <Tabs
      label={words.label}
      value={scope}
      onChange={setScope}
      tabs={order.map((value) => ({ value, label: words[value] }))}
      start={heading}
      end={period !== undefined && <PeriodSwitch period={period} onChange={choose} />}
    >
      {scope === "mine" ? (
        <Mine game={game} />
      ) : (
        <LiveBets key={`${scope} ${period}`} scope={scope} game={game} period={period} most={rows} />
      )}
    </Tabs>
  );
}

/** The player's own bets, or sign-in for a visitor, who cannot have any. */
function Mine({ game }: { game: string | null }) {
  const words = betListWords.useWords();
  const { signIn } = siteWords.useWords().topBar;
  const live = game !== null && isLive(gameOf(game));
  const plays = useStore(sessionStore, (session) => (live ? session.isLoggedIn : session.player !== null));
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  if (plays) {
    return (
      <Suspense fallback={<OwnBetsToCome game={game} />}>
        <OwnBets game={game} />
      </Suspense>
    );
  }
  if (!isInitialized) return <OwnBetsToCome game={game} />;
  return (
    <EmptyState
      icon={<RotateCcwClock />}
      title={words.signedOut}
      text={words.signedOutText}
      action={
        <Button variant="accent" onClick={() => playContext.openAuth()}>
          {signIn}
        </Button>
      }
    />
  );
}

/** The period of the highest wins. */
function PeriodSwitch(props: { readonly period: HighPeriod; readonly onChange: (period: HighPeriod) => void }) {
  const words = betListWords.useWords();
  return (
    <SegmentedControl<HighPeriod>
      size="sm"
      label={words.period}
      value={props.period}
      onChange={props.onChange}
      options={(["day", "month", "year"] as const).map((value) => ({ value, label: words.periods[value] }))}
    />
  );
}

function OwnBetsToCome({ game }: { game: string | null }) {
  const words = betListWords.useWords();
  return (
    <BetTable
      caption={words.mine}
      rows={null}
      error={null}
      empty={null}
      onRetry={() => {}}
      withGame={game === null}
      withPlayer={false}
    />
  );
}

interface LiveBetsProps {
  readonly scope: "all" | "high";
  readonly game: string | null;
  readonly period: HighPeriod | undefined;
  readonly most: number | undefined;
}

function LiveBets({ scope, game, period, most }: LiveBetsProps) {
  const words = betListWords.useWords();
  const { rows, error, retry } = useLiveBets(scope, game, period);
  const emptyHigh = period === undefined ? words : words.emptyPeriod;
  const empty =
    scope === "all" ? (
      <EmptyState icon={<Users />} title={words.emptyAll} text={words.emptyAllText} compact />
    ) : (
      <EmptyState icon={<Trophy />} title={emptyHigh.emptyHigh} text={emptyHigh.emptyHighText} compact />
    );
  return (
    <BetTable
      caption={words[scope]}
      rows={rows?.slice(0, most ?? LIVE_ROWS) ?? null}
      error={rows === null ? error : null}
      onRetry={() => void retry()}
      empty={
        <>
          {empty}
          <OpenRows />
        </>
      }
      withGame={game === null}
      withPlayer
      live
    />
  );
}

const OPEN_ROWS = ["opacity-70", "opacity-45", "opacity-20"];

/** Placeholders for rows, so that an empty table does not leave a gap in the page. */
function OpenRows() {
  return (
    <div aria-hidden="true" className="grid gap-1">
      {OPEN_ROWS.map((strength) => (
        <div key={strength} className={`h-12 rounded-control border border-dashed border-line-strong ${strength}`} />
      ))}
    </div>
  );
}
