import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { UserRound } from "lucide-react";
import { authWords } from "../auth/words/words.ts";
import { siteWords } from "../base/words/words.ts";
import { playContext } from "../services/services.ts";
import type { SessionUser } from "../session/session.ts";
import { ProfileHeader } from "./profile-header.tsx";
import { ProfileTabs } from "./profile-tabs.tsx";
import { useProfile } from "./use-profile.ts";
import { accountWords } from "./words/words.ts";

/** The profile, as a page and as the panel over any other page. */
export function ProfileView({ user, nameLevel }: { user: SessionUser; nameLevel: "h1" | "h2" }) {
  const { data } = useProfile();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileHeader user={user} hidden={data?.hidden ?? false} nameLevel={nameLevel} />
      <ProfileTabs user={user} />
    </div>
  );
}

/** The profile of a visitor. */
export function SignedOutProfile() {
  const words = accountWords.useWords().facts;
  const { signIn } = siteWords.useWords().topBar;
  const { createAnAccount } = authWords.useWords();
  return (
    <EmptyState
      icon={<UserRound />}
      title={words.signedOut}
      text={words.signedOutText}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="accent" onClick={() => playContext.openAuth()}>
            {signIn}
          </Button>
          <Button onClick={() => playContext.openAuth("register")}>{createAnAccount}</Button>
        </div>
      }
    />
  );
}
