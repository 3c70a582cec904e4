import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import type { SessionUser } from "../session/session.ts";
import { AccountFacts } from "./account-facts.tsx";
import { EmailForm } from "./email-form.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { Leaving } from "./leaving.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Referral } from "./referral.tsx";
import { LoadFailed } from "./section.tsx";
import { SessionList } from "./session-list.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { useProfile } from "./use-profile.ts";

/** The parts of the profile with settings. */
export type SettingsTab = "identity" | "security" | "referral" | "data";

/** One part of a player's settings, on the profile page and in the panel. */
export function ProfileSettings({ tab, user }: { tab: SettingsTab; user: SessionUser }) {
  const { data: profile, error, refetch } = useProfile();
  if (profile === undefined) {
    return error === null ? <Skeleton className="h-72 rounded-panel!" /> : <LoadFailed retry={() => void refetch()} />;
  }
  switch (tab) {
    case "identity":
      return (
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[800px]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
            <IdentityForm user={user} hidden={profile.hidden} />
            <AccountFacts user={user} />
          </div>
        </div>
      );
    case "security":
      return (
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[800px]:grid-cols-2">
            <TwoFactor state={profile.twoFactor} />
            <SessionList />
            <PasswordForm />
            <EmailForm email={user.email} waiting={profile.waitingEmail} />
          </div>
        </div>
      );
    case "referral":
      return <Referral code={user.iReferral} referral={profile.referral} />;
    case "data":
      return <Leaving />;
  }
}
