import type { LoggedBet } from "@fairhouse/protocol/house-log.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { useStore } from "zustand";
import { sessionStore } from "../services/services.ts";
import { LogPanel } from "./log-panel.tsx";
import { useLogged } from "./use-logged.ts";

/** The entries of a bet in the public log. */
export function LogOfBet({ page }: { readonly page: BetPage }) {
  // The player of a hidden bet is shown its entries, others are not.
  const player = useStore(sessionStore, (session) => session.player);
  const { id, payout, createdAt, settledAt } = page.bet;
  const found = useLogged<LoggedBet>({
    path: `/bets/${encodeURIComponent(id)}/log`,
    of: [player, payout],
    check: async (logged) => (await import("./check.ts")).checkLogged(page, logged),
    isComplete: async (lines, isOlder) => (await import("./complete.ts")).isBetComplete(page, lines, isOlder),
    fits: async (lacking, isOlder) =>
      lacking === "older" ? isOlder(settledAt ?? createdAt) : page.bet.player === null && !page.own,
  });
  return <LogPanel found={found} name={id} />;
}
