import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { HARD, PAIRS, SOFT, UPCARDS } from "../rules/strategy.ts";
import { ACE } from "../rules/total.ts";
import { blackjackWords } from "./words/words.ts";
import "./strategy.css";

const LOWEST_HARD = 8;
const LOWEST_SOFT = 13;

/** Best play by the dealer's upcard: the very table that hint and automatic hands read. */
export function StrategyTable() {
  const { about } = blackjackWords.useWords();
  const { whole } = useFormats();
  const pips = (value: number) => (value === ACE ? "A" : whole(value));
  const isLast = (rows: readonly string[], row: number) => row === rows.length - 1;
  const hard = HARD.map((letters, row) => {
    const total = whole(row + LOWEST_HARD);
    const text = row === 0 ? about.andLess(total) : isLast(HARD, row) ? about.andMore(total) : total;
    return { name: `${about.hardRows} ${text}`, letters };
  });
  const soft = SOFT.map((letters, row) => {
    const total = whole(row + LOWEST_SOFT);
    return { name: `${about.softRows} ${isLast(SOFT, row) ? about.andMore(total) : total}`, letters };
  });
  const pairs = PAIRS.map((letters, row) => {
    const card = pips(row + ACE);
    return { name: `${about.pairRows} ${card}, ${card}`, letters };
  });
  return (
    // It scrolls by itself where it is too wide: it must not widen what holds it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard.
    <section aria-label={about.strategyTitle} tabIndex={0} className="surface-raised w-0 min-w-full overflow-x-auto">
      <table dir="ltr" className="bj-strategy tabular">
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
        <tbody>
          {[...hard, ...soft, ...pairs].map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, letters }: { readonly name: string; readonly letters: string }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {[...letters].map((letter, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
        <td key={column} data-move={letter}>
          {letter === "." ? "" : letter}
        </td>
      ))}
    </tr>
  );
}
