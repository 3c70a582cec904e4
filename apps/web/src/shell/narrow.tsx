import { Logo } from "@fairhouse/ui/components/logo.tsx";
import { RouteProgress } from "@fairhouse/ui/components/route-progress.tsx";
import { Link, Outlet, useNavigation } from "react-router";
import { useStore } from "zustand";
import { houseInfo } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";
import { Overlays } from "./overlays.tsx";
import { usePage } from "./page-title.ts";

/** Narrow and centred: sign-in pages and /404. */
export function Narrow() {
  usePage();
  const words = shellWords.useWords();
  const house = useStore(houseInfo, (info) => info.name);
  const loading = useNavigation().state !== "idle";
  return (
    <>
      <RouteProgress active={loading} />
      <header className="flex h-(--header-height) items-center px-4 sm:px-6">
        <Link to="/" aria-label={words.topBar.toHome(house)}>
          <Logo size={34} name={house} />
        </Link>
      </header>
      <main className="mx-auto grid min-h-[calc(100dvh-var(--header-height)-80px)] w-full max-w-[480px] content-center px-4 py-8">
        <Outlet />
      </main>
      <Overlays />
    </>
  );
}
