import { join } from "node:path";
import { catalog } from "@fairhouse/games/catalog.ts";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Where the API is while the site itself is served by Vite: `npm run dev` says so, beside a server by `npm start` it is this. */
const server = process.env.API_URL ?? "http://127.0.0.1:3000";

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

/** The keys and other names of icons are for lists of them and for warnings while one develops: half a kilobyte of the first visit. */
const bareIcons: Plugin = {
  name: "bare-icons",
  apply: "build",
  transform: {
    filter: { id: /lucide-react\/.*\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/,\s*key: "\w+"/g, "")
        .replace(/,\s*aliases: \[[^\]]*\]/, "")
        .replace(/^__iconData\.node;$/m, ""),
      map: null,
    }),
  },
};

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}
/** By the path of an entry: what it imports without waiting, itself or by what it imports. Icons by their names. */
const known = new Map<string, ReadonlySet<string>>();

const HOME = "src/pages/home.tsx";
const GAME_PAGE = "src/pages/game-page.tsx";
/** Loaded where games are not: they must not bring what only games need. */
const ELSEWHERE = [
  "src/home/leaderboard/leaderboard.tsx",
  "src/bets/own-bets.tsx",
  "src/pages/auth.tsx",
  "src/pages/profile.tsx",
  "src/settings/settings-drawer.tsx",
];
const SCREENS = catalog.map(({ id }) => `../../games/${id}/screen/screen.tsx`);

type Belongs = (id: string, modules: Modules) => boolean;

const isFirst: Belongs = (id, modules) => needs("src/main.tsx", id, modules);
const isOfHome: Belongs = (id, modules) => needs(HOME, id, modules);
const isOfGamePage: Belongs = (id, modules) => needs(GAME_PAGE, id, modules);
const isOfMostGames: Belongs = (id, modules) =>
  SCREENS.filter((screen) => needs(screen, id, modules)).length > SCREENS.length / 2;
const isUsedElsewhere: Belongs = (id, modules) => ELSEWHERE.some((entry) => needs(entry, id, modules));

/**
 * Few files that are used together, instead of a hundred small ones: they compress better, and arrive in fewer round trips. Everything
 * that main.tsx imports without waiting; what the home page shares with others; what is around a game; controls; what most games share;
 * the rest of the home page. What is left is divided as usual.
 */
const groups = Object.entries({
  first: isFirst,
  lists: (id, modules) =>
    isOfHome(id, modules) && [isOfGamePage, isOfMostGames, isUsedElsewhere].some((belongs) => belongs(id, modules)),
  table: isOfGamePage,
  controls: (id, modules) => isOfMostGames(id, modules) && isUsedElsewhere(id, modules),
  play: isOfMostGames,
  home: isOfHome,
} satisfies Record<string, Belongs>).map(([name, belongs], index, { length }) => ({
  debugName: name,
  // What an earlier one has taken is not taken again.
  priority: length - index,
  name: (id: string, modules: Modules) => (belongs(id, modules) ? name : null),
}));

function needs(entry: string, id: string, modules: Modules): boolean {
  const path = join(import.meta.dirname, entry);
  const reached = known.get(path) ?? reachableFrom(path, modules);
  known.set(path, reached);
  const [, icon] = /lucide-react\/.*\/icons\/([\w-]+)\.mjs$/.exec(id) ?? [];
  return reached.has(icon === undefined ? id : icon.replaceAll("-", ""));
}

/** The index of the icons imports every icon there is: a file that imports from it needs only those that it names. */
function reachableFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
    for (const next of importedIds) if (!next.includes("/lucide-react/")) reached.add(next);
    for (const [, names = ""] of (code ?? "").matchAll(/import \{([^}]*)\} from "lucide-react"/g)) {
      for (const [name] of names.matchAll(/\w+(?= as |,|\s*$)/g)) reached.add(name.toLowerCase());
    }
  }
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
  plugins: [
    react(),
    babel({ include: compiled, presets: [reactCompilerPreset()] }),
    tailwindcss(),
    preloadFont,
    bareIcons,
  ],
  // The rules of each game are a file of their own there too, so that a worker loads those of one.
  worker: { format: "es" },
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
