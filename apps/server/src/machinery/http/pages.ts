import { catalog, pathsOf } from "@fairhouse/games/catalog.ts";

const pages = new Set([
  "/",
  "/home",
  "/profile",
  "/fairness",
  "/claim",
  "/auth",
  "/auth/jwt/login",
  "/auth/jwt/register",
  "/auth/jwt/forgot-password",
  "/auth/jwt/new-password",
  "/auth/jwt/restore-email",
  ...catalog.flatMap(pathsOf),
]);
const patterns = [/^\/(bet|round)\/[^/]+$/, /^\/admin(\/.*)?$/];

/** Whether the site has a page at this path; every other path shows the not-found page, and says so in its status. */
export function isPage(path: string): boolean {
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return pages.has(plain) || patterns.some((pattern) => pattern.test(plain));
}
