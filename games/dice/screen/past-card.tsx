import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { rollText } from "../drawing/roll-text.ts";
import { type Call, ROLLS, wins } from "../rules/terms.ts";
import { PARTS, type PastRoll, spreadOf, summaryOf } from "./past-rolls.ts";
import { diceWords } from "./words/words.ts";
import "./past-card.css";

interface PastCardProps {
  /** Newest first. */
  readonly rolls: readonly PastRoll[];
  /** The call of the next bet, whose winning side the bars show. */
  readonly call: Call;
}

/** The player's last rolls, on stages with room for them: how they spread over the scale, and how they ended. */
export function PastCard({ rolls, call }: PastCardProps) {
  const { past } = diceWords.useWords();
  const { whole } = useFormats();
  const { wins: won, streak, mostWins, mean } = summaryOf(rolls);
  const none = rolls.length === 0;
  return (
    <section aria-label={past.title} className="dice-past">
      {/* Before the first roll the bars show what they count up to in the long run: every part as often. */}
      <div className="dice-spread" dir="ltr" aria-hidden="true" data-idle={none || undefined}>
        {none && (
          <p dir="auto" className="dice-spread-none">
            {past.none}
          </p>
        )}
        {spreadOf(rolls).map((count, part) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its part of the scale.
            key={part}
            data-wins={wins(call, ((part + 0.5) * ROLLS) / PARTS) || undefined}
            style={{ "--count": count }}
          />
        ))}
      </div>
      <dl className="dice-figures tabular">
        <Figure name={past.won}>
          <bdi>{none ? "–" : past.wonOf(whole(won), whole(rolls.length))}</bdi>
        </Figure>
        <Figure
          name={streak.won || none ? past.winsInARow : past.lossesInARow}
          tone={none ? undefined : streak.won ? "won" : "lost"}
        >
          {none ? "–" : whole(streak.length)}
        </Figure>
        <Figure name={past.mostWins}>{none ? "–" : whole(mostWins)}</Figure>
        <Figure name={past.mean}>{none ? "–" : rollText(mean)}</Figure>
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly tone?: "won" | "lost" | undefined;
  readonly children: ReactNode;
}

function Figure({ name, tone, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-tone={tone}>{children}</dd>
    </div>
  );
}
