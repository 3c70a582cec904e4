import { tablesOf } from "@fairhouse/games/catalog.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameArt } from "../base/game-art.tsx";
import { type ListedGame, useGameTitle } from "../base/games.ts";
import { Fold } from "./fold.tsx";
import { TableChains } from "./table-chains.tsx";
import { hasRounds } from "./tables-of-games.ts";
import { useTableFairness } from "./use-table-fairness.ts";
import { fairnessWords } from "./words/words.ts";

/** The chains of one live game as a row, with their state where there is room, which opens to everything about them. */
export function ChainFold({ game }: { readonly game: ListedGame }) {
  const title = useGameTitle()(game.id);
  const tables = tablesOf(game);
  const [table] = tables;
  return (
    <Fold
      id={`chain-${game.id}`}
      tile
      title={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="flex min-w-0 items-center gap-2.5 text-base leading-tight sm:gap-3 sm:text-lg">
            <GameArt game={game} size={32} />
            {title}
          </span>
          <span className="ms-auto flex flex-wrap gap-x-4 text-sm font-normal text-muted max-sm:hidden">
            {tables.length > 1 || table === undefined ? <Tables count={tables.length} /> : <ChainState table={table} />}
          </span>
        </span>
      }
    >
      <TableChains game={game} />
    </Fold>
  );
}

function Tables({ count }: { readonly count: number }) {
  const words = fairnessWords.useWords().tables;
  const { plural } = useFormats();
  return <span>{plural(count, words.count)}</span>;
}

/** Shows the progress of a table's chain, and the origin of its salt. */
function ChainState({ table }: { readonly table: string }) {
  const words = fairnessWords.useWords().tables;
  const { whole } = useFormats();
  const chain = useTableFairness(table).data?.chain;
  if (!chain) return null;
  return (
    <>
      <span>
        {hasRounds(table) ? words.progress : words.linksTaken}{" "}
        <bdi dir="ltr" className="tabular">{`${whole(chain.index)} / ${whole(chain.length)}`}</bdi>
      </span>
      <span className="lg:max-stretch:hidden">{chain.announcement === null ? words.houseSalt : words.publicSalt}</span>
    </>
  );
}
