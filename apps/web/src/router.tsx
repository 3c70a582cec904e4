import { pathsOf } from "@fairhouse/games/catalog.ts";
import type { SitePath } from "@fairhouse/protocol/site-pages.ts";
import type { ComponentType } from "react";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { games, type ListedGame, titleIn } from "./base/games.ts";
import { homeWords } from "./home/words/words.ts";
import type { PageHandle } from "./page/page-title.ts";
import { settingsStore } from "./session/settings-store.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { Narrow } from "./shell/narrow.tsx";
import { Root } from "./shell/root.tsx";
import { Shell } from "./shell/shell.tsx";
import { StartScreen } from "./shell/start-screen.tsx";

type Page = Pick<RouteObject, "lazy" | "element" | "handle">;

function page(Component: () => Promise<ComponentType>, title: PageHandle["title"]): Page {
  return { lazy: { Component }, handle: { title } satisfies PageHandle };
}

/** Routes of the specification (§2) in the frame of the site. Pages load on demand. */
const shellPages = {
  "/": { element: <Navigate to="/home" replace /> },
  "/home": page(loadHome, (words) => words.titles.home),
  "/profile": page(
    async () => (await import("./pages/profile.tsx")).default,
    (words) => words.titles.profile,
  ),
  "/fairness": page(
    async () => (await import("./pages/fairness.tsx")).default,
    (words) => words.navigation.fairness,
  ),
  "/bet/:id": page(
    async () => (await import("./pages/bet.tsx")).default,
    (words) => words.titles.bet,
  ),
  "/round/:id": page(
    async () => (await import("./pages/round.tsx")).default,
    (words) => words.titles.round,
  ),
} satisfies Record<string, Page>;

/** Loads the first page of most visits: its words are fetched in parallel with it, not after it. */
async function loadHome(): Promise<ComponentType> {
  const [page] = await Promise.all([import("./pages/home.tsx"), homeWords.load(settingsStore.getState().language)]);
  return page.default;
}

function gamePage(game: ListedGame): Page & Pick<RouteObject, "loader" | "shouldRevalidate"> {
  return {
    loader: async () => (await import("./pages/game-page.tsx")).loadGame(game.id),
    shouldRevalidate: () => false,
    lazy: async () => ({ Component: (await import("./pages/game-page.tsx")).default }),
    handle: {
      title: (_words, language) => titleIn(game, language),
    } satisfies PageHandle,
  };
}

const authPages = {
  "/auth": { element: <Navigate to="/auth/jwt/login" replace /> },
  "/auth/jwt/login": page(
    async () => (await import("./pages/auth.tsx")).LoginPage,
    (words) => words.titles.signIn,
  ),
  "/auth/jwt/register": page(
    async () => (await import("./pages/auth.tsx")).RegisterPage,
    (words) => words.titles.signUp,
  ),
  "/auth/jwt/forgot-password": page(
    async () => (await import("./pages/forgot-password.tsx")).default,
    (words) => words.titles.forgotPassword,
  ),
  "/auth/jwt/new-password": page(
    async () => (await import("./pages/new-password.tsx")).default,
    (words) => words.titles.newPassword,
  ),
  "/auth/jwt/restore-email": page(
    async () => (await import("./pages/restore-email.tsx")).default,
    (words) => words.titles.restoreEmail,
  ),
} satisfies Record<string, Page>;

const narrowPages = {
  "/claim": page(
    async () => (await import("./pages/claim.tsx")).default,
    (words) => words.titles.claim,
  ),
} satisfies Record<string, Page>;

/** The server knows the same pages: a path that one of the two lacks is a type error here. */
type RoutedPath = keyof typeof shellPages | keyof typeof authPages | keyof typeof narrowPages;
const _same: [SitePath, RoutedPath] extends [RoutedPath, SitePath] ? true : never = true;

const notFound = page(
  async () => (await import("./pages/not-found.tsx")).default,
  (words) => words.titles.notFound,
);

/** Makes paths case-sensitive, as on the server. */
function routesOf(pages: Readonly<Record<string, Page>>): RouteObject[] {
  return Object.entries(pages).map(([path, route]) => ({ ...route, path, caseSensitive: true }));
}

const gamePages = Object.fromEntries(games.flatMap((game) => pathsOf(game).map((path) => [path, gamePage(game)])));

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <StartScreen />,
    children: [
      { element: <Shell />, children: routesOf({ ...shellPages, ...gamePages }) },
      { element: <Narrow wide />, children: routesOf(authPages) },
      { element: <Narrow />, children: routesOf({ ...narrowPages, "/404": notFound }) },
      { path: "*", element: <Navigate to="/404" replace /> },
    ],
  },
]);
