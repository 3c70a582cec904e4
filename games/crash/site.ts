import { Rocket } from "lucide-react";
import type { GameSite } from "../shared/screen/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: Rocket,
  art,
  title: { ar: "كراش" },
  tagline: { en: "Fly, and leave in time", ar: "حلّق، واخرج في الوقت المناسب" },
  aliases: ["crash", "rocket", "multiplier", "كراش", "صاروخ", "مضاعف"],
  returnToPlayer: 0.99,
  screen: () => import("./screen/screen.tsx"),
  still: () => import("./screen/bet-view.tsx"),
  replay: () => import("./screen/bet-replay.tsx"),
};
