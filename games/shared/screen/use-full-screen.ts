import { useEffect, useState } from "react";

export interface FullScreen {
  readonly active: boolean;
  readonly possible: boolean;
  toggle(): void;
}

/**
 * The game alone on the whole screen. The document goes full screen, not the game's own element, because dialogs and messages live
 * beside it; `data-alone` tells the shell to take its frame away.
 */
export function useFullScreen(): FullScreen {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const follow = () => document.fullscreenElement === null && setActive(false);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  useEffect(() => {
    if (!active) return;
    const { dataset } = document.documentElement;
    dataset.alone = "";
    return () => {
      delete dataset.alone;
    };
  }, [active]);

  const enter = async () => {
    await document.documentElement.requestFullscreen();
    setActive(true);
  };
  return {
    active,
    possible: document.fullscreenEnabled,
    toggle: () => {
      (active ? document.exitFullscreen() : enter()).catch(() => {
        // Refused by the browser: the button stays as it is, which says so.
      });
    },
  };
}
