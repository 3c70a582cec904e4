import { lazy, type ReactNode, Suspense, useState } from "react";

const load = () => import("../settings/settings-drawer.tsx");
const SettingsDrawer = lazy(async () => ({ default: (await load()).SettingsDrawer }));

/** The settings drawer and what opens it. `drawer` is to be rendered; it is fetched when somebody comes near (`prepare`) or opens it. */
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
