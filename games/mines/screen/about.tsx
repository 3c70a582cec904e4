import { useHouse } from "@fairhouse/client/house.tsx";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Select } from "@fairhouse/ui/components/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { AboutSection, Paragraphs, PayTable } from "../../shared/screen/about-parts.tsx";
import { gemsOf, MAX_MINES, MIN_MINES, multiplierOf, TILES } from "../rules/multipliers.ts";
import { minesWords } from "./mines-words.ts";

const COUNTS = Array.from({ length: MAX_MINES - MIN_MINES + 1 }, (_, i) => MIN_MINES + i);

/** Rules, exact return, the pay table of every number of mines, and how to verify. */
export function About() {
  const words = minesWords.useWords();
  const { about } = words;
  const house = useHouse();
  const { whole, multiplier, percent } = useFormats();
  const [mines, setMines] = useState(3);
  const rows = Array.from({ length: gemsOf(mines) }, (_, i) => [
    whole(i + 1),
    multiplier(hundredths(multiplierOf(mines, i + 1))),
    percent(chanceOf(mines, i + 1)),
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
        <p>{about.payText}</p>
        <Select
          label={words.mines}
          value={String(mines)}
          onChange={(value) => setMines(Number(value))}
          options={COUNTS.map((count) => ({ value: String(count), label: whole(count) }))}
          className="max-w-44"
        />
        <PayTable
          caption={about.payTitle}
          head={[about.gemsColumn, about.multiplierColumn, about.chanceColumn]}
          rows={rows}
        />
      </AboutSection>
      <AboutSection title={about.verifyTitle}>
        <Paragraphs items={about.verify} />
        <Button
          icon={<ShieldCheck size={18} aria-hidden="true" />}
          onClick={() => house.openFairness({ game: "mines" })}
          className="justify-self-start"
        >
          {about.openFairness}
        </Button>
      </AboutSection>
    </div>
  );
}

/** Chance that the first so many tiles are all gems: C(25 − mines, gems) / C(25, gems). For display only. */
function chanceOf(mines: number, gems: number): number {
  let chance = 1;
  for (let revealed = 0; revealed < gems; revealed++) chance *= (gemsOf(mines) - revealed) / (TILES - revealed);
  return chance;
}
