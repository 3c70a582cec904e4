import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameArt } from "../base/game-art.tsx";
import { type ListedGame, useGameTitle } from "../base/games.ts";
import { ChainPanel } from "./chain-panel.tsx";
import { Fold } from "./fold.tsx";
import { nameOfTable } from "./name-of-table.ts";
import { useTableFairness } from "./use-table-fairness.ts";
import { fairnessWords } from "./words/words.ts";

interface ChainFoldProps {
  readonly game: ListedGame;
  readonly table: string;
}

/** The chain of one table as a row with its state, which opens to everything about it. */
export function ChainFold({ game, table }: ChainFoldProps) {
  const words = fairnessWords.useWords();
  const format = useFormats();
  const title = useGameTitle()(game.id);
  const chain = useTableFairness(table).data?.chain;
  return (
    <Fold
      id={`chain-${table}`}
      title={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="flex min-w-0 items-center gap-3 text-lg">
            <GameArt game={game} size={32} />
            {title}
            {table !== game.id && <span className="text-muted">{nameOfTable(game, table)}</span>}
          </span>
          {chain && (
            <span className="ms-auto flex flex-wrap gap-x-4 text-sm font-normal text-muted">
              <span>
                {words.tables.progress}{" "}
                <bdi
                  dir="ltr"
                  className="tabular"
                >{`${format.whole(chain.index)} / ${format.whole(chain.length)}`}</bdi>
              </span>
              <span>{chain.announcement === null ? words.tables.houseSalt : words.tables.publicSalt}</span>
            </span>
          )}
        </span>
      }
    >
      <ChainPanel table={table} game={game.id} />
    </Fold>
  );
}
