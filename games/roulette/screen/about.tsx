import { useHouse } from "@fairhouse/client/house.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ShieldCheck } from "lucide-react";
import { AboutSection, Paragraphs, PayTable } from "../../shared/screen/about-parts.tsx";
import { POCKETS, POSITIONS } from "../rules/positions.ts";
import { rouletteWords } from "./roulette-words.ts";

/** One position of each kind stands for all: within a kind all pay alike. */
const KINDS = [...new Map(POSITIONS.map((position) => [`${position.kind} ${position.pays}`, position])).values()];

/** Rules, exact return, pay table and how to verify. */
export function About() {
  const words = rouletteWords.useWords();
  const { about } = words;
  const house = useHouse();
  const { whole, percent } = useFormats();
  const rows = KINDS.map(({ kind, pockets, pays }) => [
    words.kinds[kind],
    whole(pockets.length),
    `${whole(pays)} : 1`,
    percent(pockets.length / POCKETS),
  ]);
  return (
    <div className="grid gap-8">
      <p className="text-lg">{about.lead}</p>
      <AboutSection title={about.rulesTitle}>
        <Paragraphs items={about.rules} />
      </AboutSection>
      <AboutSection title={about.returnTitle}>
        <p>{about.returnText}</p>
        <p className="text-muted">{about.rounding}</p>
      </AboutSection>
      <AboutSection title={about.payTitle}>
        <PayTable
          caption={about.payTitle}
          head={[about.betColumn, about.numbersColumn, about.paysColumn, about.chanceColumn]}
          rows={rows}
        />
      </AboutSection>
      <AboutSection title={about.verifyTitle}>
        <Paragraphs items={about.verify} />
        <Button
          icon={<ShieldCheck size={18} aria-hidden="true" />}
          onClick={() => house.openFairness({ game: "roulette" })}
          className="justify-self-start"
        >
          {about.openFairness}
        </Button>
      </AboutSection>
    </div>
  );
}
