import type { Notice } from "@fairhouse/protocol/notifications.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { flyCoins } from "../base/coin-flights.ts";
import { sessionStore } from "../services/services.ts";
import { linesOf, type NoticeLine, readingOf, unreadOf } from "./notice-lines.ts";
import { NoticeRow } from "./notice-row.tsx";
import { useRead } from "./use-notices.ts";
import { bellWords } from "./words/words.ts";

interface OpenedBellProps {
  /** Null until they are loaded. */
  readonly list: { readonly notices: readonly Notice[] } | null;
  readonly failed: boolean;
  readonly onLeave: () => void;
}

/** The notices, which are read by being shown. */
export function OpenedBell({ list, failed, onLeave }: OpenedBellProps) {
  const words = bellWords.useWords();
  const unreadAtOpening = useReadOnOpening(list?.notices ?? null);
  if (list === null && failed) return <EmptyState tone="error" title={words.failed} compact />;
  if (list === null) return <Skeleton className="h-40 rounded-tile!" />;
  const lines = linesOf(list.notices);
  return (
    <div className="grid gap-1">
      <h2 className="px-3 pt-1.5 pb-2 text-base">{words.label}</h2>
      {lines.length === 0 && <EmptyState icon={<BellIcon />} title={words.empty} compact />}
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.id} data-notice={line.id}>
            <NoticeRow notice={line} isNew={isNew(line, unreadAtOpening)} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function isNew(line: NoticeLine, unread: ReadonlySet<string>): boolean {
  return line.kind === "hands_waiting" ? line.hands.some(({ id }) => unread.has(id)) : unread.has(line.id);
}

/** Marks all shown notices as read, once, and remembers which were new when the bell was opened. */
function useReadOnOpening(sent: readonly Notice[] | null): ReadonlySet<string> {
  const { mutate } = useRead();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const reading = readingOf(sent);
    if (reading === null) return;
    const unread = unreadOf(sent);
    setSeen((before) => new Set([...before, ...unread.map(({ id }) => id)]));
    showPrize(unread);
    mutate(reading);
  }, [sent, mutate]);
  return seen;
}

/** Lets a race prize that was paid while its player was away fly to the balance when they first read of it. */
function showPrize(unread: readonly Notice[]): void {
  const won = unread.find((notice) => notice.kind === "race_ended" && notice.prize > 0);
  if (won?.kind !== "race_ended") return;
  const { balance } = sessionStore.getState();
  const from = document.querySelector(`[data-notice="${won.id}"]`);
  flyCoins({ from, before: Math.max(0, balance - won.prize), after: balance, onLanding: () => {} });
}
