import { tablesOf } from "@fairhouse/games/catalog.ts";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { useState } from "react";
import type { ListedGame } from "../base/games.ts";
import { ChainPanel } from "./chain-panel.tsx";
import { fairnessWords } from "./words/words.ts";

interface TableChainsProps {
  readonly game: ListedGame;
  /** Table to begin with; the game's first if it is not one of its tables. */
  readonly first?: string | undefined;
  /** Called when a round is opened: a dialog around the panel makes room. */
  readonly onLeave?: () => void;
}

/** The chains of a live game: each of its tables has its own. */
export function TableChains({ game, first, ...panel }: TableChainsProps) {
  const words = fairnessWords.useWords().tables;
  const tables = tablesOf(game);
  const [chosen, choose] = useState(first);
  const table = tables.find((id) => id === chosen) ?? tables[0] ?? game.id;
  return (
    <div className="grid gap-5">
      {tables.length > 1 && (
        <SegmentedControl
          label={words.table}
          value={table}
          onChange={choose}
          options={tables.map((id) => ({ value: id, label: nameOfTable(game, id) }))}
        />
      )}
      <ChainPanel key={table} table={table} game={game.id} {...panel} />
    </div>
  );
}

/** Returns the name of a table within its game: `30s` of `colour-30s`. */
function nameOfTable({ id }: { readonly id: string }, table: string): string {
  return table.replace(`${id}-`, "");
}
