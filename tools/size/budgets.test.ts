import { describe, expect, it } from "vitest";
import { budgetsOf, unbuiltOf } from "./budgets.ts";
import { manifestSchema, scriptsOf } from "./manifest.ts";

const page = `<html><head><link rel="icon" href="/mark.svg"><script src="/first-paint.js"></script>
  <script type="module" crossorigin src="/assets/first.js"></script><link rel="stylesheet" href="/assets/first.css"></head></html>`;

const manifest = manifestSchema.parse({
  "index.html": {
    file: "assets/first.js",
    imports: ["_react.js"],
    dynamicImports: ["src/pages/home.tsx", "src/pages/bet.tsx"],
  },
  "_react.js": { file: "assets/react.js" },
  "src/pages/home.tsx": {
    file: "assets/home.js",
    imports: ["_react.js", "_tabs.js"],
    dynamicImports: ["src/home/leaderboard/leaderboard.tsx", "src/bets/bet-tables.tsx"],
  },
  "src/home/leaderboard/leaderboard.tsx": { file: "assets/leaders.js" },
  "src/bets/bet-tables.tsx": { file: "assets/tables.js" },
  "_tabs.js": { file: "assets/tabs.js" },
  "src/pages/bet.tsx": { file: "assets/bet.js" },
  "src/pages/game-page.tsx": { file: "assets/game-page.js" },
  "src/services/socket-wire.ts": { file: "assets/socket.js" },
  "../../games/mines/screen/screen.tsx": { file: "assets/mines.js", imports: ["_tabs.js", "_overlay.js", "_gems.js"] },
  "../../games/crash/screen/screen.tsx": { file: "assets/crash.js", imports: ["_overlay.js"] },
  "_overlay.js": { file: "assets/overlay.js" },
  "_gems.js": { file: "assets/gems.js" },
});

describe("budgets of the built site", () => {
  const [home, whole, socket, around, mines, crash] = budgetsOf(page, manifest, ["mines", "crash"]);

  it("/home counts its scripts, their imports and its own chunk, but nothing that waits for a person", () => {
    const names = ["first-paint.js", "assets/first.js", "assets/react.js", "assets/home.js", "assets/tabs.js"];
    expect(home?.files).toEqual(new Set(names));
    expect(whole?.files).toEqual(new Set([...names, "assets/leaders.js", "assets/tables.js"]));
    expect(socket?.files).toEqual(new Set([...names, "assets/leaders.js", "assets/tables.js", "assets/socket.js"]));
  });

  it("around games count the files of the page around a game and those of every screen, but none of the shell", () => {
    expect(around?.files).toEqual(new Set(["assets/game-page.js", "assets/overlay.js"]));
  });

  it("a game counts files that nothing else loads", () => {
    expect(mines?.files).toEqual(new Set(["assets/mines.js", "assets/gems.js"]));
    expect(crash?.files).toEqual(new Set(["assets/crash.js"]));
  });

  it("a game without a chunk stops the check instead of weighing nothing", () => {
    expect(() => budgetsOf(page, manifest, ["mines", "goal"])).toThrow(/no chunk .*goal/);
  });

  it("a game that is newer than the build is named", () => {
    expect(unbuiltOf(manifest, ["mines", "goal", "crash"])).toEqual(["goal"]);
  });

  it("finds only scripts", () => {
    expect(scriptsOf(page)).toEqual(["first-paint.js", "assets/first.js"]);
  });
});
