import type { LoggedBet } from "@fairhouse/protocol/house-log.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { useStore } from "zustand";
import { queryClient } from "../services/query-client.ts";
import { sessionStore } from "../services/services.ts";
import { LogPanel } from "./log-panel.tsx";
import { useLogged } from "./use-logged.ts";

/** The entries of a bet in the public log. */
export function LogOfBet({ page }: { readonly page: BetPage }) {
  // The player of a hidden bet is shown its entries, others are not.
  const player = useStore(sessionStore, (session) => session.player);
  const { id, payout, sold, createdAt, settledAt } = page.bet;
  const again = page.proof.seeding === "facts" ? page.proof.resettlements.length : 0;
  const logged = useLogged<LoggedBet>({
    path: `/bets/${encodeURIComponent(id)}/log`,
    of: [player, payout, sold?.parts, again],
    check: async (answer) => {
      const lines = await (await import("./check.ts")).checkLogged(page, answer);
      // The bet may have ended since its page was fetched. A newer page is then checked instead, and nobody accused before.
      if (lines.some(({ wrong }) => wrong === "shown")) await queryClient.refetchQueries({ queryKey: ["bet", id] });
      return lines;
    },
    isComplete: async (lines, isOlder) => (await import("./complete.ts")).isBetComplete(page, lines, isOlder),
    fits: async (lacking, isOlder) =>
      lacking === "older" ? isOlder(settledAt ?? createdAt) : page.bet.player === null && !page.own,
  });
  return <LogPanel {...logged} name={id} />;
}
