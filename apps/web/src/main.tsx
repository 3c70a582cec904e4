import { loadLanguage } from "@fairhouse/ui/words/words.tsx";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { keepReferral } from "./auth/referral.ts";
import { Providers } from "./providers.tsx";
import { router } from "./router.tsx";
import { sessionStore, startServices } from "./services/services.ts";
import { settingsStore } from "./session/settings-store.ts";
import "./style.css";

// Schemas come with later files. They must not try to compile themselves: the Content-Security-Policy refuses that, and
// the browser reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

const { language } = settingsStore.getState();
startServices();
keepReferral(sessionStore.getState().code);
// Only players have settings to store in an account; visitors do not load the code for that.
const stopWaiting = sessionStore.subscribe(({ isLoggedIn }, { isInitialized: wasStarted }) => {
  if (!isLoggedIn) return;
  stopWaiting();
  void import("./settings/account-preferences.ts").then(({ keepPreferences }) => keepPreferences(!wasStarted));
});
// The first paint is in the player's language; English is part of the page and needs no wait.
if (language !== "en") await loadLanguage(language);

createRoot(root).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
