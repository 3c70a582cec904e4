/**
 * The browser tests of what the folders of the site and of shared screens show, which import nothing of them. Tests of a
 * folder that has changed are all run, the long ones too.
 */
export const testsOfRooms: Readonly<Record<string, readonly string[]>> = {
  "apps/web/src/auth/": ["account/age", "account/password", "account/session", "account/sign-in"],
  "apps/web/src/base/": ["site/frame", "site/navigation"],
  "apps/web/src/bet-page/": [
    "bets/bet-dialog",
    "bets/bet-replay",
    "bets/bet-sharing",
    "bets/proofs",
    "bets/verification",
  ],
  "apps/web/src/bets/": ["bets/bet-dialog", "bets/feed", "bets/history"],
  "apps/web/src/fairness/": ["bets/proofs", "bets/verification"],
  "apps/web/src/guest/": ["account/guest"],
  "apps/web/src/guest-notes/": ["account/guest"],
  "apps/web/src/home/": ["site/banners", "site/home"],
  "apps/web/src/legal/": ["site/pages"],
  "apps/web/src/log/": ["site/log"],
  "apps/web/src/navigation/": ["site/navigation"],
  "apps/web/src/notifications/": ["site/frame"],
  "apps/web/src/offline-verifier/": ["site/log"],
  "apps/web/src/page/": ["site/navigation", "site/pages"],
  "apps/web/src/pages/": ["site/pages"],
  "apps/web/src/profile/": ["bets/history", "account/profile", "account/statistics"],
  "apps/web/src/promotions/": ["site/promotions"],
  "apps/web/src/round-page/": ["bets/proofs"],
  "apps/web/src/search/": ["site/search"],
  "apps/web/src/services/": ["bets/feed", "play/retries", "account/session"],
  "apps/web/src/session/": ["account/session", "account/sign-in"],
  "apps/web/src/settings/": ["account/settings"],
  "apps/web/src/shell/": ["site/frame", "site/navigation"],
  "apps/web/src/support/": ["site/support"],
  "apps/web/src/wallet/": ["account/wallet"],
  "apps/web/src/welcome/": ["account/age", "account/sign-in"],
  "games/shared/screen/": ["bets/bet-replay", "play/game-frame", "play/hold", "bets/last-result"],
  "packages/client/": ["account/guest", "play/hold", "play/retries"],
};

/** Returns the browser tests of the folders in which files have changed. */
export function testsNear(changed: readonly string[]): readonly string[] {
  const near = Object.entries(testsOfRooms).filter(([room]) => changed.some((file) => file.startsWith(room)));
  return [...new Set(near.flatMap(([, names]) => names))].map((name) => `tests/e2e/${name}.e2e.ts`);
}
