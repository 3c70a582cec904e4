import { badgeCount } from "@fairhouse/ui/components/badge.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Bell as BellIcon } from "lucide-react";
import { BarPopover } from "../base/bar-popover.tsx";
import { unreadLines } from "./notice-lines.ts";
import { OpenedBell } from "./opened-bell.tsx";
import { useNotices } from "./use-notices.ts";
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
      {(close) => <OpenedBell list={list} failed={failed} onLeave={close} />}
    </BarPopover>
  );
}
