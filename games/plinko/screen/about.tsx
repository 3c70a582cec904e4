import { ratio } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { RISKS } from "../../shared/rules/risks.ts";
import { GameAbout } from "../../shared/screen/game-about.tsx";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { betTypes } from "../rules/bet-types.ts";
import { bucketsOf, ROWS } from "../rules/tables.ts";
import { plinkoWords } from "./words/words.ts";

/** Rules, exact return, the tables of all boards and how to verify. */
export function About() {
  const { about, board } = plinkoWords.useWords();
  const { risks } = gameWords.useWords();
  const { whole } = useFormats();
  const bets = betTypes.map(({ bet, prizes }) => ({ name: board(risks[bet.risk], bet.rows), prizes }));
  return (
    <GameAbout game="plinko" about={about} exactReturn={ratio(99, 100)} seeding="solo" bets={bets}>
      <div className="grid gap-3">
        {RISKS.map((risk) => (
          <PayTable
            key={risk}
            caption={about.tableOf(risks[risk])}
            head={[about.rowsColumn, about.tableOf(risks[risk])]}
            rows={ROWS.map((rows) => [
              whole(rows),
              <bdi key={rows} dir="ltr">
                {fromOutside(bucketsOf({ risk, rows }))}
              </bdi>,
            ])}
          />
        ))}
      </div>
    </GameAbout>
  );
}

/** Both halves of a board are alike. */
function fromOutside(buckets: readonly number[]): string {
  return buckets
    .slice(0, Math.ceil(buckets.length / 2))
    .map((pays) => pays / 100)
    .join(" · ");
}
