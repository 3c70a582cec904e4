import type { PastRound } from "@fairhouse/protocol/table.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { Link } from "react-router";
import { useGameTitle } from "../base/games.ts";
import { betListWords } from "../bets/words/words.ts";
import { RoundResult } from "./round-result.tsx";
import { ShortHash } from "./short-hash.tsx";
import { fairnessWords } from "./words/words.ts";

/** Enough to see how it works; the rest on request. */
const FEW_ROUNDS = 5;

interface ChainRoundsProps {
  readonly table: string;
  readonly game: string;
  /** Newest first. */
  readonly rounds: readonly PastRound[];
  readonly onLeave: (() => void) | undefined;
}

/** The rounds of a table that were revealed last: the link and the result of each. */
export function ChainRounds({ table, game, rounds, onLeave }: ChainRoundsProps) {
  const words = fairnessWords.useWords().tables;
  const { more } = betListWords.useWords();
  const format = useFormats();
  const title = useGameTitle()(game);
  const [shown, setShown] = useState(FEW_ROUNDS);
  return (
    <>
      <DataTable<PastRound>
        caption={`${title}: ${words.title}`}
        rows={rounds.slice(0, shown)}
        rowKey={(round) => round.id}
        empty={<EmptyState compact title={words.none} />}
        columns={[
          {
            id: "round",
            header: words.round,
            card: "lead",
            cell: (round) => (
              <Link to={`?round=${table}.${round.number}`} onClick={onLeave} className="tabular hover:text-accent-text">
                {format.whole(round.number)}
              </Link>
            ),
          },
          {
            id: "link",
            header: words.link,
            cell: (round) =>
              round.link === null ? (
                "—"
              ) : (
                <ShortHash value={round.link} name={`${words.link}, ${words.round} ${format.whole(round.number)}`} />
              ),
          },
          {
            id: "result",
            header: words.result,
            align: "end",
            card: "trail",
            cell: (round) => <RoundResult game={game} round={round} />,
          },
        ]}
      />
      {rounds.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(rounds.length)}>
          {more}
        </Button>
      )}
    </>
  );
}
