import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetList, BetRecord } from "@fairhouse/protocol/play.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { AnyFace, RecordOf, RoundFacts, TicketOf } from "../../facts/rounds.ts";
import type { LiveTable } from "./use-live-table.ts";

/** A round that is over, with its tickets. */
export interface LastBook<Outcome, Face extends AnyFace> {
  readonly outcome: Outcome;
  readonly tickets: readonly TicketOf<Face>[];
}

/** The part of a ticket that is the game's own. */
type ShownOfBet<Face extends AnyFace> = Pick<TicketOf<Face>, "face"> & Partial<Pick<TicketOf<Face>, "leftAt">>;

/** More bets than anybody reads of a round that is over. */
const ASKED_BETS = 20;

/**
 * Returns the last round of a table that had players: as it was seen here or, on a page that was just opened, as its
 * bets show it.
 * @param shownOf returns what the table showed of a settled bet.
 */
export function useLastBook<Bet, Outcome, Face extends AnyFace>(
  {
    game,
    table,
    face,
    tickets,
    ticketCount,
    facts,
  }: Pick<LiveTable<Bet, Outcome, Face>, "game" | "table" | "face" | "tickets" | "ticketCount" | "facts">,
  shownOf: (bet: RecordOf<Bet, Outcome>) => ShownOfBet<Face>,
): LastBook<Outcome, Face> | null {
  const { http } = usePlayContext();
  const [book, setBook] = useState<LastBook<Outcome, Face> | null>(null);
  const outcome = face.kind === "ended" ? face.outcome : null;
  const keep = useEffectEvent((end: Outcome) => {
    if (ticketCount > 0) setBook({ outcome: end, tickets });
  });
  useEffect(() => {
    if (outcome !== null) keep(outcome);
  }, [outcome]);

  const toBook = useEffectEvent((bets: readonly BetRecord[]) => lastBookOf(bets, facts, shownOf));
  const asks = book === null && ticketCount === 0 && face.kind !== "loading" && face.kind !== "offline";
  useEffect(() => {
    if (!asks) return;
    let left = false;
    const learn = async () => {
      const { bets } = await http.get<BetList>(`/bets?scope=all&game=${game}&limit=${ASKED_BETS}`);
      const here = bets.filter(({ round }) => round?.table === table);
      if (!left) setBook((seen) => seen ?? toBook(here));
    };
    learn().catch(() => {
      // Without an answer the panel says that nobody is in, which is true as well.
    });
    return () => {
      left = true;
    };
  }, [asks, game, table, http]);
  return book;
}

/** Returns the newest round among a game's settled bets, given newest first. Refunded bets are ignored. */
export function lastBookOf<Bet, Outcome, Face extends AnyFace>(
  bets: readonly BetRecord[],
  { isBet, isOutcome }: Pick<RoundFacts<Bet, Outcome>, "isBet" | "isOutcome">,
  shownOf: (bet: RecordOf<Bet, Outcome>) => ShownOfBet<Face>,
): LastBook<Outcome, Face> | null {
  const played = bets.filter((record): record is RecordOf<Bet, Outcome> => {
    const { payout, bet, outcome } = record;
    return !isGivenBack(record) && payout !== null && isBet(bet) && isOutcome(outcome);
  });
  const [newest] = played;
  if (newest === undefined) return null;
  const tickets = played
    .filter(({ round }) => round?.id === newest.round?.id)
    .map((bet): TicketOf<Face> => {
      const { id, player, avatar, simulated, stake, payout } = bet;
      return { id, player, avatar, simulated, stake, payout, leftAt: null, ...shownOf(bet) };
    });
  return { outcome: newest.outcome, tickets };
}
