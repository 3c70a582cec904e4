import { pathsOf } from "@fairhouse/games/catalog.ts";
import type { SitePath } from "@fairhouse/protocol/site-pages.ts";
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

interface Page extends Pick<RouteObject, "lazy" | "element"> {
  readonly title?: PageHandle["title"];
}

/** Routes of the specification (§2) in the frame of the site. Pages load on demand. */
const shellPages = {
  "/": { element: <Navigate to="/home" replace /> },
  "/home": { lazy: { Component: loadHome }, title: (words) => words.titles.home },
  "/profile": {
    lazy: { Component: async () => (await import("./pages/profile.tsx")).default },
    title: (words) => words.titles.profile,
  },
  "/fairness": {
    lazy: { Component: async () => (await import("./pages/fairness.tsx")).default },
    title: (words) => words.navigation.fairness,
  },
  "/bet/:id": {
    lazy: { Component: async () => (await import("./pages/bet.tsx")).default },
    title: (words) => words.titles.bet,
  },
  "/round/:id": {
    lazy: { Component: async () => (await import("./pages/round.tsx")).default },
    title: (words) => words.titles.round,
  },
} satisfies Record<string, Page>;

/** Loads the first page of most visits: its words are fetched in parallel with it, not after it. */
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

const authPages = {
  "/auth": { element: <Navigate to="/auth/jwt/login" replace /> },
  "/auth/jwt/login": {
    lazy: { Component: async () => (await import("./pages/auth.tsx")).LoginPage },
    title: (words) => words.titles.signIn,
  },
  "/auth/jwt/register": {
    lazy: { Component: async () => (await import("./pages/auth.tsx")).RegisterPage },
    title: (words) => words.titles.signUp,
  },
  "/auth/jwt/forgot-password": {
    lazy: { Component: async () => (await import("./pages/forgot-password.tsx")).default },
    title: (words) => words.titles.forgotPassword,
  },
  "/auth/jwt/new-password": {
    lazy: { Component: async () => (await import("./pages/new-password.tsx")).default },
    title: (words) => words.titles.newPassword,
  },
  "/auth/jwt/restore-email": {
    lazy: { Component: async () => (await import("./pages/restore-email.tsx")).default },
    title: (words) => words.titles.restoreEmail,
  },
} satisfies Record<string, Page>;

const narrowPages = {
  "/claim": {
    lazy: { Component: async () => (await import("./pages/claim.tsx")).default },
    title: (words) => words.titles.claim,
  },
} satisfies Record<string, Page>;

/** The server knows the same pages: a path that one of the two lacks is a type error here. */
type RoutedPath = keyof typeof shellPages | keyof typeof authPages | keyof typeof narrowPages;
const _same: [SitePath, RoutedPath] extends [RoutedPath, SitePath] ? true : never = true;

const notFound: RouteObject = {
  path: "/404",
  lazy: { Component: async () => (await import("./pages/not-found.tsx")).default },
  handle: { title: (words) => words.titles.notFound } satisfies PageHandle,
};

function routesOf(pages: Readonly<Record<string, Page>>): RouteObject[] {
  return Object.entries(pages).map(([path, { title, ...route }]) => ({
    ...route,
    path,
    ...(title && { handle: { title } satisfies PageHandle }),
  }));
}

/** Makes paths case-sensitive, as on the server. */
function byTheLetter(route: RouteObject): RouteObject {
  return { ...route, caseSensitive: true };
}

const gameRoutes = games.flatMap((game) => pathsOf(game).map((path) => gameRoute(path, game)));

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <StartScreen />,
    children: [
      { element: <Shell />, children: [...routesOf(shellPages), ...gameRoutes].map(byTheLetter) },
      { element: <Narrow wide />, children: routesOf(authPages).map(byTheLetter) },
      { element: <Narrow />, children: [...routesOf(narrowPages), notFound].map(byTheLetter) },
      { path: "*", element: <Navigate to="/404" replace /> },
    ],
  },
]);
