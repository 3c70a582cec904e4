import type { ComponentType } from "react";
import { gameWords } from "../words/words.ts";
import { FloatingPanel, type FloatingPanelProps } from "./floating-panel.tsx";

/** Shows the game's rules beside its stage; the setting "Game information" opens them. */
export function RulesCard({ About, ...card }: { readonly About: ComponentType } & FloatingPanelProps) {
  const words = gameWords.useWords();
  return (
    <FloatingPanel {...card} name="rules" title={words.rules} wide>
      <div className="text-sm [&_h2]:text-base [&_p]:text-sm [&_table]:text-sm [&_td]:px-2.5 [&_th]:px-2.5">
        <About />
      </div>
    </FloatingPanel>
  );
}
