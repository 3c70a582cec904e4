import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { ChartColumn, History, IdCard, LockKeyhole, PackageOpen, UserPlus } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { SessionUser } from "../session/session.ts";
import { filtersOf, withFilters } from "./history/filters.ts";
import { HistoryTab } from "./history/history-tab.tsx";
import { ProfileSettings } from "./profile-settings.tsx";
import { useAddress } from "./use-address.ts";
import { accountWords } from "./words/words.ts";

/** Its charts are loaded with it, not with the profile. */
const StatisticsTab = lazy(async () => ({ default: (await import("./statistics/statistics-tab.tsx")).StatisticsTab }));

const icon = { "aria-hidden": true, className: "size-4" } as const;
const tabs = [
  { value: "bets", icon: <History {...icon} /> },
  { value: "statistics", icon: <ChartColumn {...icon} /> },
  { value: "identity", icon: <IdCard {...icon} /> },
  { value: "security", icon: <LockKeyhole {...icon} /> },
  { value: "referral", icon: <UserPlus {...icon} /> },
  { value: "data", icon: <PackageOpen {...icon} /> },
] as const;
type Tab = (typeof tabs)[number]["value"];

/** The parts of the profile; `?tab=` names the open one. */
export function ProfileTabs({ user }: { user: SessionUser }) {
  const words = accountWords.useWords().tabs;
  const { query, change } = useAddress();
  const asked = query.get("tab");
  const tab = tabs.find(({ value }) => value === asked)?.value ?? "bets";
  const choose = (value: Tab) =>
    change((now) => {
      // The filters of the history are removed with it.
      const next = withFilters(now, filtersOf(new URLSearchParams()));
      if (value === "bets") next.delete("tab");
      else next.set("tab", value);
      return next;
    });
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(row.current, tab), [tab]);
  return (
    <div ref={row}>
      <Tabs
        label={words.label}
        value={tab}
        onChange={choose}
        tabs={tabs.map(({ value, icon }) => ({ value, icon, label: words[value] }))}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Chosen tab={tab} user={user} />
        </div>
      </Tabs>
    </div>
  );
}

function Chosen({ tab, user }: { tab: Tab; user: SessionUser }) {
  if (tab === "bets") return <HistoryTab />;
  if (tab !== "statistics") return <ProfileSettings tab={tab} user={user} />;
  return (
    <Suspense fallback={<Skeleton className="h-72 rounded-panel!" />}>
      <StatisticsTab />
    </Suspense>
  );
}

/** Scrolls the row of tabs on a narrow screen so that the chosen one is in its middle; never moves the page. */
function showChosen(row: HTMLElement | null, tab: Tab): void {
  const chosen = row?.querySelector(`[role="tab"][id$="-${tab}"]`);
  const list = chosen?.parentElement;
  if (!chosen || !list) return;
  const middle = (box: DOMRect) => box.left + box.width / 2;
  list.scrollLeft += middle(chosen.getBoundingClientRect()) - middle(list.getBoundingClientRect());
}
