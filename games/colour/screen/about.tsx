import { hundredths, toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { figuresOf } from "../../shared/rules/bet-types.ts";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { TABLES } from "../rules/periods.ts";
import { PAYS, ROUND } from "../rules/terms.ts";
import { colourWords } from "./words/words.ts";

/** The day's format in the number of a period. */
const DAY = "yyyymmdd";

/** Shows the rules, the exact returns, the payouts, the tables, and how to verify a round. */
export function About() {
  const words = colourWords.useWords();
  const { about } = words;
  const { multiplier, percent } = useFormats();
  const [colour, violet, number, size] = betTypes;
  const returnOf = (type: typeof colour) => (type ? percent(toNumber(figuresOf(type.prizes).exactReturn)) : "");
  const pays = (...returns: (typeof PAYS.colour)[]) => (
    <bdi dir="ltr">{returns.map((one) => multiplier(hundredths(one))).join(" · ")}</bdi>
  );
  const rows = [
    [about.kinds.colour, about.wins.colour, pays(PAYS.colour, PAYS.half), returnOf(colour)],
    [about.kinds.violet, about.wins.violet, pays(PAYS.violet), returnOf(violet)],
    [about.kinds.number, about.wins.number, pays(PAYS.number), returnOf(number)],
    [about.kinds.size, about.wins.size, pays(PAYS.size), returnOf(size)],
  ];
  const names = [about.kinds.colour, about.kinds.violet, about.kinds.number, about.kinds.size];
  const bets = betTypes.map(({ prizes }, place) => ({ name: names[place] ?? "", prizes }));
  const tables = TABLES.map(({ type, code, lengthMs }) => [
    words.lengths[type],
    <bdi key="code" dir="ltr">{`${DAY}${code}0001`}</bdi>,
    String(86_400_000 / lengthMs),
  ]);
  return (
    <GameAbout game="colour" about={about} exactReturn={null} seeding={ROUND.seeding} bets={bets}>
      <PayTable
        caption={about.payTitle}
        head={[about.betColumn, about.winsColumn, about.paysColumn, about.returnColumn]}
        rows={rows}
        stacked
      />
      <h3 className="text-base font-semibold">{about.tablesTitle}</h3>
      <PayTable
        caption={about.tablesTitle}
        head={[about.lengthColumn, about.firstColumn, about.countColumn]}
        rows={tables}
      />
    </GameAbout>
  );
}
