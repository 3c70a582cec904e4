import { useConnection } from "@fairhouse/client/play-context.tsx";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { houseInfo } from "../services/services.ts";

/**
 * Notices for every page: no connection, or a house that is about to restart or shut. They stand in a line under the top
 * bar, for which the page makes room (`data-bar-notice`), so that they cover nothing that players watch or press.
 */
export function Notices() {
  const words = siteWords.useWords();
  const offline = useConnection() === "offline";
  const draining = useStore(houseInfo, (info) => info.draining);
  const shut = useStore(houseInfo, (info) => info.shut === true);
  if (!offline && !draining && !shut) return null;
  return (
    <p
      role="status"
      data-bar-notice=""
      className={`visible absolute inset-x-0 top-full grid h-(--notice-height) place-content-center border-b border-line px-4 text-center text-xs md:text-sm ${offline ? "bg-gold-soft" : "bg-accent-soft"}`}
    >
      {offline ? (
        <span>
          <b className="text-gold">{words.offline.title}</b> {words.offline.text}
        </span>
      ) : shut ? (
        words.shut
      ) : (
        words.draining
      )}
    </p>
  );
}
