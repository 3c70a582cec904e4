import { useConnection } from "@fairhouse/client/play-context.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import type { ReactNode } from "react";
import { presses } from "../press-series.ts";
import { gameWords } from "../words/words.ts";

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
  readonly children: ReactNode;
}

/** Shows the one large button of a game page. It says what it does, or why it is disabled. */
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
      // Holding the key down bets only once, as with the space bar.
      onKeyDown={(event) => event.key === "Enter" && event.repeat && event.preventDefault()}
    >
      {saysThatItWaits ? words.waiting : props.children}
    </Button>
  );
}
