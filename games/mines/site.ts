import { Bomb } from "lucide-react";
import type { GameSite } from "../shared/screen/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: Bomb,
  art,
  title: { ar: "الألغام" },
  tagline: { en: "Every gem pays more", ar: "كل جوهرة تزيد الربح" },
  aliases: ["mines", "minesweeper", "bombs", "gems", "ألغام", "قنابل", "جواهر"],
  returnToPlayer: 0.99,
  screen: () => import("./screen/screen.tsx"),
  still: () => import("./screen/bet-view.tsx"),
  replay: () => import("./screen/bet-replay.tsx"),
};
