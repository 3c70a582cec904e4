import { lazy, type ReactNode, Suspense, useState } from "react";

const load = () => import("../settings/settings-drawer.tsx");
const SettingsDrawer = lazy(async () => ({ default: (await load()).SettingsDrawer }));

/**
 * Returns the settings drawer and its triggers. Render `drawer`; it is fetched when a pointer or the focus comes near
 * (`prepare`) or it is opened.
 */
export function useSettingsDrawer(): { isOpen: boolean; prepare(): void; open(): void; drawer: ReactNode } {
  const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
  return {
    isOpen: opened === "open",
    prepare: () => void load(),
    open: () => setOpened("open"),
    drawer: opened !== "never" && (
      <Suspense>
        <SettingsDrawer open={opened === "open"} onClose={() => setOpened("closed")} />
      </Suspense>
    ),
  };
}
