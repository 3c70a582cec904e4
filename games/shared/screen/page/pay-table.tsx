import type { ReactNode } from "react";

export interface PayTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** True for a table of four columns, too wide for a phone: there the name of a row is above its figures. */
  readonly stacked?: boolean;
}

/** Names wrap if there is no room; figures never do. */
const CELL = "px-4 py-2 @max-[22rem]:px-2";
/**
 * Columns of a row below its name. Without a least width of 0 the narrowest column, whose title is long, would set the
 * width of all three, and the table would be wider than a card.
 */
const STACKED_ROW =
  "@max-[28rem]:grid @max-[28rem]:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.8fr)] @max-[28rem]:px-1";
const STACKED_NAME = "@max-[28rem]:col-span-full @max-[28rem]:px-1! @max-[28rem]:pb-0";
/** On the narrowest phones, chances such as 0.0000989996% and multipliers such as 1,000,000.00× need all of a column. */
const STACKED_FIGURE = "@max-[28rem]:px-1! @max-[22rem]:text-[0.8125rem]";

/** Shows a table of figures; the first column names the row, the others are end-aligned tabular figures. */
export function PayTable({ caption, head, rows, stacked = false }: PayTableProps) {
  const [row, name, figure] = stacked ? [STACKED_ROW, STACKED_NAME, STACKED_FIGURE] : ["", "", ""];
  return (
    <div className="surface-raised @container overflow-hidden">
      <table className="tabular w-full text-sm @min-[26rem]:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-panel-high text-start text-muted">
          <tr className={row}>
            {head.map((title, column) => (
              <th
                key={title}
                scope="col"
                className={`px-4 py-2.5 font-medium @max-[22rem]:px-2 ${column === 0 ? `text-start ${name}` : `text-end ${figure}`}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a pay table never move.
            <tr key={number} className={`border-t border-line ${row}`}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns.
                  <th key={column} scope="row" className={`text-start font-medium wrap-anywhere ${CELL} ${name}`}>
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns.
                  <td key={column} className={`text-end font-semibold ${CELL} ${figure}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
