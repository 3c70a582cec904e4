/**
 * Pages of the site by path, except those of games: each is a file of `apps/web/src/pages`. `:id` stands for one segment. The site's
 * router has exactly these, which the types of the site prove, and the server answers 404 for every other path.
 */
export const sitePages = {
  "/": "home",
  "/home": "home",
  "/profile": "profile",
  "/fairness": "fairness",
  "/bet/:id": "bet",
  "/round/:id": "round",
  "/claim": "claim",
  "/auth": "auth",
  "/auth/jwt/login": "auth",
  "/auth/jwt/register": "auth",
  "/auth/jwt/forgot-password": "forgot-password",
  "/auth/jwt/new-password": "new-password",
  "/auth/jwt/restore-email": "restore-email",
} as const;

export type SitePath = keyof typeof sitePages;
