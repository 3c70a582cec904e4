import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { OwnTicket, TableSnapshot } from "@fairhouse/protocol/table.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { MAX_HUNDREDTHS } from "../../shared/rules/growth.ts";
import { useLiveTable } from "../../shared/screen/live/use-live-table.ts";
import { useOwnResults } from "../../shared/screen/live/use-own-results.ts";
import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { payoutAt, useTarget, useTargetOption } from "../../shared/screen/target-field.tsx";
import { useAmount } from "../../shared/screen/use-amount.ts";
import { useAuto } from "../../shared/screen/use-auto.ts";
import { type Overlay, useOverlay } from "../../shared/screen/use-overlay.ts";
import type { CrashBet } from "../rules/crash.ts";
import { MIN_AUTO_HUNDREDTHS } from "../rules/limits.ts";
import { autoPlay } from "./auto-play.ts";
import { flightOf } from "./flight.ts";
import { crashWords } from "./words/words.ts";

const BOUNDS = { min: MIN_AUTO_HUNDREDTHS, max: MAX_HUNDREDTHS };
/** Automatic bets need a target; this one is used until the player chooses. */
const DEFAULT_TARGET = 200;

/** Everything that the crash screen shows and does. */
export function useCrash() {
  const words = crashWords.useWords();
  const live = useLiveTable<CrashBet>("crash", "crash");
  const amount = useAmount("crash");
  const manualTarget = useTarget("crash:target", BOUNDS, null, true);
  const autoTarget = useTarget("crash:auto-target", BOUNDS, DEFAULT_TARGET);
  const [autoMode, setAutoMode] = useState(false);
  const overlay = useOverlay();

  const { play, seat, own } = live;
  const { ticket } = seat;
  const face = flightOf(live.face);
  const target = autoMode ? autoTarget : manualTarget;
  const { setup, options } = useTargetOption(autoTarget, DEFAULT_TARGET, words.autoCashOut);
  const auto = useAuto("crash", (stake, made) => play.place(autoPlay.bet(stake, made)), {
    stake: amount,
    setup,
    options,
    unqueue: () => play.unqueue(),
  });

  const flies = face.kind === "flying" && ticket !== null && ticket.leftAt === null && ticket.payout === null;
  useSounds(face.kind, ticket);
  useCrashInfo(live.snapshot, face.kind);
  useOwnResults(own.tickets, (ended) => tellEnd(ended, overlay));

  return {
    live,
    face,
    amount,
    target,
    autoMode,
    setAutoMode,
    auto,
    ticket,
    /** The preset of the bet that is in, in hundredths. */
    ticketTarget: wholeNumberOf(fieldOf(ticket?.bet, "auto")),
    /** The player is in the air and can leave. */
    flies,
    overlay,
    bet: () => void play.place({ amount: amount.value, auto: manualTarget.value }),
    cashOut() {
      if (ticket !== null && flies) void play.leave(ticket.id);
    },
  };
}

export type CrashTable = ReturnType<typeof useCrash>;

function tellEnd({ id, stake, leftAt, payout }: OwnTicket, { show }: Overlay) {
  const returned = payout ?? payoutAt(stake, leftAt ?? 0);
  if (returned > 0) sounds.cashOut();
  show({ id, stake, payout: returned, hundredths: leftAt ?? undefined }, returned === 0);
}

/** The session's field of the last crash snapshot: brought up to date with each step of a round. */
function useCrashInfo(snapshot: TableSnapshot | null, step: string) {
  const context = usePlayContext();
  const tell = useEffectEvent(() => context.remember({ crashInfo: snapshot }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it follows.
  useEffect(() => tell(), [step]);
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
