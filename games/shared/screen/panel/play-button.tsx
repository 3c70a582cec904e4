import type { BetRepeater } from "@fairhouse/client/instant/bet-repeater.ts";
import { useConnection, usePlayRules } from "@fairhouse/client/play-context.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import type { ReactNode } from "react";
import { presses } from "../press-series.ts";
import { gameWords } from "../words/words.ts";
import { useHeldButton } from "./use-held-button.ts";
import { useWaitForNextBet } from "./use-wait-for-next-bet.ts";

/** The action of a press. The second of two quick presses has the same action or none. */
type Deed = "bet" | "take back" | "cash out" | "start" | "stop" | "show";

export interface PlayButtonProps {
  readonly does: Deed;
  readonly onPress: () => void;
  /** True while the request is on its way to the house. */
  readonly waiting?: boolean;
  /** True after three seconds without an answer; the button then says so. */
  readonly slow?: boolean;
  readonly variant?: "play" | "danger" | "neutral" | "accent";
  /** Why the button cannot be pressed now. */
  readonly reason?: string | null;
  readonly disabled?: boolean;
  /** Makes the bets of the button where they may follow each other: then holding it repeats, and `onPress` is not called. */
  readonly repeater?: BetRepeater | undefined;
  readonly children: ReactNode;
}

/** The look of a button that is held, whether by pointer or by key. */
const SUNK = { translate: "0 1px", filter: "brightness(0.95)" };

/**
 * The look of a press from its first frame on. A quick tap or a key leaves no other mark on a button whose text stays,
 * because its bet is one of several or has not been answered yet. It is light and not motion.
 */
const PRESSED = [{ filter: "brightness(0.78)" }, { filter: "none" }];
const PRESSED_MS = 220;

/** Shows the one large button of a game page. It says what it does, or why it is disabled. */
export function PlayButton(props: PlayButtonProps) {
  const words = gameWords.useWords();
  const offline = useConnection() === "offline";
  const { does, waiting = false, slow = false, repeater } = props;
  const saysThatItWaits = waiting && slow;
  const { holdToBet } = usePlayRules();
  const wait = useWaitForNextBet(does === "bet" || does === "start");
  const reason = offline ? words.offline : saysThatItWaits ? words.waiting : (props.reason ?? null);
  const held = useHeldButton(
    holdToBet ? repeater : undefined,
    reason === null && props.disabled !== true && wait === null,
  );
  return (
    <Button
      data-play-button=""
      style={held.isHeld ? SUNK : undefined}
      variant={props.variant ?? "play"}
      size="lg"
      block
      loading={waiting && !slow && repeater === undefined}
      disabled={props.disabled === true || wait !== null}
      disabledReason={reason}
      onClick={({ detail, currentTarget }) => {
        if (held.wasHeld() || !presses.isMeant(does, detail)) return;
        currentTarget.animate(PRESSED, PRESSED_MS);
        if (!repeater) props.onPress();
        // The second press of a double click belongs to the bet of the first.
        else if (detail !== 2 || !repeater.isPlaying) repeater.press();
      }}
      {...held.listeners}
    >
      {saysThatItWaits ? words.waiting : (wait ?? props.children)}
    </Button>
  );
}
