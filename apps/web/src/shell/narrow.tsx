import { Logo } from "@fairhouse/ui/components/logo.tsx";
import { Link, Outlet } from "react-router";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { houseInfo } from "../services/services.ts";
import { Overlays } from "./overlays.tsx";

/** The narrow, centred layout of /404 and similar pages; a little wider for the sign-in pages, which have a picture. */
export function Narrow({ wide = false }: { wide?: boolean }) {
  const words = siteWords.useWords();
  const house = useStore(houseInfo, (info) => info.name);
  return (
    <div className="surface-glow min-h-dvh">
      <header className="flex h-(--header-height) items-center px-4 sm:px-6">
        <Link to="/" aria-label={words.topBar.toHome(house)}>
          <Logo size={34} name={house} />
        </Link>
      </header>
      <main
        className={`mx-auto grid min-h-[calc(100dvh-var(--header-height)-80px)] w-full content-center px-4 py-8 ${wide ? "max-w-[480px] md:max-w-[812px]" : "max-w-[480px]"}`}
      >
        <Outlet />
      </main>
      <Overlays />
    </div>
  );
}
