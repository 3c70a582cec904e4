import type { Promotions } from "@fairhouse/protocol/promotions.ts";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { betOf } from "../base/address/bet-address.ts";
import { panelOf } from "../base/address/panels.ts";
import { firstActivity } from "../base/first-activity.ts";
import { http, sessionStore } from "../services/services.ts";

/**
 * Loads the facts about rewards and race for the banners; null until they are known. Read again when a player signs in
 * and when a panel closes.
 */
export function usePromotionFacts(): Promotions | null {
  const [facts, setFacts] = useState<Promotions | null>(null);
  const player = useStore(sessionStore, (session) => session.user?._id ?? null);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  const { search } = useLocation();
  useEffect(() => {
    // Changes behind an open panel are shown when it closes.
    if (!isInitialized || panelOf(search) !== null || betOf(search) !== null) return;
    let left = false;
    const read = async () => {
      if (player === null) await firstActivity();
      const answer = left ? null : await http.get<Promotions>("/promotions");
      if (!left && answer !== null) setFacts(answer);
    };
    read().catch(() => {
      // Without figures the banners say the same in general terms.
    });
    return () => {
      left = true;
    };
  }, [player, isInitialized, search]);
  return facts;
}
