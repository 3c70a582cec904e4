import { Check } from "lucide-react";
import { presets, type Settings } from "../session/settings.ts";
import { settingsWords } from "./words/words.ts";

export interface PresetTilesProps {
  readonly value: Settings["themeColorPresets"];
  readonly onChange: (preset: Settings["themeColorPresets"]) => void;
}

/** The presets, each in its own accent, whatever the page has. */
export function PresetTiles({ value, onChange }: PresetTilesProps) {
  const words = settingsWords.useWords();
  const { colours } = words;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-muted">{words.presets}</legend>
      <div className="grid grid-cols-3 gap-2">
        {presets.map((preset) => (
          <label
            key={preset}
            className="surface-raised relative flex min-h-12 cursor-pointer items-center gap-2 rounded-tile! px-2.5 text-sm max-sm:gap-1.5 max-sm:px-1.5 font-semibold text-muted transition-[border-color,color] hover:border-line-strong hover:text-text has-checked:border-accent has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="preset"
              aria-label={colours[preset]}
              checked={preset === value}
              onChange={() => onChange(preset)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-tile outline-none"
            />
            <span
              aria-hidden="true"
              data-preset={preset}
              className="preset-swatch pointer-events-none relative grid size-5 shrink-0 place-items-center rounded-full text-white"
            >
              {preset === value && <Check className="size-3" strokeWidth={3.5} />}
            </span>
            <span aria-hidden="true" className="pointer-events-none relative truncate">
              {colours[preset]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
