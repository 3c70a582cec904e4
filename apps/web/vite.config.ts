import { join } from "node:path";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Where `npm start` serves the API while the site itself is served by Vite. */
const server = "http://127.0.0.1:3000";

/** The style sheet names the font under a hashed name; the page asks for it at once instead of after the style sheet. */
const preloadFont: Plugin = {
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => /jost-latin-wght-normal.*\.woff2$/.test(name));
      if (file === undefined) return [];
      const attrs = { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" };
      return [{ tag: "link", attrs, injectTo: "head" }];
    },
  },
};

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
const known = new Map<string, ReadonlySet<string>>();

/**
 * Everything that main.tsx imports without waiting goes into one file: it compresses better than the thirty small ones
 * that pages would share otherwise, and arrives in one round trip. So does what the home page and the pages of games share, and what
 * the home page has of its own. The rest is divided as usual.
 */
const groups = [
  { name: "first", entries: ["main.tsx"] },
  { name: "lists", entries: ["pages/home.tsx", "pages/game-page.tsx"] },
  { name: "home", entries: ["pages/home.tsx"], within: "/apps/web/src/" },
].map(({ name, entries, within = "" }, index, { length }) => ({
  debugName: name,
  // What an earlier one has taken is not taken again.
  priority: length - index,
  // What is not of the home page alone would make the screens of games load all of it.
  name: (id: string, modules: Modules) =>
    id.includes(within) && entries.every((entry) => needs(entry, id, modules)) ? name : null,
}));

/** Whether a file of `src` imports a module without waiting, itself or by what it imports. */
function needs(entry: string, id: string, modules: Modules): boolean {
  // The one index of the icons imports every icon there is; each goes where it is used instead.
  if (id.includes("/lucide-react/")) return false;
  const reached = known.get(entry) ?? reachableFrom(`${import.meta.dirname}/src/${entry}`, modules);
  known.set(entry, reached);
  return reached.has(id);
}

function reachableFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/**
 * React's compiler keeps what moves from being drawn again without need: the screens of games. Pages around them are drawn when one
 * goes somewhere; there it saves nothing, and weighs 10 kB of gzip on the first visit (docs/decisions/0012).
 */
const checkout = join(import.meta.dirname, "../..").replaceAll("\\", "/");
const compiled = new RegExp(`^${checkout.replace(/[^\w/]/g, "\\$&")}/(games|packages/client)/[^?]*\\.tsx?$`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), babel({ include: compiled, presets: [reactCompilerPreset()] }), tailwindcss(), preloadFont],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // A data: font or image is refused by the Content-Security-Policy of the house, and is downloaded even where it is not shown.
    assetsInlineLimit: 0,
    // Chunks are fetched by the browser itself; the polyfill is for browsers that cannot run this code anyway.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/api": server, "/socket.io": { target: server, ws: true } },
  },
});
