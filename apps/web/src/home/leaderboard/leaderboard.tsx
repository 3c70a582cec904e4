import type { Leaderboard as Board, LeaderboardPeriod } from "@fairhouse/protocol/promotions.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { ChevronDown, ChevronRight, Crown } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { games, useGameTitle } from "../../base/games.ts";
import { openedHere } from "../../base/panel-link.tsx";
import { siteWords } from "../../base/words/words.ts";
import { useOpenBet } from "../../bets/use-open-bet.ts";
import { OwnPlace, PlaceMark, WagerRow, WinRow } from "./leader-rows.tsx";
import { useLeaderboard } from "./use-leaderboard.ts";
import { homeBoardWords } from "./words/words.ts";

type By = "wagered" | "won";

/** The players who wagered and won most, today and this week, with the player's own place. As high as its content. */
export function Leaderboard() {
  const words = homeBoardWords.useWords();
  const { retry: again } = siteWords.useWords();
  const [period, setPeriod] = useState<LeaderboardPeriod>("day");
  const [by, setBy] = useState<By>("wagered");
  const { board, failed, retry } = useLeaderboard(period);
  const periods = (["day", "week"] as const).map((value) => ({ value, label: words[value] }));
  const orders = (["wagered", "won"] as const).map((value) => ({ value, label: words[value] }));
  return (
    <section aria-labelledby="leaders" className="surface-panel p-4 pb-2 md:p-6 md:pb-3">
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
          board !== null &&
          board.wins.length > 0 && (
            <div className="max-sm:grow lg:hidden">
              <SegmentedControl label={words.by} size="sm" value={by} onChange={setBy} options={orders} />
            </div>
          )
        }
      >
        {board === null && failed ? (
          <EmptyState compact tone="error" title={words.failed} action={<Button onClick={retry}>{again}</Button>} />
        ) : (
          <Content key={period} board={board} by={by} />
        )}
      </Tabs>
    </section>
  );
}

function Content({ board, by }: { board: Board | null; by: By }) {
  const words = homeBoardWords.useWords();
  const open = useOpenBet(board?.wins.map(({ bet }) => ({ id: bet })) ?? null);
  const [shown, setShown] = useState(FIRST);
  const hasMore = Math.max(board?.wagered.length ?? 0, board?.wins.length ?? 0) > shown;
  const hasWins = board !== null && board.wins.length > 0;
  return (
    <div
      aria-busy={board === null}
      onClickCapture={open}
      className={classes("grid grid-cols-[minmax(0,1fr)] gap-x-6", hasWins && "lg:grid-cols-2")}
    >
      {board === null && <ToCome />}
      {board !== null && board.wagered.length === 0 && <Nobody />}
      {board !== null && board.wagered.length > 0 && (
        <List name={words.wagered} chosen={by === "wagered" || !hasWins}>
          {board.wagered.slice(0, shown).map((entry) => (
            <WagerRow
              key={entry.place}
              entry={entry}
              own={board.own?.place === entry.place}
              most={board.wagered[0]?.amount ?? 0}
            />
          ))}
        </List>
      )}
      {hasWins && (
        <List name={words.won} chosen={by === "won"}>
          {board.wins.slice(0, shown).map((entry) => (
            <WinRow key={entry.bet} entry={entry} />
          ))}
        </List>
      )}
      <Foot board={board} shown={shown}>
        {hasMore && (
          <Button size="sm" icon={<ChevronDown aria-hidden="true" className="size-4" />} onClick={() => setShown(MOST)}>
            {/* On phones the arrow alone, so that it fits beside the link to the race. */}
            <span className="max-sm:sr-only">{words.more}</span>
          </Button>
        )}
      </Foot>
    </div>
  );
}

/** Places shown at once, and on request. */
const FIRST = 5;
const MOST = 10;

interface ListProps {
  readonly name: string;
  /** True to show this list if there is room for only one. */
  readonly chosen: boolean;
  readonly children: readonly ReactElement[];
}

function List({ name, chosen, children }: ListProps) {
  return (
    <div className={classes("grid min-w-0 content-start gap-2.5", !chosen && "max-lg:hidden")}>
      <h3 className="text-base text-muted max-lg:sr-only">{name}</h3>
      <ol aria-label={name} className="grid gap-1.5">
        {children.map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ol>
    </div>
  );
}

const PLACES_TO_COME = [1, 2, 3];

function ToCome() {
  return (
    <div className="grid gap-1.5">
      {PLACES_TO_COME.map((place) => (
        <Skeleton key={place} className="h-13 rounded-tile!" />
      ))}
    </div>
  );
}

/** An empty list is an invitation: the first places are free. */
function Nobody() {
  const words = homeBoardWords.useWords();
  const { play } = siteWords.useWords();
  const titleOf = useGameTitle();
  const [game] = games;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-tile border border-dashed border-line-strong px-4 py-4 sm:px-6">
      <span aria-hidden="true" className="flex items-end gap-1.5">
        {[2, 1, 3].map((place) => (
          <span key={place} className={place === 1 ? "-translate-y-1.5 scale-125" : ""}>
            <PlaceMark place={place} />
          </span>
        ))}
      </span>
      <p className="me-auto grid">
        <span className="font-semibold">{words.noWagers}</span>
        <span className="text-muted">{words.noWagersText}</span>
      </p>
      {game && (
        <Link to={game.path} className={buttonStyle({ size: "sm" })}>
          <span>{play(titleOf(game.id))}</span>
        </Link>
      )}
    </div>
  );
}

/** The prizes, a button for further places, and the player's own place if it is not among those shown. */
function Foot({ board, shown, children }: { board: Board | null; shown: number; children: ReactNode }) {
  const words = homeBoardWords.useWords();
  return (
    <div className="mt-3 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 col-span-full">
      <Link
        to="/home?panel=promotions#weekly-race"
        state={openedHere}
        className="touch-target inline-flex items-center gap-1 font-semibold text-accent-text hover:underline"
      >
        {words.race}
        <ChevronRight aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
      </Link>
      {children}
      {board !== null && board.wagered.length > 0 && board.wins.length === 0 && (
        <p className="text-sm text-muted">{words.noWinsText}</p>
      )}
      {board !== null && <OwnPlace board={board} shown={shown} />}
    </div>
  );
}
