import { type Movement, movementKind } from "@fairhouse/protocol/wallet.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { type Column, DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { formatWhen } from "@fairhouse/ui/format/dates.ts";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Download, History as HistoryIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { gameOf, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { type MovementFilters, noFilters, useMovementFile, useMovements } from "./use-wallet.ts";
import { walletWords } from "./words/words.ts";

/** Every movement of the account, by kind and days, and as a file. */
export function History() {
  const words = walletWords.useWords().history;
  const shell = siteWords.useWords();
  const [filters, setFilters] = useState(noFilters);
  const { rows, failed, retry, more, loadingMore } = useMovements(filters);
  const columns = useColumns();
  const clear = <Button onClick={() => setFilters(noFilters)}>{words.clear}</Button>;
  return (
    <div className="grid gap-4">
      <Filters filters={filters} onChange={setFilters} />
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.sequence)}
        empty={
          <EmptyState
            icon={<HistoryIcon />}
            title={words.empty}
            action={filters === noFilters ? undefined : clear}
            compact
          />
        }
        error={
          rows === null && failed ? { title: words.failed, retryLabel: shell.retry, onRetry: () => void retry() } : null
        }
      />
      {more !== null && (
        <Button className="justify-self-center" loading={loadingMore} onClick={() => void more()}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

/** Number of movements beside the balance. */
const LAST = 5;

/** The last movements of the account, and the way to all of them. Nothing if they cannot be loaded: the history says so. */
export function LastMovements({ onAll }: { readonly onAll: () => void }) {
  const words = walletWords.useWords().history;
  const { rows, failed } = useMovements(noFilters);
  const columns = useColumns();
  if ((rows === null && failed) || rows?.length === 0) return null;
  return (
    <section aria-labelledby="last-movements" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-4">
        <h3 id="last-movements" className="text-base">
          {words.last}
        </h3>
        <Button size="sm" onClick={onAll}>
          {words.showAll}
        </Button>
      </div>
      <DataTable
        caption={words.last}
        columns={columns}
        rows={rows?.slice(0, LAST) ?? null}
        rowKey={(row) => String(row.sequence)}
        skeletonRows={LAST}
        empty={null}
      />
    </section>
  );
}

function Filters({ filters, onChange }: { filters: MovementFilters; onChange: (filters: MovementFilters) => void }) {
  const words = walletWords.useWords();
  const file = useMovementFile(filters);
  const kinds = movementKind.options.map((kind) => ({ value: kind, label: words.kinds[kind] }));
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 max-md:[&>:first-child]:col-span-2 max-md:[&>:last-child]:col-span-2 md:grid-cols-[minmax(0,1.2fr)_1fr_1fr_auto]">
        <Select<MovementFilters["kind"]>
          label={words.history.kind}
          value={filters.kind}
          onChange={(kind) => onChange({ ...filters, kind })}
          options={[{ value: "all", label: words.history.all }, ...kinds]}
        />
        <TextField
          type="date"
          label={words.history.from}
          value={filters.from}
          max={filters.to}
          onChange={(event) => onChange({ ...filters, from: event.target.value })}
        />
        <TextField
          type="date"
          label={words.history.to}
          value={filters.to}
          min={filters.from}
          onChange={(event) => onChange({ ...filters, to: event.target.value })}
        />
        <Button
          className="min-h-12!"
          icon={<Download aria-hidden="true" className="size-[18px]" />}
          loading={file.isPending}
          onClick={() => file.mutate()}
        >
          {words.history.file}
        </Button>
      </div>
      {file.isError && <Alert tone="error">{words.history.fileFailed}</Alert>}
    </div>
  );
}

function useColumns(): readonly Column<Movement>[] {
  const words = walletWords.useWords();
  const format = useFormats();
  const titleOf = useGameTitle();
  const currency = useHouseCurrency();
  const nameOf = (row: Movement) => {
    if (row.grant !== null) return words.grants[row.grant];
    const game = row.bet === null ? undefined : gameOf(row.bet.game);
    const kind = words.kinds[row.kind === "payout" && row.amount === 0 ? "lost" : row.kind];
    return game === undefined ? kind : `${kind} · ${titleOf(game.id)}`;
  };
  return [
    {
      id: "what",
      header: words.history.what,
      card: "lead",
      cell: (row) =>
        row.bet === null ? (
          <span className="font-medium">{nameOf(row)}</span>
        ) : (
          <Link
            to={`/bet/${row.bet.id}`}
            aria-label={words.history.see(nameOf(row), format.dateTime(row.at))}
            className="font-medium underline-offset-4 hover:underline"
          >
            {nameOf(row)}
          </Link>
        ),
    },
    {
      id: "when",
      header: words.history.when,
      card: "detail",
      cell: (row) => (
        <span className="tabular text-muted">{formatWhen(Date.parse(row.at), Date.now(), format.locale)}</span>
      ),
    },
    {
      id: "amount",
      header: words.history.amount,
      align: "end",
      card: "trail",
      cell: (row) => <Money amount={row.amount} currency={currency} profit />,
    },
    {
      id: "balance",
      header: words.history.balance,
      align: "end",
      card: "detail",
      cell: (row) => <Money amount={row.balance} currency={currency} />,
    },
    {
      id: "number",
      header: words.history.number,
      align: "end",
      card: "none",
      cell: (row) => <span className="tabular text-muted">{format.whole(row.sequence)}</span>,
    },
  ];
}
