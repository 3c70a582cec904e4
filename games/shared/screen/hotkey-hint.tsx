import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { type Hotkeys, useKeyName } from "./hotkeys.ts";
import { Key } from "./hotkeys-card.tsx";

/** At the foot of the bet panel: the keys that act now, for players who want to see the hotkeys. */
export function HotkeyHint({ keys }: { readonly keys: Hotkeys }) {
  const { gameHotKeyEnabled, showHotkeyPanel } = useGameSettings();
  const nameOf = useKeyName();
  if (!gameHotKeyEnabled || !showHotkeyPanel) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 [@media(hover:none)]:hidden">
      {keys.now.map(({ code, hint }) => (
        <span key={code} className="inline-flex items-center gap-1.5">
          <Key name={nameOf(code)} /> <bdi>{hint}</bdi>
        </span>
      ))}
    </p>
  );
}
