import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { GameId } from "../../../catalog.ts";
import { MOST_RETURNED } from "../../rules/slip/odds.ts";
import { Points, Section } from "../page/about-parts.tsx";
import { BetFigures, type NamedBet } from "../panel/bet-figures.tsx";
import { gameWords } from "../words/words.ts";

/** The description of a game with slips. */
interface SlipAboutWords {
  readonly lead: string;
  readonly rules: readonly string[];
  /** The rest of the sentence that begins with the share that comes back. */
  readonly returnNote: string;
  readonly payTitle: string;
  readonly how: string;
  readonly howText: string;
  readonly verifyTitle: string;
  readonly verify: readonly string[];
}

export interface SlipAboutProps {
  readonly game: GameId;
  readonly about: SlipAboutWords;
  readonly bets: readonly NamedBet[];
  /** Some odds. */
  readonly children: ReactNode;
}

/** Shows the rules of a game with slips, what comes back, some odds, and how to verify a slip. */
export function SlipAbout({ game, about, bets, children }: SlipAboutProps) {
  const words = gameWords.useWords();
  const context = usePlayContext();
  const { percent } = useFormats();
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
              {words.exactly(percent(MOST_RETURNED))} {about.returnNote}
            </p>
            <BetFigures bets={bets} />
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
              onClick={() => context.openFairness({ game })}
              className="justify-self-start"
            >
              {words.seeding.salted.open}
            </Button>
          </Section>
          <Section title={about.payTitle}>{children}</Section>
        </div>
      </div>
    </div>
  );
}
