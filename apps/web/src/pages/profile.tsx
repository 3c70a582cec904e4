import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { ProfileView, SignedOutProfile } from "../profile/profile-view.tsx";
import { sessionStore } from "../services/services.ts";

export default function ProfilePage() {
  const words = siteWords.useWords();
  const user = useStore(sessionStore, (session) => session.user);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  if (user !== null) return <ProfileView user={user} nameLevel="h1" />;
  if (!isInitialized) return <Skeleton className="h-64 rounded-panel!" />;
  return (
    <div className="surface-panel mx-auto max-w-2xl">
      <h1 className="sr-only">{words.titles.profile}</h1>
      <SignedOutProfile />
    </div>
  );
}
