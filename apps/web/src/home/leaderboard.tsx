import type { Leaderboard as Board, LeaderboardPeriod } from "@fairhouse/protocol/promotions.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { SegmentedControl } from "@fairhouse/ui/components/segmented-control.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChevronRight, Crown, Trophy } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Link } from "react-router";
import { useOpenBet } from "../bets/use-open-bet.ts";
import { openedHere } from "../panels/panel-link.tsx";
import { homeBoardWords } from "../words/home-board-words.ts";
import { shellWords } from "../words/shell-words.ts";
import { OwnPlace, WagerRow, WinRow } from "./leader-rows.tsx";
import { useLeaderboard } from "./use-leaderboard.ts";

type By = "wagered" | "won";

/** Who wagered most and who won most, today and this week, with one's own place. */
export function Leaderboard() {
  const words = homeBoardWords.useWords();
  const [period, setPeriod] = useState<LeaderboardPeriod>("day");
  const [by, setBy] = useState<By>("wagered");
  const periods = (["day", "week"] as const).map((value) => ({ value, label: words[value] }));
  const orders = (["wagered", "won"] as const).map((value) => ({ value, label: words[value] }));
  return (
    <section aria-labelledby="leaders" className="surface-panel p-4 md:p-6">
      <Tabs
        label={words.period}
        value={period}
        onChange={setPeriod}
        tabs={periods}
        start={
          <h2 id="leaders" className="flex items-center gap-2.5 text-xl">
            <Crown aria-hidden="true" className="size-6 text-gold" />
            {words.title}
          </h2>
        }
        end={
          <div className="lg:hidden">
            <SegmentedControl label={words.by} size="sm" value={by} onChange={setBy} options={orders} />
          </div>
        }
      >
        <Content key={period} period={period} by={by} />
      </Tabs>
    </section>
  );
}

function Content({ period, by }: { period: LeaderboardPeriod; by: By }) {
  const words = homeBoardWords.useWords();
  const { retry: again } = shellWords.useWords();
  const { board, failed, retry } = useLeaderboard(period);
  const open = useOpenBet(board?.wins.map(({ bet }) => ({ id: bet })) ?? null);
  if (board === null && failed) {
    return (
      <div className="grid min-h-[calc(10*3.375rem)] content-center">
        <EmptyState tone="error" title={words.failed} action={<Button onClick={retry}>{again}</Button>} />
      </div>
    );
  }
  return (
    <div aria-busy={board === null} onClickCapture={open} className="grid gap-x-6 lg:grid-cols-2">
      <List name={words.wagered} chosen={by === "wagered"} loading={board === null}>
        {board?.wagered.map((entry) => (
          <WagerRow
            key={entry.place}
            entry={entry}
            own={board.own?.place === entry.place}
            most={board.wagered[0]?.amount ?? 0}
          />
        ))}
      </List>
      <List name={words.won} chosen={by === "won"} loading={board === null}>
        {board?.wins.map((entry) => (
          <WinRow key={entry.bet} entry={entry} />
        ))}
      </List>
      <Foot board={board} />
    </div>
  );
}

interface ListProps {
  readonly name: string;
  /** Where there is room for one list only, the chosen one is shown. */
  readonly chosen: boolean;
  readonly loading: boolean;
  readonly children: readonly ReactElement[] | undefined;
}

const SHOWN = 10;
const PLACES = Array.from({ length: SHOWN }, (_, index) => index + 1);

/** Always ten places high: those that nobody has taken stand open. */
function List({ name, chosen, loading, children = [] }: ListProps) {
  const words = homeBoardWords.useWords();
  return (
    <div className={classes("grid min-w-0 content-start gap-2.5", !chosen && "max-lg:hidden")}>
      <h3 className="text-base text-muted max-lg:sr-only">{name}</h3>
      <div className="relative">
        <ol aria-label={name} className="grid gap-1.5">
          {loading
            ? PLACES.map((place) => (
                <li key={place}>
                  <Skeleton className="h-12 rounded-tile!" />
                </li>
              ))
            : children.map((row) => <li key={row.key}>{row}</li>)}
        </ol>
        {!loading && <OpenPlaces from={children.length + 1} />}
        {!loading && children.length === 0 && (
          <EmptyState
            icon={<Trophy />}
            title={name === words.won ? words.noWins : words.noWagers}
            text={name === words.won ? words.noWinsText : words.noWagersText}
            className="absolute inset-0 content-center"
          />
        )}
      </div>
    </div>
  );
}

/** They fade, so that the eye stays with who is there. */
function OpenPlaces({ from }: { from: number }) {
  const format = useFormats();
  return (
    <div aria-hidden="true" className="mt-1.5 grid gap-1.5">
      {PLACES.slice(from - 1).map((place) => (
        <div
          key={place}
          style={{ opacity: Math.max(0.12, 0.62 - 0.08 * (place - from)) }}
          className="tabular flex h-12 items-center rounded-tile border border-dashed border-line-strong px-3 text-sm font-bold text-dim"
        >
          <span className={classes("w-7 text-center", from === 1 && "invisible")}>{format.whole(place)}</span>
        </div>
      ))}
    </div>
  );
}

/** What the places win, and one's own place when it is not among those shown. */
function Foot({ board }: { board: Board | null }) {
  const words = homeBoardWords.useWords();
  return (
    <div className="mt-3 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:col-span-2">
      <Link
        to="/home?panel=promotions#weekly-race"
        state={openedHere}
        className="touch-target inline-flex items-center gap-1 font-semibold text-accent-text hover:underline"
      >
        {words.race}
        <ChevronRight aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
      </Link>
      {board !== null && <OwnPlace board={board} />}
    </div>
  );
}
