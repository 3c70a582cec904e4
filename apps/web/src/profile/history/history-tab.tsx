import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { History } from "lucide-react";
import { Link } from "react-router";
import { betListWords } from "../../bets/words/words.ts";
import { statisticsWords } from "../statistics/words/words.ts";
import { useAddress } from "../use-address.ts";
import { askOf, filtersOf, isUnfiltered, withFilters } from "./filters.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryTable } from "./history-table.tsx";
import { Totals } from "./totals.tsx";
import { useHistory } from "./use-history.ts";

/** Every bet of the player that matches the filters of the address, with their totals. */
export function HistoryTab() {
  const words = statisticsWords.useWords().history;
  const { query, change } = useAddress();
  const filters = filtersOf(query);
  const houseCurrency = useHouseCurrency();
  const asked = askOf(filters, Date.now()).toString();
  const { rows, failed, retry, more, loadingMore } = useHistory(asked);
  const clear = () => change((now) => withFilters(now, filtersOf(new URLSearchParams())));
  const unfiltered = isUnfiltered(query);
  if (unfiltered && rows?.length === 0) return <NoBetsYet />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <HistoryFilters
        filters={filters}
        asked={asked}
        onChange={(changed) => change((now) => withFilters(now, { ...filtersOf(now), ...changed }))}
        onClear={unfiltered ? null : clear}
      />
      <Totals asked={asked} currency={filters.currency ?? houseCurrency} />
      <HistoryTable
        rows={rows}
        error={rows === null && failed ? () => void retry() : null}
        empty={
          <EmptyState
            icon={<History />}
            title={words.none}
            action={<Button onClick={clear}>{words.clear}</Button>}
            compact
          />
        }
      />
      {more !== null && rows !== null && (
        <Button className="justify-self-center" loading={loadingMore} onClick={() => void more()}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

function NoBetsYet() {
  const lists = betListWords.useWords();
  const words = statisticsWords.useWords();
  return (
    <div className="surface-panel">
      <EmptyState
        icon={<History />}
        title={lists.emptyMine}
        text={lists.emptyMineText}
        action={
          <Link to="/home" className={buttonStyle({ variant: "accent" })}>
            {words.play}
          </Link>
        }
      />
    </div>
  );
}
