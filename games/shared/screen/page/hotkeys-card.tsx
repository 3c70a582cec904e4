import { useGameSettings, usePlayContext } from "@fairhouse/client/play-context.tsx";
import { Switch } from "@fairhouse/ui/forms/switch.tsx";
import { gameWords } from "../words/words.ts";
import { FloatingPanel, type FloatingPanelProps } from "./floating-panel.tsx";
import { type Hotkey, type Hotkeys, useKeyName } from "./hotkeys.ts";

/** Explains the keys of this page, with a switch to turn them off. */
export function HotkeysCard({ keys, ...card }: { readonly keys: Hotkeys } & FloatingPanelProps) {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const { gameHotKeyEnabled } = useGameSettings();
  return (
    <FloatingPanel {...card} name="hotkeys" title={words.hotkeys}>
      <div className="grid gap-3">
        <Switch
          label={words.useHotkeys}
          checked={gameHotKeyEnabled}
          onChange={(enabled) => context.changeGameSettings({ gameHotKeyEnabled: enabled })}
        />
        <Keys title={words.hotkeyBetKeys} keys={keys.between} />
        {keys.during.length > 0 && <Keys title={words.hotkeyGameKeys} keys={keys.during} />}
      </div>
    </FloatingPanel>
  );
}

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly Hotkey[] }) {
  const nameOf = useKeyName();
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-sm">
        {keys.map(({ code, text }) => (
          <div key={code} className="contents">
            <dt>
              <Key name={nameOf(code)} />
            </dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Draws a key as a keycap; also used on the controls that it presses. */
export function Key({ name }: { readonly name: string }) {
  return (
    <kbd className="inline-grid min-w-7 place-items-center rounded-[6px] border border-line-strong border-b-2 bg-panel-high px-1.5 py-0.5 font-sans text-xs font-semibold text-text">
      {name}
    </kbd>
  );
}
