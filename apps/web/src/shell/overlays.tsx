import { onToasts, readToasts } from "@fairhouse/ui/components/toasts.ts";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { betOf } from "../bets/bet-address.ts";
import { dialogs } from "../dialogs.ts";
import { sessionStore } from "../house.ts";
import { panelOf } from "../panels/panels.ts";
import { shellWords } from "../words/shell-words.ts";

const AuthDialog = lazy(async () => ({ default: (await import("../auth/auth-dialog.tsx")).AuthDialog }));
const AgeDialog = lazy(async () => ({ default: (await import("../auth/age-dialog.tsx")).AgeDialog }));
const ExpiredDialog = lazy(async () => ({ default: (await import("../auth/expired-dialog.tsx")).ExpiredDialog }));
const FairnessDialog = lazy(async () => ({
  default: (await import("../fairness/fairness-dialog.tsx")).FairnessDialog,
}));
const BetDialog = lazy(async () => ({ default: (await import("../bet-page/bet-dialog.tsx")).BetDialog }));
const PanelDialog = lazy(async () => ({ default: (await import("../panels/panel-dialog.tsx")).PanelDialog }));
const Toaster = lazy(async () => ({ default: (await import("@fairhouse/ui/components/toaster.tsx")).Toaster }));

/** Everything that can lie over a page; each part is fetched when it is first wanted, and then knows itself when it is open. */
export function Overlays() {
  const words = shellWords.useWords();
  const auth = useEver(useStore(sessionStore, (session) => session.authModal));
  const age = useEver(useStore(dialogs, (state) => state.age !== null));
  const expired = useEver(useStore(dialogs, (state) => state.expired));
  const fairness = useEver(useStore(dialogs, (state) => state.fairness !== null));
  const { search } = useLocation();
  const panel = useEver(panelOf(search) !== null);
  const bet = useEver(betOf(search) !== null);
  const toasts = useSyncExternalStore(onToasts, readToasts);
  return (
    <Suspense>
      {auth && <AuthDialog />}
      {age && <AgeDialog />}
      {expired && <ExpiredDialog />}
      {fairness && <FairnessDialog />}
      {bet && <BetDialog />}
      {panel && <PanelDialog />}
      {toasts.length > 0 && <Toaster label={words.topBar.notices} closeLabel={words.close} />}
    </Suspense>
  );
}

/** Whether something has been true at any time: a dialog that closes must stay to animate and to give the focus back. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
