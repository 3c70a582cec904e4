import { MoveHorizontal } from "lucide-react";
import type { GameSite } from "../shared/screen/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: MoveHorizontal,
  art,
  title: { ar: "سلايد" },
  tagline: { en: "Name a target, watch it slide", ar: "حدد هدفًا وشاهد الشريط ينزلق" },
  aliases: ["slide", "strip", "multiplier", "target", "سلايد", "شريط", "مضاعف", "هدف"],
  returnToPlayer: 0.98,
  screen: () => import("./screen/screen.tsx"),
  still: () => import("./screen/bet-view.tsx"),
  replay: () => import("./screen/bet-replay.tsx"),
};
