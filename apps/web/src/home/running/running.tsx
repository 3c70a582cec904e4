import { Money } from "@fairhouse/ui/components/money.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Radio } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { coloursOf, GameArt } from "../../base/game-art.tsx";
import { games, useGameTitle } from "../../base/games.ts";
import { houseInfo } from "../../services/services.ts";
import { useSeconds } from "../../services/use-seconds.ts";
import { LateRowArrows } from "../row-arrows/late-row-arrows.tsx";
import { inOrder, oneOfEachGame } from "./of-games.ts";
import { type Running, useRunning } from "./use-running.ts";
import { runningWords } from "./words/words.ts";

const card =
  "surface-raised group flex h-18 w-72 items-center gap-3 py-2.5 ps-2.5 pe-3 transition-[border-color] hover:border-line-strong!";

/** The rounds that run now, one of each live game: what happens there, and how many bets are in. */
export function RunningNow() {
  const words = runningWords.useWords();
  const tables = useRunning();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  // The order is that of the first answer: cards that change places every few seconds cannot be pressed.
  if (order === null && tables !== null) setOrder(oneOfEachGame(tables).map(({ game }) => game));
  const shown = inOrder(oneOfEachGame(tables ?? toCome), order);
  return (
    <section aria-labelledby="running" className="relative grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="running" className="flex items-center gap-2.5 text-xl">
        <Radio aria-hidden="true" className="size-6 text-win-text" />
        {words.title}
      </h2>
      <LateRowArrows />
      <ul className="scrollbar-none -mx-3 flex snap-x gap-3 overflow-x-auto px-3 pb-1 md:-mx-6 md:px-6">
        {shown.map((table, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: when cards change places, the row must not scroll along with them.
          <li key={place} className="shrink-0 snap-start scroll-ms-3 md:scroll-ms-6">
            <RunningCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The live games in their order, until it is known what runs. */
const toCome: readonly Running[] = games.flatMap(({ id, kind }) =>
  kind === "round"
    ? [{ table: id, game: id, phase: null, closesAt: null, multiplier: null, ticketCount: 0, ticketTotal: 0 }]
    : [],
);

function RunningCard({ table }: { readonly table: Running }) {
  const words = runningWords.useWords();
  const { plural } = useFormats();
  const currency = useStore(houseInfo, (info) => info.currency._id);
  const title = useGameTitle()(table.game);
  const game = games.find(({ id }) => id === table.game);
  if (game === undefined) return null;
  return (
    <Link to={game.path} className={card}>
      <span
        style={coloursOf(game)}
        className="surface-game [--game-light:50%] grid size-13 shrink-0 place-items-center rounded-control shadow-none!"
      >
        <GameArt game={game} size={38} />
      </span>
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="truncate font-semibold">{title}</span>
        <span className="tabular truncate text-sm text-muted">
          <State table={table} />
        </span>
      </span>
      {table.ticketCount > 0 && (
        <span className="grid animate-fade-in justify-items-end text-sm leading-tight">
          <span className="flex items-center gap-1.5 font-semibold">
            <span aria-hidden="true" className="size-2 rounded-full bg-win shadow-[0_0_10px_var(--win)]" />
            {plural(table.ticketCount, words.bets)}
          </span>
          <Money amount={table.ticketTotal} currency={currency} className="text-muted" />
        </span>
      )}
    </Link>
  );
}

/** Says what happens at a table: a flight's multiplier, the time left to bet, or the phase in a word. */
function State({ table: { phase, closesAt, multiplier } }: { readonly table: Running }) {
  const words = runningWords.useWords();
  const format = useFormats();
  const seconds = useSecondsUntil(phase === "betting" ? closesAt : null);
  // As high as the line of text that follows, so that nothing moves.
  if (phase === null) return <Skeleton className="my-1 h-3 w-24" />;
  if (phase === "betting") return seconds === null ? words.waiting : words.closes(clockOf(seconds));
  if (multiplier !== null) return <span className="font-semibold text-win-text">{format.multiplier(multiplier)}</span>;
  return phase === "closing" || phase === "running" ? words.running : words.over;
}

/** Returns the whole seconds until a moment of the house's clock, at least 0; null for no moment. */
function useSecondsUntil(moment: number | null): number | null {
  const now = useSeconds();
  return moment === null ? null : Math.max(0, Math.ceil((moment - now) / 1_000));
}

/** Formats seconds as a clock: 0:07, 12:30. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
