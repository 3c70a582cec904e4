import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { UserRound } from "lucide-react";
import { useStore } from "zustand";
import { house, sessionStore } from "../house.ts";
import { ProfileHeader } from "../profile/profile-header.tsx";
import { ProfileTabs } from "../profile/profile-tabs.tsx";
import { useProfile } from "../profile/use-profile.ts";
import type { SessionUser } from "../session/session.ts";
import { shellWords } from "../words/shell-words.ts";

export default function ProfilePage() {
  const words = shellWords.useWords();
  const user = useStore(sessionStore, (session) => session.user);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  if (user !== null) return <Profile user={user} />;
  if (!isInitialized) return <Skeleton className="h-64 rounded-panel!" />;
  return (
    <div className="surface-panel mx-auto max-w-2xl">
      <h1 className="sr-only">{words.profile.title}</h1>
      <EmptyState
        icon={<UserRound />}
        title={words.profile.signedOut}
        text={words.profile.signedOutText}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="accent" onClick={() => house.openAuth()}>
              {words.topBar.signIn}
            </Button>
            <Button onClick={() => house.openAuth("register")}>{words.auth.createAnAccount}</Button>
          </div>
        }
      />
    </div>
  );
}

function Profile({ user }: { user: SessionUser }) {
  const { data } = useProfile();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileHeader user={user} hidden={data?.hidden ?? false} />
      <ProfileTabs user={user} />
    </div>
  );
}
