import type { Statistics } from "@fairhouse/protocol/statistics.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { formatPercent } from "@fairhouse/ui/format/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameArt } from "../../base/game-art.tsx";
import { gameOf, useGameTitle } from "../../base/games.ts";
import { Panel } from "./panel.tsx";
import { statisticsWords } from "./words/words.ts";

type OfGame = Statistics["games"][number];

/** Each game's share of the wagered total, in its colours, and its result. Most wagered first. */
export function ByGame({ games, currency }: Pick<Statistics, "games" | "currency">) {
  const words = statisticsWords.useWords().games;
  const total = games.reduce((sum, { wagered }) => sum + wagered, 0);
  return (
    <Panel title={words.title} end={<p className="text-sm text-muted">{words.share}</p>}>
      <ul className="grid gap-5">
        {games.map((game) => (
          <GameRow key={game.game} of={game} currency={currency} share={total === 0 ? 0 : game.wagered / total} />
        ))}
      </ul>
    </Panel>
  );
}

/** @param share of the total, 0 to 1. */
function GameRow({ of, currency, share }: { of: OfGame; currency: string; share: number }) {
  const words = statisticsWords.useWords();
  const format = useFormats();
  const titleOf = useGameTitle();
  const game = gameOf(of.game);
  const [from, to] = game?.colours ?? ["var(--accent)", "var(--accent-fill)"];
  const returned = of.wagered === 0 ? 0 : of.paid / of.wagered;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2">
      {game === undefined ? (
        <span className="size-11" />
      ) : (
        <span
          className="grid size-11 place-items-center rounded-tile"
          style={{ background: `linear-gradient(135deg, ${from}, ${to})` }}
        >
          <GameArt game={game} size={30} lazy />
        </span>
      )}
      <div className="min-w-0">
        <p className="truncate font-semibold">{titleOf(of.game)}</p>
        <p className="truncate text-sm text-muted">
          {format.plural(of.bets, words.games.bets)} · {words.games.returned(formatPercent(returned, format.locale))}
        </p>
      </div>
      <div className="grid justify-items-end">
        <Money amount={of.paid - of.wagered} currency={currency} profit />
        <span className="text-sm text-muted">
          <span className="sr-only">{words.wagered}: </span>
          <Money amount={of.wagered} currency={currency} className="font-normal!" />
        </span>
      </div>
      <div className="col-span-full flex items-center gap-3">
        <div aria-hidden="true" className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-well shadow-well">
          <div
            className="h-full min-w-1 rounded-full"
            style={{ width: `${share * 100}%`, background: `linear-gradient(90deg, ${to}, ${from})` }}
          />
        </div>
        <span className="tabular min-w-12 text-end text-sm text-muted">
          {format.percent(Math.round(share * 1_000) / 1_000)}
        </span>
      </div>
    </li>
  );
}
