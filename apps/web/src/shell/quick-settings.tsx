import { Settings2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { shellWords } from "../words/shell-words.ts";
import { BarPopover } from "./bar-popover.tsx";

const SettingsChoices = lazy(async () => ({ default: (await import("./settings-choices.tsx")).SettingsChoices }));

/** The settings button of the top bar; what it opens is fetched when it opens. */
export function QuickSettings() {
  const words = shellWords.useWords().settings;
  return (
    <BarPopover label={words.title} face={<Settings2 aria-hidden="true" />}>
      {() => (
        // As high as what comes, so that it opens once.
        <Suspense fallback={<div className="h-[380px]" />}>
          <SettingsChoices />
        </Suspense>
      )}
    </BarPopover>
  );
}
