import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { Trophy } from "lucide-react";
import { Link } from "react-router";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { gameOf, type ListedGame, useGameTitle } from "../base/games.ts";
import { profitOf } from "../bets/bet-list.ts";
import { useOpenBet } from "../bets/use-open-bet.ts";
import { betListWords } from "../bets/words/words.ts";
import { LateRowArrows } from "./row-arrows/late-row-arrows.tsx";
import { homeWords } from "./words/words.ts";

const SHOWN = 12;

/**
 * The largest wins of the last day, ten times their stake or more, in a row that scrolls sideways. Each links to its
 * bet.
 */
export function WinStrip({ high }: { high: readonly BetRecord[] }) {
  const words = homeWords.useWords();
  const wins = high.slice(0, SHOWN);
  const open = useOpenBet(wins);
  return (
    <section aria-labelledby="wins" className="relative grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="wins" className="flex items-center gap-2.5 text-xl">
        <Trophy aria-hidden="true" className="size-6 text-gold" />
        {words.bigWins}
      </h2>
      <LateRowArrows />
      <ul
        onClickCapture={open}
        className="scrollbar-none -mx-3 flex snap-x gap-3 overflow-x-auto px-3 pb-1 md:-mx-6 md:px-6"
      >
        {wins.map((bet) => (
          <li key={bet.id} className="shrink-0 snap-start animate-fade-in scroll-ms-3 md:scroll-ms-6">
            <WinCard bet={bet} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const card =
  "surface-raised flex h-[4.5rem] w-66 shrink-0 items-center gap-3 py-2.5 ps-2.5 pe-4 transition-[border-color] hover:border-line-strong!";

function Picture({ game }: { game: ListedGame }) {
  return (
    <span
      style={coloursOf(game)}
      className="surface-game [--game-light:50%] grid size-13 shrink-0 place-items-center rounded-control shadow-none!"
    >
      <GameArt game={game} size={38} />
    </span>
  );
}

function WinCard({ bet }: { bet: BetRecord }) {
  const words = betListWords.useWords();
  const title = useGameTitle()(bet.game);
  const game = gameOf(bet.game);
  const shown = shownOf(bet);
  return (
    <Link to={`/bet/${bet.id}`} className={card}>
      {game && <Picture game={game} />}
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="truncate font-semibold">{title}</span>
        <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
          <bdi className="truncate">{bet.player ?? words.hidden}</bdi>
          {bet.simulated && <SimulatedMark text={words.simulated} />}
        </span>
      </span>
      <span className="grid justify-items-end leading-tight">
        {shown && <Multiplier {...shown} className="text-gold" />}
        <Money amount={profitOf(bet) ?? 0} currency={bet.currencyId} profit className="text-sm" />
      </span>
    </Link>
  );
}
