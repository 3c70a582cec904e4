import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { Trophy } from "lucide-react";
import { Link } from "react-router";
import { coloursOf, GameArt } from "../art/game-art.tsx";
import { hundredthsOf, profitOf } from "../bets/bet-list.ts";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { useOpenBet } from "../bets/use-open-bet.ts";
import { gameOf, games, type ListedGame, titleIn, useGameTitle } from "../games.ts";
import { shellWords } from "../words/shell-words.ts";

const SHOWN = 12;
const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];

/** The largest wins in one row that scrolls sideways. Its height never changes. */
export function WinStrip() {
  const words = shellWords.useWords().home;
  const high = useLiveBets("high", null);
  const latest = useLiveBets("all", null);
  const loading = [high, latest].some(({ rows, error }) => rows === null && error === null);
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
        <div className="scrollbar-none flex h-[4.75rem] gap-3 overflow-x-auto pb-1">
          {loading ? (
            PLACEHOLDERS.map((name) => <Skeleton key={name} className="h-full w-66 shrink-0 rounded-tile!" />)
          ) : (
            <NobodyYet />
          )}
        </div>
      )}
    </section>
  );
}

/** The place of the first win, and where it can be won. */
function NobodyYet() {
  const words = shellWords.useWords().home;
  const language = useLanguage();
  return (
    <>
      <p className="flex w-66 shrink-0 items-center rounded-tile border border-dashed border-line-strong px-4 text-sm leading-tight text-balance text-muted">
        {words.noBigWins}
      </p>
      {games.slice(0, SHOWN).map((game) => (
        <Link key={game.id} to={game.path} className={card}>
          <Picture game={game} />
          <span className="grid min-w-0 leading-tight">
            <span className="truncate font-semibold">{titleIn(game, language)}</span>
            <span className="truncate text-sm text-muted">{game.words.tagline[language]}</span>
          </span>
        </Link>
      ))}
    </>
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
    <Link to={`/bet/${bet.id}`} className={card}>
      {game && <Picture game={game} />}
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
