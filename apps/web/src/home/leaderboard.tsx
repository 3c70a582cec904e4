import type { Leaderboard as Board, LeaderboardPeriod } from "@fairhouse/protocol/promotions.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { SegmentedControl } from "@fairhouse/ui/components/segmented-control.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChevronDown, ChevronRight, Crown } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useOpenBet } from "../bets/use-open-bet.ts";
import { games, useGameTitle } from "../games.ts";
import { openedHere } from "../panels/panel-link.tsx";
import { homeBoardWords } from "../words/home-board-words.ts";
import { shellWords } from "../words/shell-words.ts";
import { OwnPlace, PlaceMark, WagerRow, WinRow } from "./leader-rows.tsx";
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
  const [shown, setShown] = useState(FIRST);
  const hasMore = Math.max(board?.wagered.length ?? 0, board?.wins.length ?? 0) > shown;
  if (board === null && failed) {
    return (
      <div className="grid min-h-83 content-center">
        <EmptyState tone="error" title={words.failed} action={<Button onClick={retry}>{again}</Button>} />
      </div>
    );
  }
  return (
    <div aria-busy={board === null} onClickCapture={open} className="grid gap-x-6 lg:grid-cols-2">
      <List name={words.wagered} chosen={by === "wagered"} loading={board === null}>
        {board?.wagered.slice(0, shown).map((entry) => (
          <WagerRow
            key={entry.place}
            entry={entry}
            own={board.own?.place === entry.place}
            most={board.wagered[0]?.amount ?? 0}
          />
        ))}
      </List>
      <List name={words.won} chosen={by === "won"} loading={board === null}>
        {board?.wins.slice(0, shown).map((entry) => (
          <WinRow key={entry.bet} entry={entry} />
        ))}
      </List>
      <Foot board={board} shown={shown}>
        {hasMore && (
          <Button size="sm" icon={<ChevronDown aria-hidden="true" className="size-4" />} onClick={() => setShown(MOST)}>
            {/* On phones the arrow alone, so that it has room beside the way to the race. */}
            <span className="max-sm:sr-only">{words.more}</span>
          </Button>
        )}
      </Foot>
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

/** Shown at once, and on request. */
const FIRST = 5;
const MOST = 10;
const PLACES = Array.from({ length: FIRST }, (_, index) => index + 1);

/** Never less than the first places high, so that nothing below moves: those that nobody has taken stand open. */
function List({ name, chosen, loading, children = [] }: ListProps) {
  const words = homeBoardWords.useWords();
  return (
    <div className={classes("grid min-w-0 content-start gap-2.5", !chosen && "max-lg:hidden")}>
      <h3 className="text-base text-muted max-lg:sr-only">{name}</h3>
      {!loading && children.length === 0 ? (
        <Nobody ofWins={name === words.won} />
      ) : (
        <div>
          <ol aria-label={name} className="grid gap-1.5">
            {loading
              ? PLACES.map((place) => (
                  <li key={place}>
                    <Skeleton className="h-12 rounded-tile!" />
                  </li>
                ))
              : children.map((row) => <li key={row.key}>{row}</li>)}
          </ol>
          {!loading && children.length < FIRST && <OpenPlaces from={children.length + 1} />}
        </div>
      )}
    </div>
  );
}

/** An empty list invites: the first places are free. */
function Nobody({ ofWins }: { ofWins: boolean }) {
  const words = homeBoardWords.useWords();
  const { betPage } = shellWords.useWords();
  const titleOf = useGameTitle();
  const [game] = games;
  return (
    <div className="grid h-66 content-center rounded-tile border border-dashed border-line-strong">
      <span aria-hidden="true" className="mb-2 flex items-end justify-center gap-1.5">
        {[2, 1, 3].map((place) => (
          <span key={place} className={place === 1 ? "-translate-y-1.5 scale-125" : ""}>
            <PlaceMark place={place} />
          </span>
        ))}
      </span>
      <EmptyState
        compact
        title={ofWins ? words.noWins : words.noWagers}
        text={ofWins ? words.noWinsText : words.noWagersText}
        action={
          !ofWins &&
          game && (
            <Link to={game.path} className={buttonStyle({ size: "sm" })}>
              <span>{betPage.play(titleOf(game.id))}</span>
            </Link>
          )
        }
        className="py-0!"
      />
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
          <span className="w-7 text-center">{format.whole(place)}</span>
        </div>
      ))}
    </div>
  );
}

/** What the places win, the way to further ones, and one's own place when it is not among those shown. */
function Foot({ board, shown, children }: { board: Board | null; shown: number; children: ReactNode }) {
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
      {children}
      {board !== null && <OwnPlace board={board} shown={shown} />}
    </div>
  );
}
