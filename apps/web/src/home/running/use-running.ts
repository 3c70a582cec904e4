import type { RunningTables } from "@fairhouse/protocol/table.ts";
import { useEffect, useState } from "react";
import { firstActivity } from "../../base/first-activity.ts";
import { http } from "../../services/services.ts";

const AGAIN_MS = 3_000;

/** A table that runs now. */
export type Running = RunningTables["tables"][number];

/**
 * Returns what runs at every table; null until it is known. It is asked for once at the start, and again and again while
 * the page is seen and somebody sits before it.
 */
export function useRunning(): readonly Running[] | null {
  const [tables, setTables] = useState<readonly Running[] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    const read = async () => {
      if (document.hidden) return;
      try {
        const answer = await http.get<RunningTables>("/tables");
        if (!gone) setTables(answer.tables);
      } catch {
        // The last answer stays; the next reading tries again.
      }
    };
    void read();
    void firstActivity().then(() => {
      if (gone) return;
      timer = setInterval(() => void read(), AGAIN_MS);
    });
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return tables;
}
