import { useConnection } from "@fairhouse/client/play-context.tsx";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { houseInfo } from "../services/services.ts";

/**
 * Notices for every page: no connection, or a house that is about to restart or shut. They float, so that a stage keeps
 * its size.
 */
export function Notices() {
  const words = siteWords.useWords();
  const offline = useConnection() === "offline";
  const draining = useStore(houseInfo, (info) => info.draining);
  const shut = useStore(houseInfo, (info) => info.shut === true);
  if (!offline && !draining && !shut) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-(--header-height) z-30 grid justify-items-center p-3 ps-[calc(var(--nav-width)+12px)]">
      {offline && (
        <Alert tone="warn" title={words.offline.title} className="pointer-events-auto w-full max-w-xl shadow-float">
          {words.offline.text}
        </Alert>
      )}
      {(draining || shut) && !offline && (
        <Alert tone="info" className="pointer-events-auto w-full max-w-xl shadow-float">
          {shut ? words.shut : words.draining}
        </Alert>
      )}
    </div>
  );
}
