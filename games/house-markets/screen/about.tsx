import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ShieldCheck } from "lucide-react";
import { Points, Section } from "../../shared/screen/page/about-parts.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { BetFigures } from "../../shared/screen/panel/bet-figures.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { betTypes } from "../rules/bet-types.ts";
import { linesOfEvent } from "../rules/lines.ts";
import { useNames } from "./slip.tsx";
import { houseMarketsWords } from "./words/words.ts";

/** The odds give back this share of what is decided, at most (`games/shared/rules/slip/odds.ts`). */
const RETURNED = 0.95;

/** Shows the rules, what comes back, some odds, and how to verify a slip. */
export function About() {
  const { about } = houseMarketsWords.useWords();
  const words = gameWords.useWords();
  const context = usePlayContext();
  const { percent } = useFormats();
  const { pickName, lineText } = useNames();
  const oddsText = useOddsText();
  const lines = linesOfEvent({ game: "crash", count: 20 });
  const names = houseMarketsWords.useWords();
  const rowsOf = (market: keyof typeof lines) =>
    lines[market].map(({ line, over, under }) => [
      names.atLeast(lineText({ market, line })),
      over === null ? "–" : oddsText(over),
      under === null ? "–" : oddsText(under),
    ]);
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
            <BetFigures bets={betTypes.map(({ selection, prizes }) => ({ name: pickName(selection), prizes }))} />
          </Section>
        </div>
        <div className="grid content-start gap-8">
          <Section title={about.payTitle}>
            <PayTable
              caption={about.payTitle}
              head={[`${about.eventColumn}: ${names.highest}`, about.yesColumn, about.noColumn]}
              rows={rowsOf("highest")}
            />
            <PayTable
              caption={names.reaching}
              head={[`${about.eventColumn}: ${names.reaching}`, about.yesColumn, about.noColumn]}
              rows={rowsOf("reaching")}
            />
          </Section>
          <Section title={about.how}>
            <p>{about.howText}</p>
          </Section>
          <Section title={about.verifyTitle}>
            <Points items={about.verify} />
            <Button
              icon={<ShieldCheck size={18} aria-hidden="true" />}
              onClick={() => context.openFairness({ game: "house-markets" })}
              className="justify-self-start"
            >
              {words.seeding.salted.open}
            </Button>
          </Section>
        </div>
      </div>
    </div>
  );
}
