import { useEffect, useState } from "react";

export interface FullScreen {
  readonly active: boolean;
  readonly possible: boolean;
  toggle(): void;
}

/**
 * Shows the game alone on the whole screen. The document goes full screen rather than the game's element, because
 * dialogs and messages are beside that element; `data-alone` tells the shell to hide its frame.
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
        // The browser refused; the button shows that by staying as it is.
      });
    },
  };
}
