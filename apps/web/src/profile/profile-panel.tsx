import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { type OwnPanelProps, PanelFrame } from "../page/panel-frame.tsx";
import { sessionStore } from "../services/services.ts";
import { ProfileView, SignedOutProfile } from "./profile-view.tsx";

/** `?panel=profile`: the profile over any page. */
export function ProfilePanel(panel: OwnPanelProps) {
  const words = siteWords.useWords();
  const user = useStore(sessionStore, (session) => session.user);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  return (
    <PanelFrame {...panel} width="xl" title={words.frame.profileSettings}>
      {user !== null ? (
        <ProfileView user={user} nameLevel="h2" />
      ) : isInitialized ? (
        <SignedOutProfile />
      ) : (
        <Skeleton className="h-80 rounded-panel!" />
      )}
    </PanelFrame>
  );
}
