import type { LoggedRound } from "@fairhouse/protocol/house-log.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { LogPanel } from "./log-panel.tsx";
import { useLogged } from "./use-logged.ts";

/** The entries of a round in the public log. */
export function LogOfRound({ page }: { readonly page: RoundPage }) {
  const { roundId, outcome, link, voided, closesAt } = page.proof;
  const last = voided ? "voided" : link !== null ? "revealed" : outcome !== null ? "shown" : "opened";
  const logged = useLogged<LoggedRound>({
    path: `/rounds/${encodeURIComponent(roundId)}/log`,
    of: [last],
    check: async (answer) => (await import("./check.ts")).checkLoggedRound(page, answer),
    isComplete: async (lines, isOlder) => (await import("./complete.ts")).isRoundComplete(page, lines, isOlder),
    // Rounds are never hidden, and one that was void before its bets closed shows no time.
    fits: async (lacking, isOlder) =>
      lacking === "older" && (closesAt === null || isOlder(new Date(closesAt).toISOString())),
  });
  return <LogPanel {...logged} name={roundId} />;
}
