import type { Notice, NoticeList } from "@fairhouse/protocol/notifications.ts";
import { badgeCount } from "@fairhouse/ui/components/badge.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { BarPopover } from "../base/bar-popover.tsx";
import { flyCoins } from "../base/coin-flights.ts";
import { sessionStore } from "../services/services.ts";
import { linesOf, type NoticeLine, unreadLines } from "./notice-lines.ts";
import { NoticeRow } from "./notice-row.tsx";
import { useNotices, useRead } from "./use-notices.ts";
import { bellWords } from "./words/words.ts";

/** The bell with the number of unread notices; opening it shows them and marks them as read. */
export function LiveBell() {
  const words = bellWords.useWords();
  const format = useFormats();
  const { list, failed } = useNotices();
  const unread = list === null ? 0 : unreadLines(list.notices, list.unread);
  const label = unread === 0 ? words.label : `${words.label}, ${format.plural(unread, words.unread)}`;
  return (
    <BarPopover
      label={label}
      face={
        <span className="relative grid place-items-center">
          <BellIcon aria-hidden="true" />
          {unread > 0 && (
            <span
              // The accessible name has the number in the player's language; the drawn badge is not read out again.
              data-count={badgeCount(unread)}
              dir="ltr"
              className="tabular absolute -end-2.5 -top-2.5 grid h-[18px] min-w-[18px] animate-pop-in place-items-center rounded-full bg-accent-fill px-1 text-[11px] font-bold text-on-accent ring-2 ring-ground after:content-[attr(data-count)]"
            />
          )}
        </span>
      }
    >
      {(close) => <Opened list={list} failed={failed} onLeave={close} />}
    </BarPopover>
  );
}

function Opened(props: { list: NoticeList | null; failed: boolean; onLeave: () => void }) {
  const words = bellWords.useWords();
  const { list, failed, onLeave } = props;
  const unreadAtOpening = useReadOnOpening(list?.notices ?? null);
  if (list === null && failed) return <EmptyState tone="error" title={words.failed} compact />;
  if (list === null) return <Skeleton className="h-40 rounded-tile!" />;
  return (
    <div className="grid gap-1">
      <h2 className="px-3 pt-1.5 pb-2 text-base">{words.label}</h2>
      {list.notices.length === 0 && <EmptyState icon={<BellIcon />} title={words.empty} compact />}
      <ul className="grid gap-1">
        {linesOf(list.notices).map((line) => (
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
function useReadOnOpening(notices: readonly Notice[] | null): ReadonlySet<string> {
  const { mutate } = useRead();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const newest = notices?.find(({ read }) => !read)?.id;
  useEffect(() => {
    if (newest === undefined || notices === null) return;
    const unread = notices.filter(({ read }) => !read).map(({ id }) => id);
    setSeen((before) => new Set([...before, ...unread]));
    showPrize(notices);
    mutate(newest);
  }, [newest, notices, mutate]);
  return seen;
}

/** Lets a race prize that was paid while its player was away fly to the balance when they first read of it. */
function showPrize(notices: readonly Notice[]): void {
  const won = notices.find((notice) => notice.kind === "race_ended" && !notice.read && notice.prize > 0);
  if (won?.kind !== "race_ended") return;
  const { balance } = sessionStore.getState();
  const from = document.querySelector(`[data-notice="${won.id}"]`);
  flyCoins({ from, before: Math.max(0, balance - won.prize), after: balance, onLanding: () => {} });
}
