import { ratio } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { RISKS } from "../../shared/rules/risks.ts";
import { GameAbout } from "../../shared/screen/game-about.tsx";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { betTypes } from "../rules/bet-types.ts";
import { SEGMENTS, type Share, sharesOf } from "../rules/tables.ts";
import { wheelWords } from "./words/words.ts";

/** Rules, exact return, the segments of all wheels and how to verify. */
export function About() {
  const { about } = wheelWords.useWords();
  const { risks } = gameWords.useWords();
  const { whole } = useFormats();
  const bets = betTypes.map(({ bet, prizes }) => ({ name: about.betOf(risks[bet.risk], bet.segments), prizes }));
  return (
    <GameAbout game="wheel" about={about} exactReturn={ratio(99, 100)} seeding="solo" bets={bets}>
      <div className="grid gap-3">
        {RISKS.map((risk) => (
          <PayTable
            key={risk}
            caption={about.tableOf(risks[risk])}
            head={[about.segmentsColumn, about.tableOf(risks[risk])]}
            rows={SEGMENTS.map((segments) => [
              whole(segments),
              <bdi key={segments} dir="ltr">
                {countsOf(sharesOf({ risk, segments }))}
              </bdi>,
            ])}
          />
        ))}
      </div>
    </GameAbout>
  );
}

/** "0: 2 · 1.2: 7 · 1.5: 1": on how many segments each multiplier stands. */
function countsOf(shares: readonly Share[]): string {
  return shares.map(({ pays, count }) => `${pays / 100}: ${count}`).join(" · ");
}
