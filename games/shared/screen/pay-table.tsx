import type { ReactNode } from "react";

export interface PayTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table of figures; the first column names the row, the others stand at the end in tabular figures. */
export function PayTable({ caption, head, rows }: PayTableProps) {
  return (
    <div className="surface-raised overflow-hidden">
      <table className="tabular w-full text-sm sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-panel-high text-start text-muted">
          <tr>
            {head.map((title, column) => (
              <th
                key={title}
                scope="col"
                className={`px-4 py-2.5 font-medium ${column === 0 ? "text-start" : "text-end"}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a pay table never move.
            <tr key={row} className="border-t border-line">
              {cells.map((cell, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns.
                  <th key={column} scope="row" className="px-4 py-2 text-start font-medium">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns.
                  <td key={column} className="px-4 py-2 text-end font-semibold">
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
