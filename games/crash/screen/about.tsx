import { useHouse } from "@fairhouse/client/house.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ShieldCheck } from "lucide-react";
import { AboutSection, Paragraphs, PayTable } from "../../shared/screen/about-parts.tsx";
import { crashWords } from "./crash-words.ts";
import { chanceOf } from "./figures.ts";
import { msOf } from "./flight.ts";

const TARGETS = [101, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];

/** Rules, exact return, chances and how to verify. */
export function About() {
  const words = crashWords.useWords();
  const { about } = words;
  const house = useHouse();
  const { multiplier, percent } = useFormats();
  const rows = TARGETS.map((target) => [
    multiplier(target),
    percent(chanceOf(target)),
    words.seconds((msOf(target / 100) / 1000).toFixed(2)),
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
          head={[about.targetColumn, about.chanceColumn, about.timeColumn]}
          rows={rows}
        />
      </AboutSection>
      <AboutSection title={about.verifyTitle}>
        <Paragraphs items={about.verify} />
        <Button
          icon={<ShieldCheck size={18} aria-hidden="true" />}
          onClick={() => house.openFairness({ game: "crash" })}
          className="justify-self-start"
        >
          {about.openFairness}
        </Button>
      </AboutSection>
    </div>
  );
}
