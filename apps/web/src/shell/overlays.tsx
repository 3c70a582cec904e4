import { onToasts, readToasts } from "@fairhouse/ui/overlays/toasts.ts";
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { betOf, type OpenedFromList, withBet } from "../base/address/bet-address.ts";
import { panelOf } from "../base/address/panels.ts";
import { roundOf, withRound } from "../base/address/round-address.ts";
import { coinFlights } from "../base/coin-flights.ts";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { siteWords } from "../base/words/words.ts";
import { dialogs } from "../services/dialogs.ts";
import { sessionStore } from "../services/services.ts";

const AuthDialog = lazy(async () => ({ default: (await import("../auth/auth-dialog.tsx")).AuthDialog }));
const AgeDialog = lazy(async () => ({ default: (await import("../auth/age-dialog.tsx")).AgeDialog }));
const ExpiredDialog = lazy(async () => ({ default: (await import("../auth/expired-dialog.tsx")).ExpiredDialog }));
const FairnessDialog = lazy(async () => ({
  default: (await import("../fairness/fairness-dialog.tsx")).FairnessDialog,
}));
const BetDialog = lazy(async () => ({ default: (await import("../bet-page/bet-dialog.tsx")).BetDialog }));
const RoundDialog = lazy(async () => ({ default: (await import("../round-page/round-dialog.tsx")).RoundDialog }));
const PanelDialog = lazy(async () => ({ default: (await import("./panel-dialog.tsx")).PanelDialog }));
const CoinFlight = lazyOrNothing(async () => (await import("./coin-flight.tsx")).CoinFlight);
const Welcome = lazyOrNothing(async () => (await import("../welcome/welcome-dialog.tsx")).WelcomeDialog);
const Toaster = lazy(async () => ({ default: (await import("@fairhouse/ui/overlays/toaster.tsx")).Toaster }));

/**
 * Everything that can lie over a page. Each part is fetched when first needed, and then decides itself when it is open.
 */
export function Overlays() {
  const words = siteWords.useWords();
  const auth = useEver(useStore(sessionStore, (session) => session.authModal));
  const age = useEver(useStore(dialogs, (state) => state.age !== null));
  const expired = useEver(useStore(dialogs, (state) => state.expired));
  const fairness = useEver(useStore(dialogs, (state) => state.fairness !== null));
  const coins = useEver(useStore(coinFlights, (state) => state.flight !== null));
  const welcome = useEver(useStore(dialogs, (state) => state.welcome));
  const { search } = useLocation();
  const panel = useEver(panelOf(search) !== null);
  const bet = useEver(betOf(search) !== null);
  const round = useEver(roundOf(search) !== null);
  useAskedByGames();
  const toasts = useSyncExternalStore(onToasts, readToasts);
  return (
    <>
      {auth && (
        <Apart>
          <AuthDialog />
        </Apart>
      )}
      {age && (
        <Apart>
          <AgeDialog />
        </Apart>
      )}
      {expired && (
        <Apart>
          <ExpiredDialog />
        </Apart>
      )}
      {fairness && (
        <Apart>
          <FairnessDialog />
        </Apart>
      )}
      {bet && (
        <Apart>
          <BetDialog />
        </Apart>
      )}
      {round && (
        <Apart>
          <RoundDialog />
        </Apart>
      )}
      {panel && (
        <Apart>
          <PanelDialog />
        </Apart>
      )}
      {welcome && (
        <Apart>
          <Welcome />
        </Apart>
      )}
      {coins && (
        <Apart>
          <CoinFlight />
        </Apart>
      )}
      {toasts.length > 0 && (
        <Apart>
          <Toaster label={words.topBar.notices} closeLabel={words.close} />
        </Apart>
      )}
    </>
  );
}

/**
 * Lets each part wait for its own code only. Within a common boundary a part that is being fetched would hide open
 * ones, which then come back as if they had opened after it, and keep it from screen readers.
 */
function Apart({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

/**
 * Puts a bet or round that a game opens into this page's address, so that going back closes it. Game screens know no
 * addresses.
 */
function useAskedByGames() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { bet, round } = useStore(dialogs);
  useEffect(() => {
    if (round !== null) {
      dialogs.setState({ round: null });
      void navigate({ search: withRound(search, round) }, { preventScrollReset: true });
    }
    if (bet !== null) {
      dialogs.setState({ bet: null });
      const state: OpenedFromList = { bets: bet.among };
      void navigate({ search: withBet(search, bet.id) }, { state, preventScrollReset: true });
    }
  }, [bet, round, navigate, search]);
}

/** Returns true once something has been true: a dialog that closes must stay to animate and to return the focus. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
