import { useConnection, useHouse, useSession } from "@fairhouse/client/house.tsx";
import { seatOf } from "@fairhouse/client/own-bets.ts";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { useRound } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { User } from "@fairhouse/protocol/account.ts";
import type { OwnTicket, PublicTicket, TableSnapshot } from "@fairhouse/protocol/table.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAmount } from "../../shared/screen/use-amount.ts";
import { useAuto } from "../../shared/screen/use-auto.ts";
import { useOverlay } from "../../shared/screen/use-overlay.ts";
import type { CrashBet } from "../rules/crash.ts";
import { MAX_HUNDREDTHS } from "../rules/growth.ts";
import { MIN_AUTO_HUNDREDTHS } from "../rules/limits.ts";
import { payoutAt } from "./figures.ts";
import { faceOf } from "./flight.ts";

const isTarget = (value: unknown): value is number | null => value === null || Number.isSafeInteger(value);
/** Automatic bets need a target; this one stands in until the player chooses. */
const DEFAULT_TARGET = 200;
/** Length of the betting bar until a fuller countdown was seen: `GAMES.md` §5. */
const BETTING_MS = 6_000;

/** Everything that the crash screen shows and does. */
export function useCrash() {
  const offline = useConnection() === "offline";
  const amount = useAmount("crash");
  const [manualTarget, setManualTarget] = usePreference<number | null>("crash:target", null, isTarget);
  const [autoTarget, setAutoTarget] = usePreference<number | null>("crash:auto-target", DEFAULT_TARGET, isTarget);
  const [autoMode, setAutoMode] = useState(false);
  const { play, table, own } = useRound<CrashBet>("crash", "crash");
  const overlay = useOverlay();
  const user = useSession((session) => session.user);

  const round = table.snapshot?.round;
  const face = faceOf(table.snapshot === null ? undefined : round, offline);
  const target = autoMode ? (autoTarget ?? DEFAULT_TARGET) : manualTarget;
  const targetOk = target === null || (target >= MIN_AUTO_HUNDREDTHS && target <= MAX_HUNDREDTHS);
  const bet = (stake: Money) => play.place({ amount: stake, auto: target });
  const auto = useAuto("crash", bet);

  const seat = seatOf(own, 0, round?.id);
  const { ticket } = seat;
  const flies = face.kind === "flying" && ticket !== null && ticket.leftAt === null && ticket.payout === null;
  useSounds(face.kind, ticket);
  useCrashInfo(table.snapshot, face.kind);
  useResults(own.tickets, overlay.show);

  return {
    amount,
    target,
    setTarget: autoMode ? setAutoTarget : setManualTarget,
    targetOk,
    autoMode,
    setAutoMode,
    auto: {
      ...auto,
      stop() {
        auto.stop();
        // A bet that still waits for its round is taken back at once.
        play.unqueue();
      },
    },
    face,
    bettingMs: BETTING_MS,
    round: round ?? null,
    /** The public name of who looks; null for visitors. */
    player: user?.username ?? null,
    tickets: withOwn(table.snapshot?.tickets ?? [], ticket, user),
    ticketCount: table.snapshot?.ticketCount ?? 0,
    ticketTotal: table.snapshot?.ticketTotal ?? 0,
    recent: table.snapshot?.recent ?? [],
    seat,
    ticket,
    ticketTarget: ticket === null ? null : targetOf(ticket),
    /** The player is in the air and can leave. */
    flies,
    overlay,
    bet: () => void bet(amount.value),
    cancelNext: () => play.unqueue(),
    takeBack() {
      if (ticket !== null) void play.takeBack(ticket.id);
    },
    cashOut() {
      if (ticket !== null && flies) void play.leave(ticket.id);
    },
  };
}

/** The session's field of the last crash snapshot: brought up to date with each step of a round. */
function useCrashInfo(snapshot: TableSnapshot | null, step: string) {
  const house = useHouse();
  const tell = useEffectEvent(() => house.remember({ crashInfo: snapshot }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it follows.
  useEffect(() => tell(), [step]);
}

export type CrashTable = ReturnType<typeof useCrash>;

function targetOf(ticket: OwnTicket): number | null {
  const { bet } = ticket;
  return typeof bet === "object" && bet !== null && "auto" in bet && typeof bet.auto === "number" ? bet.auto : null;
}

/** One's own ticket is known sooner and better than the public list tells, and wears one's own picture, also where others see none. */
function withOwn(
  tickets: readonly PublicTicket[],
  own: OwnTicket | null,
  user: Pick<User, "username" | "avatar"> | null,
): readonly PublicTicket[] {
  if (own === null) return tickets;
  const known = tickets.find(({ id }) => id === own.id);
  const shown: PublicTicket = {
    id: own.id,
    player: user?.username ?? known?.player ?? null,
    avatar: user?.avatar ?? known?.avatar ?? "",
    stake: own.stake,
    leftAt: own.leftAt ?? known?.leftAt ?? null,
    payout: own.payout ?? known?.payout ?? null,
  };
  return [shown, ...tickets.filter(({ id }) => id !== own.id)];
}

/** The end of each own ticket, once: as soon as it has left, or when its flight is over. */
function useResults(tickets: readonly OwnTicket[], show: ReturnType<typeof useOverlay>["show"]) {
  // Only what was seen in the air can come down: tickets that had ended when the page was opened are no news.
  const open = useRef(new Set<string>());
  const tell = useEffectEvent(() => {
    for (const { id, stake, leftAt, payout, refunded } of tickets) {
      const ended = leftAt !== null || payout !== null || refunded;
      if (!ended) open.current.add(id);
      if (!ended || !open.current.delete(id) || refunded) continue;
      const returned = payout ?? payoutAt(stake, leftAt ?? 0);
      if (returned > 0) sounds.cashOut();
      show({ id, stake, payout: returned, hundredths: leftAt ?? undefined }, returned === 0);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect's event reads the tickets; it must run when they change.
  useEffect(() => tell(), [tickets]);
}

function useSounds(kind: string, ticket: OwnTicket | null) {
  const before = useRef(kind);
  const flew = useEffectEvent(() => before.current === "flying");
  useEffect(() => {
    if (kind === "crashed" && flew()) sounds.burst();
    if (kind === "flying" && before.current === "closing") sounds.click();
    before.current = kind;
  }, [kind]);
  const playing = kind === "betting" && ticket !== null;
  useEffect(() => {
    if (playing) sounds.chip();
  }, [playing]);
}
