import { CircleDot } from "lucide-react";
import type { GameSite } from "../shared/screen/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: CircleDot,
  art,
  title: { ar: "الروليت" },
  tagline: { en: "One wheel, 37 pockets", ar: "عجلة واحدة و37 جيبًا" },
  aliases: ["roulette", "wheel", "casino", "روليت", "عجلة"],
  returnToPlayer: 36 / 37,
  screen: () => import("./screen/screen.tsx"),
  still: () => import("./screen/bet-view.tsx"),
  replay: () => import("./screen/bet-replay.tsx"),
};
