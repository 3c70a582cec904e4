import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ShieldCheck } from "lucide-react";
import { Points, Section } from "../../shared/screen/page/about-parts.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { BetFigures } from "../../shared/screen/panel/bet-figures.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { AVERAGE } from "../rules/average.ts";
import { betTypes } from "../rules/bet-types.ts";
import { boardOf } from "../rules/board.ts";
import { useNames } from "./names.ts";
import { virtualWords } from "./words/words.ts";

/** The odds give back this share of what is decided, at most (`games/shared/rules/slip/odds.ts`). */
const RETURNED = 0.95;

/** Shows the rules, what comes back, some odds, and how to verify a slip. */
export function About() {
  const { about } = virtualWords.useWords();
  const words = gameWords.useWords();
  const context = usePlayContext();
  const { percent } = useFormats();
  const { pickName } = useNames();
  const oddsText = useOddsText();
  const rows = boardOf(AVERAGE.means)
    .filter(({ market }) => market !== "score" && market !== "half-full")
    .flatMap(({ rows: all }) => all[Math.floor(all.length / 2)] ?? [])
    .map(({ selection, odds }) => [pickName(selection, AVERAGE), oddsText(odds)]);
  return (
    <div className="@container">
      <div className="grid gap-8 @min-[960px]:grid-cols-2 @min-[960px]:gap-x-12">
        <p className="col-span-full text-lg">{about.lead}</p>
        <div className="grid content-start gap-8">
          <Section title={words.rulesTitle}>
            <Points items={about.rules} />
          </Section>
          <Section title={words.returnTitle}>
            <p>
              {words.exactly(percent(RETURNED))} {about.returnNote}
            </p>
            <BetFigures
              bets={betTypes.map(({ selection, prizes }) => ({ name: pickName(selection, AVERAGE), prizes }))}
            />
          </Section>
        </div>
        <div className="grid content-start gap-8">
          <Section title={about.how}>
            <p>{about.howText}</p>
          </Section>
          <Section title={about.verifyTitle}>
            <Points items={about.verify} />
            <Button
              icon={<ShieldCheck size={18} aria-hidden="true" />}
              onClick={() => context.openFairness({ game: "virtual" })}
              className="justify-self-start"
            >
              {words.seeding.salted.open}
            </Button>
          </Section>
          <Section title={about.payTitle}>
            <PayTable caption={about.payTitle} head={[about.pickColumn, about.oddsColumn]} rows={rows} />
          </Section>
        </div>
      </div>
    </div>
  );
}
