import { factsOf, type Language, languages } from "@fairhouse/protocol/languages.ts";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { Switch } from "@fairhouse/ui/forms/switch.tsx";
import { loadLanguage } from "@fairhouse/ui/words/words.tsx";
import { Moon, Sun } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { changeSettings, chooseLanguage, settingsStore } from "../session/settings-store.ts";
import { OptionTiles } from "./option-tiles.tsx";
import { ContrastPicture, DirectionPicture, LayoutPicture } from "./pictures.tsx";
import { PresetTiles } from "./preset-tiles.tsx";
import { settingsWords } from "./words/words.ts";

async function speak(language: Language): Promise<void> {
  await loadLanguage(language);
  chooseLanguage(language);
}

/** Language, mode, contrast, direction, layout, stretch and preset: stored under `settings`, and applied at once. */
export function LookSettings() {
  const words = settingsWords.useWords();
  const { settings, language } = useStore(settingsStore);
  // The press is shown at once; the page follows when the words have arrived.
  const [wanted, setWanted] = useState<Language | null>(null);
  // Fetched while the choice is on screen, so that the page switches at once and without a gap.
  useEffect(() => {
    for (const other of languages) void loadLanguage(other);
  }, []);
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        {/* The control has its own name; this repeats it visually. */}
        <span aria-hidden="true" className="text-sm font-semibold text-muted">
          {words.language}
        </span>
        <SegmentedControl
          label={words.language}
          value={wanted ?? language}
          onChange={(value) => {
            setWanted(value);
            void speak(value).finally(() => setWanted(null));
          }}
          options={languages.map((value) => ({ value, label: factsOf(value).name }))}
        />
      </div>
      <OptionTiles
        label={words.mode}
        value={settings.themeMode}
        onChange={(themeMode) => changeSettings({ themeMode })}
        options={[
          { value: "dark", label: words.dark, picture: <Moon /> },
          { value: "light", label: words.light, picture: <Sun /> },
        ]}
      />
      <PresetTiles
        value={settings.themeColorPresets}
        onChange={(themeColorPresets) => changeSettings({ themeColorPresets })}
      />
      <OptionTiles
        label={words.contrast}
        value={settings.themeContrast}
        onChange={(themeContrast) => changeSettings({ themeContrast })}
        options={[
          { value: "default", label: words.contrastDefault, picture: <ContrastPicture contrast="default" /> },
          { value: "bold", label: words.contrastBold, picture: <ContrastPicture contrast="bold" /> },
        ]}
      />
      <OptionTiles
        label={words.direction}
        value={settings.themeDirection}
        onChange={(themeDirection) => changeSettings({ themeDirection })}
        options={[
          { value: "ltr", label: words.ltr, picture: <DirectionPicture direction="ltr" /> },
          { value: "rtl", label: words.rtl, picture: <DirectionPicture direction="rtl" /> },
        ]}
      />
      <OptionTiles
        label={words.layout}
        value={settings.themeLayout}
        onChange={(themeLayout) => changeSettings({ themeLayout })}
        options={[
          { value: "vertical", label: words.vertical, picture: <LayoutPicture layout="vertical" /> },
          { value: "horizontal", label: words.horizontal, picture: <LayoutPicture layout="horizontal" /> },
          { value: "mini", label: words.mini, picture: <LayoutPicture layout="mini" /> },
        ]}
      />
      <Stretch />
    </div>
  );
}

const roomToStretch = matchMedia("(width > 1600px)");

function watchRoom(changed: () => void): () => void {
  roomToStretch.addEventListener("change", changed);
  return () => roomToStretch.removeEventListener("change", changed);
}

/** Works only above 1600 px, and says so. */
function Stretch() {
  const words = settingsWords.useWords();
  const stretched = useStore(settingsStore, (state) => state.settings.themeStretch);
  const room = useSyncExternalStore(watchRoom, () => roomToStretch.matches);
  return (
    <Switch
      label={words.stretch}
      hint={room ? words.stretchHint : words.stretchNarrow}
      checked={stretched}
      disabled={!room}
      onChange={(themeStretch) => changeSettings({ themeStretch })}
    />
  );
}
