import { useHouse } from "@fairhouse/client/house.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { GameId } from "../../catalog.ts";
import { gameWords } from "./words/words.ts";

/** What a game's words say about it; headings that all games share are not among them. */
interface AboutWords {
  readonly lead: string;
  readonly rules: readonly string[];
  readonly returnText: string;
  readonly rounding: string;
  readonly payTitle: string;
  readonly verify: readonly string[];
  readonly openFairness: string;
}

export interface GameAboutProps {
  readonly game: GameId;
  readonly about: AboutWords;
  /** What pays how much: pay tables. */
  readonly children: ReactNode;
}

/** A game's description: how it is played, its exact return, what pays, and how to verify; what pays stands beside it where there is room. */
export function GameAbout({ game, about, children }: GameAboutProps) {
  const words = gameWords.useWords();
  const house = useHouse();
  return (
    <div className="@container">
      <div className="grid gap-8 @min-[960px]:grid-cols-2 @min-[960px]:grid-rows-[auto_auto_auto_1fr] @min-[960px]:gap-x-12">
        <p className="col-span-full text-lg">{about.lead}</p>
        <Section title={words.rulesTitle}>
          <Points items={about.rules} />
        </Section>
        <Section title={words.returnTitle}>
          <p>{about.returnText}</p>
          <p className="text-muted">{about.rounding}</p>
        </Section>
        <Section
          title={about.payTitle}
          className="@min-[960px]:col-start-2 @min-[960px]:row-start-2 @min-[960px]:row-span-3"
        >
          {children}
        </Section>
        <Section title={words.verifyTitle}>
          <Points items={about.verify} />
          <Button
            icon={<ShieldCheck size={18} aria-hidden="true" />}
            onClick={() => house.openFairness({ game })}
            className="justify-self-start"
          >
            {about.openFairness}
          </Button>
        </Section>
      </div>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Section({ title, className = "", children }: SectionProps) {
  return (
    <section className={`grid max-w-3xl content-start gap-3 ${className}`}>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Points({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-dim">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
