import type { LobbyCard } from "@fairhouse/ui/words/lobby-card.ts";
import { Bomb } from "lucide-react";

export const lobby: LobbyCard = {
  icon: Bomb,
  title: { ar: "الألغام" },
  tagline: { en: "Every gem pays more", ar: "كل جوهرة تزيد الربح" },
  returnToPlayer: 0.99,
};
