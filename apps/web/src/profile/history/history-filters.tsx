import { betResult, leastMultipliers } from "@fairhouse/protocol/statistics.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useMutation } from "@tanstack/react-query";
import { Download, FilterX } from "lucide-react";
import { games, useGameTitle } from "../../base/games.ts";
import { download } from "../../page/download.ts";
import { queryClient } from "../../services/query-client.ts";
import { statisticsWords } from "../statistics/words/words.ts";
import { type Filters, periods } from "./filters.ts";
import { MarkFilter } from "./mark-filter.tsx";

export interface HistoryFiltersProps {
  readonly filters: Filters;
  /** The query for these filters: the file contains the same bets. */
  readonly asked: string;
  readonly onChange: (changed: Partial<Filters>) => void;
  /** Shows all bets again; null if all are shown. */
  readonly onClear: (() => void) | null;
}

const ALL = "all";
const results = [ALL, ...betResult.options] as const;

/** The filters of the bets, and a button to save them as a file. */
export function HistoryFilters({ filters, asked, onChange: change, onClear }: HistoryFiltersProps) {
  const { history: words, period } = statisticsWords.useWords();
  const format = useFormats();
  const titleOf = useGameTitle();
  const file = useMutation({ mutationFn: () => download(`/history.csv?${asked}`, "bets.csv") }, queryClient);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
        <Select
          label={words.game}
          value={filters.game ?? ALL}
          onChange={(game) => change({ game: game === ALL ? null : game, mark: null, least: null, most: null })}
          options={[
            { value: ALL, label: words.allGames },
            ...games.map(({ id }) => ({ value: id, label: titleOf(id) })),
          ]}
        />
        <Select
          label={words.result}
          value={filters.result ?? ALL}
          onChange={(result) => change({ result: result === ALL ? null : result })}
          options={results.map((value) => ({ value, label: words.results[value] }))}
        />
        <Select
          label={words.multiplier}
          value={filters.multiplier ?? ALL}
          onChange={(least) => change({ multiplier: least === ALL ? null : least })}
          options={[
            { value: ALL, label: words.anyMultiplier },
            ...leastMultipliers.map((value) => ({ value, label: words.least(format.multiplier(Number(value) * 100)) })),
          ]}
        />
        <Select
          label={period.label}
          value={filters.period}
          onChange={(chosen) => change({ period: chosen })}
          options={periods.map((value) => ({ value, label: period[value] }))}
        />
        <MarkFilter filters={filters} onChange={change} />
        {filters.period === "own" && <OwnPeriod filters={filters} onChange={change} />}
        <div className="flex justify-end gap-3 max-lg:col-span-full lg:col-start-5 lg:row-start-1">
          <Button
            className="min-h-12! max-md:flex-1"
            icon={<Download aria-hidden="true" className="size-[18px]" />}
            loading={file.isPending}
            onClick={() => file.mutate()}
          >
            {words.file}
          </Button>
          <IconButton
            className="size-12!"
            look="neutral"
            label={words.clear}
            icon={<FilterX />}
            disabled={onClear === null}
            onClick={() => onClear?.()}
          />
        </div>
      </div>
      {file.isError && <Alert tone="error">{words.fileFailed}</Alert>}
    </div>
  );
}

function OwnPeriod({ filters, onChange }: Pick<HistoryFiltersProps, "filters" | "onChange">) {
  const { period } = statisticsWords.useWords();
  return (
    <>
      <TextField
        type="date"
        label={period.from}
        value={filters.from}
        max={filters.to}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={period.to}
        value={filters.to}
        min={filters.from}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  );
}
