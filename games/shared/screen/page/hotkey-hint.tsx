import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { type Hotkeys, useKeyName } from "./hotkeys.ts";
import { Key } from "./hotkeys-card.tsx";

/** Lists the keys that work now at the foot of the bet panel, for players who have enabled the hints. */
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
