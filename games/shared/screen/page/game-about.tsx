import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { type Ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { GameId } from "../../../catalog.ts";
import { BetFigures, type NamedBet } from "../panel/bet-figures.tsx";
import { gameWords } from "../words/words.ts";
import { Points, Section } from "./about-parts.tsx";

/** A game's words about itself, without those that all games share. */
interface AboutWords {
  readonly lead: string;
  readonly rules: readonly string[];
  /** The scope of the exact return, with the reason: it follows "Exactly 99%", or stands alone where bets differ. */
  readonly returnNote: string;
  readonly payTitle: string;
  /** The game's use of its numbers; it follows the description of how these come from the seeds. */
  readonly draw: string;
}

export interface GameAboutProps {
  readonly game: GameId;
  readonly about: AboutWords;
  /**
   * Return per unit staked, as the unrounded fraction; null where bets differ, and the pay table states it for each.
   */
  readonly exactReturn: Ratio | null;
  /** "down" if payouts are rounded down to whole units. */
  readonly rounding?: "down" | "none";
  readonly seeding: "solo" | "salted" | "stream" | "first-three" | "all-bettors";
  /** Kinds of bets from `rules/bet-types.ts`, with their names. */
  readonly bets: readonly NamedBet[];
  /** The pay tables. */
  readonly children: ReactNode;
}

/**
 * Describes a game: how to play, its exact return, what pays, and how to verify. The pay tables are beside the text if
 * there is room.
 */
export function GameAbout({ game, about, exactReturn, rounding = "down", seeding, bets, children }: GameAboutProps) {
  const words = gameWords.useWords();
  const context = usePlayContext();
  const { before, stream, after, open } = words.seeding[seeding];
  return (
    <div className="@container">
      <div className="grid gap-8 @min-[960px]:grid-cols-2 @min-[960px]:grid-rows-[auto_auto_auto_1fr] @min-[960px]:gap-x-12">
        <p className="col-span-full text-lg">{about.lead}</p>
        <Section title={words.rulesTitle}>
          <Points items={about.rules} />
        </Section>
        <Section title={words.returnTitle}>
          <p>
            {useExactText(exactReturn)} {about.returnNote}
          </p>
          <p className="text-muted">{words.rounding[rounding]}</p>
          <BetFigures bets={bets} />
        </Section>
        <Section
          title={about.payTitle}
          className="@min-[960px]:col-start-2 @min-[960px]:row-start-2 @min-[960px]:row-span-3"
        >
          {children}
        </Section>
        <Section title={words.verifyTitle}>
          <Points items={[before, `${stream} ${about.draw}`, after]} />
          <Button
            icon={<ShieldCheck size={18} aria-hidden="true" />}
            onClick={() => context.openFairness({ game })}
            className="justify-self-start"
          >
            {open}
          </Button>
        </Section>
      </div>
    </div>
  );
}

/** Longest fraction, in characters, that is still worth showing. */
const READABLE_FRACTION = 20;

/** Returns "Exactly 99%", together with the fraction if its decimals do not end and it is short enough. */
export function useExactText(exact: Ratio | null): string {
  const words = gameWords.useWords();
  const { exactPercent } = useFormats();
  if (exact === null) return "";
  const share = exactPercent(toNumber(exact));
  const ends = (exact.numerator * 1_000_000n) % exact.denominator === 0n;
  if (ends) return words.exactly(share);
  const fraction = `${exact.numerator}/${exact.denominator}`;
  return fraction.length > READABLE_FRACTION ? words.exactDigits(share) : words.exactFraction(fraction, share);
}
