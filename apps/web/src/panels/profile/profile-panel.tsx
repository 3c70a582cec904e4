import { Dialog } from "@fairhouse/ui/components/dialog.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useStore } from "zustand";
import { sessionStore } from "../../house.ts";
import { ProfileView, SignedOutProfile } from "../../profile/profile-view.tsx";
import { shellWords } from "../../words/shell-words.ts";
import type { OwnPanelProps } from "../own-panel.ts";

/** `?panel=profile`: the profile over whatever page. */
export function ProfilePanel({ open, onClose }: OwnPanelProps) {
  const words = shellWords.useWords();
  const user = useStore(sessionStore, (session) => session.user);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  return (
    <Dialog open={open} onClose={onClose} width="xl" title={words.frame.profileSettings} closeLabel={words.close}>
      {user !== null ? (
        <ProfileView user={user} nameLevel="h2" />
      ) : isInitialized ? (
        <SignedOutProfile />
      ) : (
        <Skeleton className="h-80 rounded-panel!" />
      )}
    </Dialog>
  );
}
