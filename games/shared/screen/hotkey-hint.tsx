import { useGameSettings } from "@fairhouse/client/house.tsx";
import { type HotkeyLine, Key } from "./hotkeys-card.tsx";

/** At the foot of the bet panel: the keys that act now, for who wants to see the hotkeys. */
export function HotkeyHint({ lines }: { readonly lines: readonly HotkeyLine[] }) {
  const { gameHotKeyEnabled, showHotkeyPanel } = useGameSettings();
  if (!gameHotKeyEnabled || !showHotkeyPanel) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 [@media(hover:none)]:hidden">
      {lines.map(({ key, text }) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <Key name={key} /> <bdi>{text}</bdi>
        </span>
      ))}
    </p>
  );
}
