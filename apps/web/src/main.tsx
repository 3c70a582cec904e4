import { errorWords } from "@fairhouse/ui/words/errors.ts";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { startHouse } from "./house.ts";
import { Providers } from "./providers.tsx";
import { router } from "./router.tsx";
import { settingsStore } from "./settings/settings-store.ts";
import "./style.css";
import { shellWords } from "./words/shell-words.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

const { language } = settingsStore.getState();
startHouse();
// The first paint speaks the player's language; English is part of the page and waits for nothing.
if (language !== "en") await Promise.all([shellWords.load(language), errorWords.load(language)]);

createRoot(root).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
