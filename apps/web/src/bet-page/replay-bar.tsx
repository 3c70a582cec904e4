import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Play, RotateCcw, SkipForward } from "lucide-react";
import { siteWords } from "../base/words/words.ts";
import { betWords } from "./words/words.ts";

export interface ReplayBarProps {
  readonly state: "still" | "loading" | "playing" | "ended";
  /** True if the replay could not be loaded. */
  readonly failed: boolean;
  /** True if only a reload of the page can load it. */
  readonly isGone: boolean;
  readonly onPlay: () => void;
  readonly onStop: () => void;
}

const icon = "size-[18px] rtl:-scale-x-100";

/**
 * The bar below the picture of a bet: plays the replay, skips to its end, plays it again. A single button, so that the
 * focus stays.
 */
export function ReplayBar({ state, failed, isGone, onPlay, onStop }: ReplayBarProps) {
  const words = betWords.useWords();
  const { reload } = siteWords.useWords().error;
  const playing = state === "playing";
  const [label, Icon] = playing
    ? [words.stopReplay, SkipForward]
    : state === "ended"
      ? [words.replayAgain, RotateCcw]
      : isGone
        ? [reload, RotateCcw]
        : [words.replay, Play];
  return (
    <div className="grid justify-items-center gap-3">
      {failed && <Alert tone="error">{words.pictureFailed}</Alert>}
      <Button
        loading={state === "loading"}
        icon={<Icon aria-hidden="true" className={icon} />}
        onClick={playing ? onStop : onPlay}
      >
        {label}
      </Button>
      <p role="status" className="sr-only">
        {playing ? words.replaying : state === "ended" ? words.replayEnded : ""}
      </p>
    </div>
  );
}
