import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { FoldSummary } from "@fairhouse/ui/components/fold-summary.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { siteWords } from "../base/words/words.ts";
import { ChainRounds } from "./chain-rounds.tsx";
import { Fact, FactList } from "./fact-list.tsx";
import { SaltOrigin } from "./salt-origin.tsx";
import { hasRounds } from "./tables-of-games.ts";
import { useTableFairness } from "./use-table-fairness.ts";
import { fairnessWords } from "./words/words.ts";

/** The chain behind one table of shared rounds, and the links revealed last. */
export interface ChainPanelProps {
  readonly table: string;
  readonly game: string;
  /** Called when a round is opened: a dialog around the panel makes room. */
  readonly onLeave?: () => void;
}

export function ChainPanel({ table, game, onLeave }: ChainPanelProps) {
  const words = fairnessWords.useWords().tables;
  const shell = siteWords.useWords();
  const format = useFormats();
  const query = useTableFairness(table);
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
        <Fact name={words.terminalHash} value={chain.terminalHash} wide cut />
        <Fact name={words.salt} value={chain.salt} wide cut />
        <Fact
          name={hasRounds(table) ? words.progress : words.linksTaken}
          value={`${format.whole(chain.index)} / ${format.whole(chain.length)}`}
          full
        />
        <SaltOrigin facts={chain} />
      </FactList>
      {next !== null && (
        <details className="group surface-raised p-4">
          <FoldSummary>{words.next}</FoldSummary>
          <div className="mt-4">
            <FactList>
              <Fact name={words.terminalHash} value={next.terminalHash} wide cut />
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
      {hasRounds(table) ? (
        <ChainRounds table={table} game={game} rounds={found.rounds} onLeave={onLeave} />
      ) : (
        <p className="text-muted">{words.noRounds}</p>
      )}
    </div>
  );
}
