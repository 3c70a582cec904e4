import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { HARD, PAIRS, SOFT, UPCARDS } from "../rules/strategy.ts";
import { ACE } from "../rules/total.ts";
import { blackjackWords } from "./words/words.ts";
import "./strategy.css";

const LOWEST_HARD = 8;
const LOWEST_SOFT = 13;

/** Best play by the dealer's upcard: the same table that the hint and automatic hands use. */
export function StrategyTable() {
  const { about } = blackjackWords.useWords();
  const { whole } = useFormats();
  const pips = (value: number) => (value === ACE ? "A" : whole(value));
  const isLast = (rows: readonly string[], row: number) => row === rows.length - 1;
  const hard = HARD.map((letters, row) => {
    const total = whole(row + LOWEST_HARD);
    return { name: row === 0 ? about.andLess(total) : isLast(HARD, row) ? about.andMore(total) : total, letters };
  });
  const soft = SOFT.map((letters, row) => {
    const total = whole(row + LOWEST_SOFT);
    return { name: isLast(SOFT, row) ? about.andMore(total) : total, letters };
  });
  const pairs = PAIRS.map((letters, row) => ({ name: `${pips(row + ACE)}, ${pips(row + ACE)}`, letters }));
  return (
    <table aria-label={about.strategyTitle} dir="ltr" className="bj-strategy surface-raised tabular">
      <thead>
        <tr>
          <td />
          {UPCARDS.map((up) => (
            <th key={up} scope="col">
              {pips(up)}
            </th>
          ))}
        </tr>
      </thead>
      <Group name={about.hardRows} rows={hard} />
      <Group name={about.softRows} rows={soft} />
      <Group name={about.pairRows} rows={pairs} />
    </table>
  );
}

interface RowProps {
  readonly name: string;
  /** One letter for each upcard. */
  readonly letters: string;
}

function Group({ name, rows }: { readonly name: string; readonly rows: readonly RowProps[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={UPCARDS.length + 1}>
          <bdi>{name}</bdi>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </tbody>
  );
}

function Row({ name, letters }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[...letters].map((letter, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
        <td key={column} data-move={letter}>
          {letter === "." ? "" : letter}
        </td>
      ))}
    </tr>
  );
}
