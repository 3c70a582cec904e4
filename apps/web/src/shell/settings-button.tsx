import { Settings2 } from "lucide-react";
import { siteWords } from "../base/words/words.ts";
import { useSettingsDrawer } from "./use-settings-drawer.tsx";

export function SettingsButton({ className }: { readonly className: string }) {
  const words = siteWords.useWords().frame;
  const settings = useSettingsDrawer();
  return (
    <>
      <button
        type="button"
        aria-label={words.settings}
        aria-haspopup="dialog"
        aria-expanded={settings.isOpen}
        onPointerEnter={settings.prepare}
        onClick={settings.open}
        className={`touch-target grid size-10 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-panel-high hover:text-text aria-expanded:text-text [&_svg]:size-5 ${className}`}
      >
        <Settings2 aria-hidden="true" />
      </button>
      {settings.drawer}
    </>
  );
}
