import type { TableFairness } from "@fairhouse/protocol/fairness.ts";
import type { PastRound } from "@fairhouse/protocol/table.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import type { Formats } from "@fairhouse/ui/words/format.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { betListWords } from "../bets/words/words.ts";
import { useGameTitle } from "../games.ts";
import { queryClient } from "../query-client.ts";
import { http } from "../services.ts";
import { shellWords } from "../shell/words/words.ts";
import { Fact, FactList } from "./fact-list.tsx";
import { SaltOrigin } from "./salt-origin.tsx";
import { ShortHash } from "./short-hash.tsx";
import { fairnessWords } from "./words/words.ts";

/** How often a new house is asked whether its first chain is there. */
const CHAIN_ASKED_EVERY_MS = 2_000;

/** Enough to see how it works; the others on request. */
const FEW_ROUNDS = 5;

/** The chain behind one table of shared rounds, and the links that were revealed last. */
export interface ChainPanelProps {
  readonly table: string;
  readonly game: string;
  /** Called when a round is opened: a dialog around the panel makes room. */
  readonly onLeave?: () => void;
}

export function ChainPanel({ table, game, onLeave }: ChainPanelProps) {
  const words = fairnessWords.useWords().tables;
  const shell = shellWords.useWords();
  const { more } = betListWords.useWords();
  const format = useFormats();
  const title = useGameTitle()(game);
  const query = useQuery(
    {
      queryKey: ["fairness", "table", table],
      queryFn: () => http.get<TableFairness>(`/fairness/tables/${encodeURIComponent(table)}/rounds`),
      refetchInterval: ({ state }) => (state.data?.chain === null ? CHAIN_ASKED_EVERY_MS : false),
    },
    queryClient,
  );
  const [shown, setShown] = useState(FEW_ROUNDS);
  const found = query.data;
  if (query.error !== null && found === undefined) {
    return (
      <EmptyState
        tone="error"
        title={words.failed}
        action={<Button onClick={() => void query.refetch()}>{shell.retry}</Button>}
      />
    );
  }
  if (found === undefined) return <Skeleton className="h-72 rounded-tile!" />;
  const { chain, next } = found;
  const givenUp = found.earlier.filter((one) => one.givenUp !== null);
  if (chain === null) return <EmptyState compact title={words.computing} />;
  return (
    <div className="grid gap-5">
      <FactList>
        <Fact name={words.terminalHash} value={chain.terminalHash} wide />
        <Fact name={words.salt} value={chain.salt} wide />
        <Fact name={words.progress} value={`${format.whole(chain.index)} / ${format.whole(chain.length)}`} full />
        <SaltOrigin facts={chain} />
      </FactList>
      {next !== null && (
        <details className="surface-raised p-4">
          <summary className="cursor-pointer font-semibold">{words.next}</summary>
          <div className="mt-4">
            <FactList>
              <Fact name={words.terminalHash} value={next.terminalHash} wide />
              <SaltOrigin facts={next} />
            </FactList>
          </div>
        </details>
      )}
      {givenUp.map((one) => (
        <Alert key={one.ordinal} tone="warn" title={words.givenUp}>
          <p>{one.givenUp?.reason}</p>
          <p dir="ltr" className="mt-1 font-mono text-xs wrap-anywhere">
            {one.terminalHash}
          </p>
        </Alert>
      ))}
      <DataTable<PastRound>
        caption={`${title}: ${words.title}`}
        rows={found.rounds.slice(0, shown)}
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
            cell: (round) => (
              <bdi dir="ltr" className="tabular font-semibold">
                {resultText(round.outcome, format)}
              </bdi>
            ),
          },
        ]}
      />
      {found.rounds.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(found.rounds.length)}>
          {more}
        </Button>
      )}
    </div>
  );
}

/** A point in hundredths as a multiplier, the ticket of a pot out of its tickets; anything else as it is. */
export function resultText(outcome: unknown, { multiplier, whole }: Pick<Formats, "multiplier" | "whole">): string {
  if (typeof outcome === "object" && outcome !== null && "ticket" in outcome && "total" in outcome) {
    const { ticket, total } = outcome;
    if (typeof ticket === "number" && typeof total === "number") return `${whole(ticket)} / ${whole(total)}`;
  }
  if (typeof outcome === "object" && outcome !== null && "point" in outcome && typeof outcome.point === "number") {
    return multiplier(outcome.point);
  }
  return outcome === null ? "—" : JSON.stringify(outcome);
}
