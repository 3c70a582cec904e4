import type { GameSettings } from "@fairhouse/client/play-context.tsx";
import { Slider } from "@fairhouse/ui/forms/slider.tsx";
import { Switch } from "@fairhouse/ui/forms/switch.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useStore } from "zustand";
import { houseInfo, sessionStore } from "../services/services.ts";
import { changeGameSettings, gameSettingsStore } from "../session/settings-store.ts";
import { settingsWords } from "./words/words.ts";

const switches = [
  "showGameAnimation",
  "fastBet",
  "instantBet",
  "theatre",
  "fourColourCards",
  "maxBetAllow",
  "gameHotKeyEnabled",
  "showHotkeyPanel",
  "showGameInfo",
] as const satisfies readonly (keyof GameSettings)[];

/** Settings that a house without fast play does not have. */
const FAST: ReadonlySet<keyof GameSettings> = new Set(["fastBet", "instantBet"]);

/** The specification's six game settings (§3) and our four; a player's are stored in the account. */
export function GameSettingsChoices() {
  const fastPlay = useStore(houseInfo, ({ play }) => play?.fastPlay !== false);
  const words = settingsWords.useWords();
  const format = useFormats();
  const settings = useStore(gameSettingsStore);
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const volume = `${format.whole(Math.round(settings.soundVolume * 100))}%`;
  return (
    <section aria-labelledby="settings-games" className="grid gap-1 border-t border-line pt-5">
      <h3 id="settings-games" className="flex items-baseline justify-between gap-3 text-base">
        {words.games}
        <span className="text-xs font-medium text-muted">{signedIn ? words.kept : words.keptHere}</span>
      </h3>
      <Slider
        label={words.soundVolume}
        value={settings.soundVolume}
        valueText={volume}
        onChange={(soundVolume) => changeGameSettings({ soundVolume })}
        className="mt-2"
      />
      {/* Rows of equal height, whatever the length of their words. */}
      <div className="mt-1 grid auto-rows-fr gap-2">
        {switches
          .filter((name) => fastPlay || !FAST.has(name))
          .map((name) => (
            <Switch
              key={name}
              label={words[name]}
              hint={words.hints[name]}
              checked={settings[name]}
              disabled={name === "showHotkeyPanel" && !settings.gameHotKeyEnabled}
              onChange={(chosen) => changeGameSettings({ [name]: chosen })}
            />
          ))}
      </div>
    </section>
  );
}
