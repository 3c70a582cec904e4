import { useConnection } from "@fairhouse/client/play-context.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import type { ReactNode } from "react";
import { presses } from "./press-series.ts";
import { gameWords } from "./words/words.ts";

/** What a press does: of two quick ones, the second does the same or nothing. */
type Deed = "bet" | "take back" | "cash out" | "start" | "stop" | "show";

export interface PlayButtonProps {
  readonly does: Deed;
  readonly onPress: () => void;
  /** On its way to the house. */
  readonly waiting?: boolean;
  /** Without an answer for three seconds: the button says so. */
  readonly slow?: boolean;
  readonly variant?: "play" | "danger" | "neutral" | "accent";
  /** Why it cannot be pressed now. */
  readonly reason?: string | null;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The one large button of a game page: says what it does, and why it does not. */
export function PlayButton(props: PlayButtonProps) {
  const words = gameWords.useWords();
  const offline = useConnection() === "offline";
  const { does, waiting = false, slow = false } = props;
  const saysThatItWaits = waiting && slow;
  return (
    <Button
      data-play-button=""
      variant={props.variant ?? "play"}
      size="lg"
      block
      loading={waiting && !slow}
      disabled={props.disabled ?? false}
      disabledReason={offline ? words.offline : saysThatItWaits ? words.waiting : (props.reason ?? null)}
      onClick={({ detail }) => presses.isMeant(does, detail) && props.onPress()}
      // A key that is held down bets once, as the space bar does.
      onKeyDown={(event) => event.key === "Enter" && event.repeat && event.preventDefault()}
    >
      {saysThatItWaits ? words.waiting : props.children}
    </Button>
  );
}
