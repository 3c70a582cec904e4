import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useStore } from "zustand";
import { ProfileView, SignedOutProfile } from "../../profile/profile-view.tsx";
import { sessionStore } from "../../services.ts";
import { shellWords } from "../../shell/words/words.ts";
import { type OwnPanelProps, PanelFrame } from "../panel-frame.tsx";

/** `?panel=profile`: the profile over any page. */
export function ProfilePanel(panel: OwnPanelProps) {
  const words = shellWords.useWords();
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
