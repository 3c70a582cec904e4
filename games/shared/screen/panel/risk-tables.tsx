import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { PayTable } from "../page/pay-table.tsx";

export interface RiskTablesProps<Choice extends string, Size extends number> {
  readonly risks: readonly Choice[];
  /** Returns the title of a table, with its figures. */
  readonly titleOf: (risk: Choice) => string;
  /** The heading of the column of sizes. */
  readonly column: string;
  readonly sizes: readonly Size[];
  /** Returns the payouts of a size at a risk, from left to right in every language. */
  readonly paysOf: (risk: Choice, size: Size) => string;
}

/** Shows a table for each risk, with a row for each size. */
export function RiskTables<Choice extends string, Size extends number>(props: RiskTablesProps<Choice, Size>) {
  const { risks, titleOf, column, sizes, paysOf } = props;
  const { whole } = useFormats();
  return (
    <div className="grid gap-3">
      {risks.map((risk) => (
        <PayTable
          key={risk}
          caption={titleOf(risk)}
          head={[column, titleOf(risk)]}
          rows={sizes.map((size) => [
            whole(size),
            <bdi key={size} dir="ltr">
              {paysOf(risk, size)}
            </bdi>,
          ])}
        />
      ))}
    </div>
  );
}
