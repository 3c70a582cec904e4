import type { LobbyCard } from "@fairhouse/ui/words/lobby-card.ts";
import { CircleDot } from "lucide-react";

export const lobby: LobbyCard = {
  icon: CircleDot,
  title: { ar: "الروليت" },
  tagline: { en: "One wheel, 37 pockets", ar: "عجلة واحدة و37 جيبًا" },
  returnToPlayer: 36 / 37,
};
