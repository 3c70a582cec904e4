import { ArrowDownUp } from "lucide-react";
import type { GameSite } from "../shared/screen/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: ArrowDownUp,
  art,
  title: { ar: "أعلى أم أدنى 1" },
  tagline: { en: "Higher, lower, or out in time", ar: "أعلى أو أدنى، واخرج في الوقت المناسب" },
  aliases: ["hilo", "hi-lo", "higher or lower", "cards", "أعلى", "أدنى", "ورق"],
  returnToPlayer: 0.99,
  screen: () => import("./screen/screen.tsx"),
  still: () => import("./screen/bet-view.tsx"),
  replay: () => import("./screen/bet-replay.tsx"),
  workings: () => import("./screen/workings.tsx"),
};
