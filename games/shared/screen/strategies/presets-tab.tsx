import { PRESETS, withPreset } from "@fairhouse/client/auto/presets.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useState } from "react";
import type { Auto } from "../panel/use-auto.ts";
import { strategyWords } from "./words/words.ts";

/** Shows well-known ways to change the stake, to learn from: how each works, what it risks, and what none of them does. */
export function PresetsTab({ auto }: { readonly auto: Auto }) {
  const words = strategyWords.useWords();
  const [said, setSaid] = useState("");
  return (
    <>
      <p className="text-sm text-pretty text-muted">{words.presetsLead}</p>
      <ul className="grid gap-2" aria-label={words.presets}>
        {PRESETS.map((preset) => {
          const name = words.presetNames[preset];
          return (
            <li key={preset} className="surface-well flex items-center gap-4 rounded-tile! p-3 sm:p-4">
              <div className="min-w-0 flex-1">
                <h3 className="text-base">{name}</h3>
                <p className="mt-1 text-sm text-pretty text-muted">{words.presetTexts[preset]}</p>
              </div>
              <Button
                size="sm"
                disabled={auto.running}
                aria-label={words.takePreset(name)}
                onClick={() => {
                  auto.change(withPreset(auto.settings, preset));
                  setSaid(words.presetUsed(name));
                }}
              >
                {words.use}
              </Button>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {said}
      </p>
    </>
  );
}
