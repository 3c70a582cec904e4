/**
 * The browser tests of what the folders of the site and of shared screens show, which import nothing of them. Tests of a
 * folder that has changed are all run, the long ones too.
 */
export const testsOfRooms: Readonly<Record<string, readonly string[]>> = {
  "apps/web/src/auth/": ["age", "password", "session", "sign-in"],
  "apps/web/src/base/": ["frame", "navigation"],
  "apps/web/src/bet-page/": ["bet-dialog", "bet-replay", "bet-sharing", "proofs", "verification"],
  "apps/web/src/bets/": ["bet-dialog", "feed", "history"],
  "apps/web/src/fairness/": ["proofs", "verification"],
  "apps/web/src/guest/": ["guest"],
  "apps/web/src/guest-notes/": ["guest"],
  "apps/web/src/home/": ["banners", "home"],
  "apps/web/src/legal/": ["pages"],
  "apps/web/src/log/": ["log"],
  "apps/web/src/navigation/": ["navigation"],
  "apps/web/src/notifications/": ["frame"],
  "apps/web/src/page/": ["navigation", "pages"],
  "apps/web/src/pages/": ["pages"],
  "apps/web/src/profile/": ["history", "profile", "statistics"],
  "apps/web/src/promotions/": ["promotions"],
  "apps/web/src/round-page/": ["proofs"],
  "apps/web/src/search/": ["search"],
  "apps/web/src/services/": ["feed", "retries", "session"],
  "apps/web/src/session/": ["session", "sign-in"],
  "apps/web/src/settings/": ["settings"],
  "apps/web/src/shell/": ["frame", "navigation"],
  "apps/web/src/support/": ["support"],
  "apps/web/src/wallet/": ["wallet"],
  "apps/web/src/welcome/": ["age", "sign-in"],
  "games/shared/screen/": ["bet-replay", "game-frame", "hold", "last-result"],
  "packages/client/": ["guest", "hold", "retries"],
};

/** Returns the browser tests of the folders in which files have changed. */
export function testsNear(changed: readonly string[]): readonly string[] {
  const near = Object.entries(testsOfRooms).filter(([room]) => changed.some((file) => file.startsWith(room)));
  return [...new Set(near.flatMap(([, names]) => names))].map((name) => `tests/e2e/${name}.e2e.ts`);
}
