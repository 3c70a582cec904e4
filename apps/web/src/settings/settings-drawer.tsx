import { factsOf } from "@fairhouse/protocol/languages.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Drawer } from "@fairhouse/ui/overlays/drawer.tsx";
import { Maximize, Minimize, RotateCcw } from "lucide-react";
import { useSyncExternalStore } from "react";
import { siteWords } from "../base/words/words.ts";
import { defaultGameSettings } from "../session/session.ts";
import { defaultSettings } from "../session/settings.ts";
import { changeGameSettings, changeSettings, settingsStore } from "../session/settings-store.ts";
import { GameSettingsChoices } from "./game-settings.tsx";
import { LookSettings } from "./look-settings.tsx";
import { settingsWords } from "./words/words.ts";

/** All settings of a player, from the inline end. Each choice takes effect at once; there is nothing to save. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = settingsWords.useWords();
  const { close } = siteWords.useWords();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={close}
      clear
      actions={
        <IconButton label={words.reset} icon={<RotateCcw aria-hidden="true" />} tooltipSide="bottom" onClick={reset} />
      }
      footer={document.fullscreenEnabled && <FullScreen />}
    >
      <div className="grid gap-6">
        <LookSettings />
        <GameSettingsChoices />
      </div>
    </Drawer>
  );
}

/** Resets everything in the drawer except the language, whose direction stays. */
function reset(): void {
  changeSettings({ ...defaultSettings, themeDirection: factsOf(settingsStore.getState().language).direction });
  changeGameSettings(defaultGameSettings);
}

function watch(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

function FullScreen() {
  const words = settingsWords.useWords();
  const full = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  const toggle = () => void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <Button block onClick={toggle}>
      <span className="flex items-center gap-2.5">
        {full ? <Minimize aria-hidden="true" className="size-5" /> : <Maximize aria-hidden="true" className="size-5" />}
        {full ? words.exitFullScreen : words.fullScreen}
      </span>
    </Button>
  );
}
