import { useConnection } from "@fairhouse/client/house.tsx";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { useStore } from "zustand";
import { houseInfo } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";

/** What concerns every page: no connection, or a house that is about to restart. */
export function Notices() {
  const words = shellWords.useWords();
  const offline = useConnection() === "offline";
  const draining = useStore(houseInfo, (info) => info.draining);
  if (!offline && !draining) return null;
  return (
    <div className="sticky top-(--header-height) z-20 mx-auto grid max-w-(--content-width) gap-2 px-3 pt-3 md:px-6">
      {offline && (
        <Alert tone="warn" title={words.offline.title} className="shadow-float">
          {words.offline.text}
        </Alert>
      )}
      {draining && !offline && (
        <Alert tone="info" className="shadow-float">
          {words.draining}
        </Alert>
      )}
    </div>
  );
}
