import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { History, IdCard, LockKeyhole, PackageOpen, UserPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { OwnBets } from "../bets/own-bets.tsx";
import type { SessionUser } from "../session/session.ts";
import { accountWords } from "../words/account-words.ts";
import { EmailForm } from "./email-form.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { Leaving } from "./leaving.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Referral } from "./referral.tsx";
import { LoadFailed } from "./section.tsx";
import { SessionList } from "./session-list.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { useProfile } from "./use-profile.ts";

const icon = { "aria-hidden": true, className: "size-4" } as const;
const tabs = [
  { value: "bets", icon: <History {...icon} /> },
  { value: "identity", icon: <IdCard {...icon} /> },
  { value: "security", icon: <LockKeyhole {...icon} /> },
  { value: "referral", icon: <UserPlus {...icon} /> },
  { value: "data", icon: <PackageOpen {...icon} /> },
] as const;
type Tab = (typeof tabs)[number]["value"];

/** The parts of the profile; `?tab=` names the one that is open. */
export function ProfileTabs({ user }: { user: SessionUser }) {
  const words = accountWords.useWords().tabs;
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("tab");
  const tab = tabs.find(({ value }) => value === asked)?.value ?? "bets";
  const choose = (value: Tab) => {
    const query = new URLSearchParams(search);
    if (value === "bets") query.delete("tab");
    else query.set("tab", value);
    void navigate({ search: query.toString() }, { replace: true });
  };
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
          {tab === "bets" ? <OwnBets game={null} /> : <Settings tab={tab} user={user} />}
        </div>
      </Tabs>
    </div>
  );
}

/** On a narrow screen the row of tabs scrolls: brings the chosen one into its middle, and never moves the page. */
function showChosen(row: HTMLElement | null, tab: Tab): void {
  const chosen = row?.querySelector(`[role="tab"][id$="-${tab}"]`);
  const list = chosen?.parentElement;
  if (!chosen || !list) return;
  const middle = (box: DOMRect) => box.left + box.width / 2;
  list.scrollLeft += middle(chosen.getBoundingClientRect()) - middle(list.getBoundingClientRect());
}

function Settings({ tab, user }: { tab: Exclude<Tab, "bets">; user: SessionUser }) {
  const { data: profile, error, refetch } = useProfile();
  if (profile === undefined) {
    return error === null ? <Skeleton className="h-72 rounded-panel!" /> : <LoadFailed retry={() => void refetch()} />;
  }
  switch (tab) {
    case "identity":
      return <IdentityForm user={user} hidden={profile.hidden} />;
    case "security":
      return (
        <>
          <TwoFactor state={profile.twoFactor} />
          <PasswordForm />
          <EmailForm email={user.email} />
          <SessionList />
        </>
      );
    case "referral":
      return <Referral code={user.iReferral} referral={profile.referral} />;
    case "data":
      return <Leaving />;
  }
}
