import { Drawer } from "@fairhouse/ui/overlays/drawer.tsx";
import { siteWords } from "../base/words/words.ts";
import { useNavigationGroups } from "../navigation/navigation.ts";
import { NavigationList } from "./navigation-list.tsx";

/** The whole navigation of the horizontal layout, if the window is too narrow for its menu. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = siteWords.useWords();
  const groups = useNavigationGroups();
  return (
    <Drawer open={open} onClose={onClose} title={words.frame.menu} closeLabel={words.close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys press the links themselves, and their click arrives here. */}
      <div
        className="grid gap-6"
        onClick={(event) => event.target instanceof Element && event.target.closest("a") !== null && onClose()}
      >
        <NavigationList groups={groups} mini={false} />
      </div>
    </Drawer>
  );
}
