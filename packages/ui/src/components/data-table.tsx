import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Skeleton } from "./skeleton.tsx";

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "start" | "end" | undefined;
  /**
   * Place on a card when the table is narrow: first line start, first line end, a labelled detail, or nowhere. One wide
   * and two slim details fill a line, as three details do.
   */
  readonly card?: "lead" | "trail" | "detail" | "wide" | "slim" | "none" | undefined;
}

export interface DataTableProps<Row> {
  /** Content of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Null while the first rows are loading. */
  readonly rows: readonly Row[] | null;
  readonly rowKey: (row: Row) => string;
  /** Shown instead of rows if there are none: an EmptyState. */
  readonly empty: ReactNode;
  readonly error?:
    | { readonly title: string; readonly retryLabel: string; readonly onRetry: () => void }
    | null
    | undefined;
  /** True for live lists: new rows push in from above. */
  readonly live?: boolean | undefined;
  readonly skeletonRows?: number | undefined;
}

/** A table of rows. If it is narrower than 600 px, each row is a card; both looks share one list in the page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, error } = props;
  if (error)
    return (
      <EmptyState
        tone="error"
        icon={<CircleAlert />}
        title={error.title}
        action={<Button onClick={error.onRetry}>{error.retryLabel}</Button>}
      />
    );
  if (rows?.length === 0) return props.empty;
  return (
    <div className="@container">
      <table aria-busy={rows === null} className="w-full border-separate border-spacing-y-1 @max-[600px]:block">
        <caption className="sr-only">{props.caption}</caption>
        <thead className="@max-[600px]:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classes(
                  "px-4 py-2 text-sm font-medium whitespace-nowrap text-muted",
                  column.align === "end" ? "text-end" : "text-start",
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[600px]:grid @max-[600px]:gap-2">
          {rows === null
            ? placeholders(props.skeletonRows ?? 6).map((name) => (
                <TableRow
                  key={name}
                  columns={columns}
                  write={() => <Skeleton className="inline-block h-4 w-16 align-middle" />}
                />
              ))
            : rows.map((row) => (
                <TableRow
                  key={props.rowKey(row)}
                  columns={columns}
                  write={(column) => column.cell(row)}
                  className={props.live ? "animate-rise-in" : undefined}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
}

function placeholders(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `placeholder-${index}`);
}

interface TableRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly write: (column: Column<Row>) => ReactNode;
  readonly className?: string | undefined;
}

const detail = "@max-[600px]:order-3 @max-[600px]:text-start @max-[600px]:text-sm";
const cardPlaces = {
  lead: "@max-[600px]:order-1 @max-[600px]:basis-1/2 @max-[600px]:font-semibold",
  // With the lead it fills the first line, so that no detail slips in beside a short one.
  trail: "@max-[600px]:order-2 @max-[600px]:flex-1 @max-[600px]:basis-[calc(50%-16px)] @max-[600px]:text-end",
  detail: `${detail} @max-[600px]:basis-[calc(33.3%-11px)]`,
  wide: `${detail} @max-[600px]:basis-[calc(46%-11px)] @max-[600px]:min-w-0`,
  slim: `${detail} @max-[600px]:basis-[calc(27%-11px)]`,
  none: "@max-[600px]:hidden",
};
/** The places with a label above the value. */
const labelled: ReadonlySet<keyof typeof cardPlaces> = new Set(["detail", "wide", "slim"]);

function TableRow<Row>({ columns, write, className }: TableRowProps<Row>) {
  return (
    <tr
      className={classes(
        "group/row @max-[600px]:surface-raised @max-[600px]:flex @max-[600px]:flex-wrap @max-[600px]:gap-x-4 @max-[600px]:gap-y-1.5 @max-[600px]:px-4 @max-[600px]:py-3",
        className,
      )}
    >
      {columns.map(({ card = "detail", ...column }) => (
        <td
          key={column.id}
          className={classes(
            "px-4 @max-[600px]:px-0 @min-[600px]:h-12 @min-[600px]:bg-raised @min-[600px]:whitespace-nowrap @min-[600px]:transition-colors @min-[600px]:first:rounded-s-control @min-[600px]:last:rounded-e-control @min-[600px]:group-hover/row:bg-panel-high",
            column.align === "end" ? "text-end" : "text-start",
            cardPlaces[card],
          )}
        >
          {labelled.has(card) && <span className="block text-xs text-muted @min-[600px]:hidden">{column.header}</span>}
          {write(column)}
        </td>
      ))}
    </tr>
  );
}
