import { pathsOf } from "@fairhouse/games/catalog.ts";
import type { ComponentType } from "react";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { games, type ListedGame, titleIn } from "./games.ts";
import { homeWords } from "./home/words/words.ts";
import { settingsStore } from "./settings/settings-store.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { Narrow } from "./shell/narrow.tsx";
import type { PageHandle } from "./shell/page-title.ts";
import { Root } from "./shell/root.tsx";
import { Shell } from "./shell/shell.tsx";
import { StartScreen } from "./shell/start-screen.tsx";

/** Routes of the specification (§2). Pages load on demand; games are those of the catalogue and no others. */
const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/home" replace /> },
  {
    path: "home",
    lazy: { Component: loadHome },
    handle: { title: (words) => words.titles.home } satisfies PageHandle,
  },
  {
    path: "profile",
    lazy: { Component: async () => (await import("./pages/profile.tsx")).default },
    handle: { title: (words) => words.titles.profile } satisfies PageHandle,
  },
  {
    path: "fairness",
    lazy: { Component: async () => (await import("./pages/fairness.tsx")).default },
    handle: { title: (words) => words.navigation.fairness } satisfies PageHandle,
  },
  {
    path: "bet/:id",
    lazy: { Component: async () => (await import("./pages/bet.tsx")).default },
    handle: { title: (words) => words.titles.bet } satisfies PageHandle,
  },
  {
    path: "round/:id",
    lazy: { Component: async () => (await import("./pages/round.tsx")).default },
    handle: { title: (words) => words.titles.round } satisfies PageHandle,
  },
  ...games.flatMap((game) => pathsOf(game).map((path) => gameRoute(path, game))),
];

/** The first page of most visits: its words are fetched beside it, not after it. */
async function loadHome(): Promise<ComponentType> {
  const [page] = await Promise.all([import("./pages/home.tsx"), homeWords.load(settingsStore.getState().language)]);
  return page.default;
}

function gameRoute(path: string, game: ListedGame): RouteObject {
  return {
    path,
    loader: async () => (await import("./pages/game-page.tsx")).loadGame(game.id),
    shouldRevalidate: () => false,
    lazy: async () => ({ Component: (await import("./pages/game-page.tsx")).default }),
    handle: {
      title: (_words, language) => titleIn(game, language),
    } satisfies PageHandle,
  };
}

const authPages: RouteObject[] = [
  { path: "auth", element: <Navigate to="/auth/jwt/login" replace /> },
  {
    path: "auth/jwt/login",
    lazy: { Component: async () => (await import("./pages/auth.tsx")).LoginPage },
    handle: { title: (words) => words.titles.signIn } satisfies PageHandle,
  },
  {
    path: "auth/jwt/register",
    lazy: { Component: async () => (await import("./pages/auth.tsx")).RegisterPage },
    handle: { title: (words) => words.titles.signUp } satisfies PageHandle,
  },
  {
    path: "auth/jwt/forgot-password",
    lazy: { Component: async () => (await import("./pages/forgot-password.tsx")).default },
    handle: { title: (words) => words.titles.forgotPassword } satisfies PageHandle,
  },
  {
    path: "auth/jwt/new-password",
    lazy: { Component: async () => (await import("./pages/new-password.tsx")).default },
    handle: { title: (words) => words.titles.newPassword } satisfies PageHandle,
  },
  {
    path: "auth/jwt/restore-email",
    lazy: { Component: async () => (await import("./pages/restore-email.tsx")).default },
    handle: { title: (words) => words.titles.restoreEmail } satisfies PageHandle,
  },
];

const narrowPages: RouteObject[] = [
  {
    path: "claim",
    lazy: { Component: async () => (await import("./pages/claim.tsx")).default },
    handle: { title: (words) => words.titles.claim } satisfies PageHandle,
  },
  {
    path: "404",
    lazy: { Component: async () => (await import("./pages/not-found.tsx")).default },
    handle: { title: (words) => words.titles.notFound } satisfies PageHandle,
  },
];

/** Paths are matched with their case, as the server matches them. */
function byTheLetter(route: RouteObject): RouteObject {
  return { ...route, caseSensitive: true };
}

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <StartScreen />,
    children: [
      { element: <Shell />, children: pages.map(byTheLetter) },
      { element: <Narrow wide />, children: authPages.map(byTheLetter) },
      { element: <Narrow />, children: narrowPages.map(byTheLetter) },
      { path: "*", element: <Navigate to="/404" replace /> },
    ],
  },
]);
