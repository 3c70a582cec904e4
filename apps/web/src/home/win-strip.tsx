import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Trophy } from "lucide-react";
import { Link } from "react-router";
import { coloursOf, GameArt } from "../art/game-art.tsx";
import { hundredthsOf, profitOf } from "../bets/bet-list.ts";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { useOpenBet } from "../bets/use-open-bet.ts";
import { gameOf, useGameTitle } from "../games.ts";
import { shellWords } from "../words/shell-words.ts";

const SHOWN = 12;
const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];

/** The largest wins in one row that scrolls sideways. Its height never changes. */
export function WinStrip() {
  const words = shellWords.useWords().home;
  const high = useLiveBets("high", null);
  const latest = useLiveBets("all", null);
  const loading = high.rows === null && high.error === null;
  const wins = biggestWins([...(high.rows ?? []), ...(latest.rows ?? [])]);
  const open = useOpenBet(wins);
  return (
    <section aria-labelledby="wins" className="grid gap-3">
      <h2 id="wins" className="flex items-center gap-2.5 text-xl">
        <Trophy aria-hidden="true" className="size-6 text-gold" />
        {words.bigWins}
      </h2>
      {!loading && wins.length > 0 ? (
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
      ) : (
        <div className="flex h-[4.75rem] gap-3 overflow-hidden pb-1">
          {loading ? (
            PLACEHOLDERS.map((name) => <Skeleton key={name} className="h-full w-66 shrink-0 rounded-tile!" />)
          ) : (
            <p className="surface-raised flex w-full items-center gap-3 px-4 text-muted">{words.noBigWins}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** Largest profit first, each bet once: the high wins of the day, and, in a quiet house, what was won lately. */
function biggestWins(bets: readonly BetRecord[]): readonly BetRecord[] {
  const won = new Map(bets.filter((bet) => (profitOf(bet) ?? 0) > 0).map((bet) => [bet.id, bet]));
  return [...won.values()].sort((a, b) => (profitOf(b) ?? 0) - (profitOf(a) ?? 0)).slice(0, SHOWN);
}

function WinCard({ bet }: { bet: BetRecord }) {
  const words = shellWords.useWords().bets;
  const title = useGameTitle()(bet.game);
  const game = gameOf(bet.game);
  const hundredths = hundredthsOf(bet) ?? 0;
  return (
    <Link
      to={`/bet/${bet.id}`}
      className="surface-raised flex h-[4.5rem] w-66 items-center gap-3 py-2.5 ps-2.5 pe-4 transition-[border-color] hover:border-line-strong!"
    >
      <span
        style={game && coloursOf(game)}
        className="surface-game [--game-light:50%] grid size-13 shrink-0 place-items-center rounded-control shadow-none!"
      >
        {game && <GameArt game={game} size={38} />}
      </span>
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="truncate font-semibold">{title}</span>
        <bdi className="truncate text-sm text-muted">{bet.player ?? words.hidden}</bdi>
      </span>
      <span className="grid justify-items-end leading-tight">
        <Multiplier hundredths={hundredths} className="text-gold" />
        <Money amount={profitOf(bet) ?? 0} profit className="text-sm" />
      </span>
    </Link>
  );
}
