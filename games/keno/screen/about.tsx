import { ratio } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/game-about.tsx";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { betTypes } from "../rules/bet-types.ts";
import { type KenoRisk, MAX_SPOTS, paysOf, RISKS } from "../rules/tables.ts";
import { kenoWords } from "./words/words.ts";

const SPOTS = Array.from({ length: MAX_SPOTS }, (_, i) => i + 1);

/** Rules, exact return, the tables of all choices and how to verify. */
export function About() {
  const { about, classic } = kenoWords.useWords();
  const { risks } = gameWords.useWords();
  const { whole } = useFormats();
  const nameOf = (risk: KenoRisk) => (risk === "classic" ? classic : risks[risk]);
  const bets = betTypes.map(({ risk, spots, prizes }) => ({ name: about.betOf(nameOf(risk), spots), prizes }));
  return (
    <GameAbout game="keno" about={about} exactReturn={ratio(99, 100)} seeding="solo" bets={bets}>
      <div className="grid gap-3">
        {RISKS.map((risk) => (
          <PayTable
            key={risk}
            caption={about.tableOf(nameOf(risk))}
            head={[about.spotsColumn, about.tableOf(nameOf(risk))]}
            rows={SPOTS.map((spots) => [
              whole(spots),
              <bdi key={spots} dir="ltr">
                {hitsAndPays(paysOf(risk, spots))}
              </bdi>,
            ])}
          />
        ))}
      </div>
    </GameAbout>
  );
}

/** "2: 1.89 · 3: 4.56": hits that pay, and what. */
function hitsAndPays(pays: readonly number[]): string {
  return pays.flatMap((hundredths, hits) => (hundredths > 0 ? `${hits}: ${hundredths / 100}` : [])).join(" · ");
}
