import { useGameSettings, usePlayContext } from "@fairhouse/client/play-context.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Slider } from "@fairhouse/ui/forms/slider.tsx";
import { placeBeside } from "@fairhouse/ui/overlays/place.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Volume1, Volume2, VolumeX } from "lucide-react";
import { type ToggleEvent, useId, useRef } from "react";
import { gameWords } from "../words/words.ts";

/** The volume that "sound on" restores after the slider was at zero. */
const DEFAULT_VOLUME = 0.6;
const INSET_PX = 12;

/**
 * Shows a loudspeaker button that opens a slider. The browser's native popover closes by itself on Escape and on a
 * press outside.
 */
export function VolumeButton() {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const { percent } = useFormats();
  const { soundVolume: volume } = useGameSettings();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const louder = volume === 0 ? <VolumeX /> : volume < 0.5 ? <Volume1 /> : <Volume2 />;

  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const anchor = button.current;
    if (event.newState !== "open" || anchor === null) return;
    const panel = event.currentTarget;
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const spot = placeBeside(anchor.getBoundingClientRect(), size, viewport, "top", false);
    // The button is at the edge of the game's card, so the slider is kept within the card.
    const card = anchor.closest("section")?.getBoundingClientRect() ?? { left: 0, right: viewport.width };
    const x = Math.max(card.left + INSET_PX, Math.min(spot.x, card.right - size.width - INSET_PX));
    panel.style.translate = `${x}px ${spot.y}px`;
  };

  return (
    <>
      <IconButton ref={button} label={words.volume} icon={louder} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        onToggle={place}
        className="surface-float fixed inset-[0_auto_auto_0] m-0 w-60 items-center gap-2 p-3 open:flex"
      >
        <IconButton
          label={volume === 0 ? words.unmute : words.mute}
          icon={louder}
          onClick={() => context.changeGameSettings({ soundVolume: volume === 0 ? DEFAULT_VOLUME : 0 })}
        />
        <Slider
          label={words.volume}
          labelHidden
          value={volume}
          step={0.05}
          valueText={percent(Math.round(volume * 100) / 100)}
          onChange={(soundVolume) => context.changeGameSettings({ soundVolume })}
          className="flex-1"
        />
      </div>
    </>
  );
}
