import { SegmentedControl } from "@fairhouse/ui/components/segmented-control.tsx";
import { errorWords } from "@fairhouse/ui/words/errors.ts";
import { type Language, languageNames, languages } from "@fairhouse/ui/words/language.ts";
import { Check, Moon, Sun } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { presets } from "../settings/settings.ts";
import { changeSettings, chooseLanguage, settingsStore } from "../settings/settings-store.ts";
import { shellWords } from "../words/shell-words.ts";

function wordsOf(language: Language): Promise<unknown> {
  return Promise.all([shellWords.load(language), errorWords.load(language)]);
}

async function speak(language: Language): Promise<void> {
  await wordsOf(language);
  chooseLanguage(language);
}

/** Mode, colour, contrast, language and direction: what the popover of the top bar shows. */
export function SettingsChoices() {
  const words = shellWords.useWords().settings;
  const { settings, language } = useStore(settingsStore);
  // Fetched while the choice is on screen, so that the page turns at once and without a gap.
  useEffect(() => {
    for (const other of languages) void wordsOf(other);
  }, []);
  return (
    <div className="grid gap-4 p-2">
      <Choice label={words.language}>
        <SegmentedControl
          label={words.language}
          size="sm"
          value={language}
          onChange={(value) => void speak(value)}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </Choice>
      <Choice label={words.mode}>
        <SegmentedControl
          label={words.mode}
          size="sm"
          value={settings.themeMode}
          onChange={(themeMode) => changeSettings({ themeMode })}
          options={[
            { value: "dark", label: words.dark, icon: <Moon aria-hidden="true" className="relative size-4" /> },
            { value: "light", label: words.light, icon: <Sun aria-hidden="true" className="relative size-4" /> },
          ]}
        />
      </Choice>
      <Choice label={words.colour}>
        <Colours />
      </Choice>
      <Choice label={words.contrast}>
        <SegmentedControl
          label={words.contrast}
          size="sm"
          value={settings.themeContrast}
          onChange={(themeContrast) => changeSettings({ themeContrast })}
          options={[
            { value: "default", label: words.contrastDefault },
            { value: "bold", label: words.contrastBold },
          ]}
        />
      </Choice>
      <Choice label={words.direction}>
        <SegmentedControl
          label={words.direction}
          size="sm"
          value={settings.themeDirection}
          onChange={(themeDirection) => changeSettings({ themeDirection })}
          options={[
            { value: "ltr", label: words.ltr },
            { value: "rtl", label: words.rtl },
          ]}
        />
      </Choice>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      {/* The control names itself; this is the same word for eyes. */}
      <span aria-hidden="true" className="text-sm text-muted">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Each preset in its own accent, whatever the page wears. */
function Colours() {
  const words = shellWords.useWords().settings;
  const chosen = useStore(settingsStore, (state) => state.settings.themeColorPresets);
  return (
    <fieldset className="grid grid-cols-6 gap-1">
      <legend className="sr-only">{words.colour}</legend>
      {presets.map((preset) => (
        <label
          key={preset}
          title={words.colours[preset]}
          className="relative grid h-11 cursor-pointer place-items-center rounded-control border border-transparent hover:bg-panel-high has-checked:border-line-strong has-checked:bg-panel-high has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="preset"
            aria-label={words.colours[preset]}
            checked={preset === chosen}
            onChange={() => changeSettings({ themeColorPresets: preset })}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
          />
          <span data-preset={preset} className="preset-swatch grid size-7 place-items-center rounded-full text-white">
            {preset === chosen && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
