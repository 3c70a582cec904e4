import { animate } from "@fairhouse/ui/motion/animate.ts";
import { quickSpring } from "@fairhouse/ui/motion/spring.ts";

/** Draws attention to the main button after the player pressed something that waits for it. */
export function nudgePlayButton(): void {
  const button = document.querySelector("[data-play-button]");
  if (button === null) return;
  void animate(button, [{ scale: 1 }, { scale: 1.05, filter: "brightness(1.25)" }, { scale: 1 }], {
    easing: quickSpring,
  });
}
