import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { siteWords } from "../base/words/words.ts";

const NavigationDrawer = lazy(async () => ({ default: (await import("./navigation-drawer.tsx")).NavigationDrawer }));

/** Opens the navigation as a drawer, which is fetched when first needed. */
export function NavigationButton() {
  const words = siteWords.useWords().frame;
  const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
  return (
    <>
      <button
        type="button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={opened === "open"}
        onClick={() => setOpened("open")}
        className="touch-target grid size-10 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-panel-high hover:text-text [&_svg]:size-5"
      >
        <Menu aria-hidden="true" />
      </button>
      <Suspense>
        {opened !== "never" && <NavigationDrawer open={opened === "open"} onClose={() => setOpened("closed")} />}
      </Suspense>
    </>
  );
}
