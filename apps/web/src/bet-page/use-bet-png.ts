import type { BetPage } from "@fairhouse/protocol/play.ts";
import { useRef, useState } from "react";

/** Draws the picture of a bet when it is first needed. `failed`: the last attempt failed. */
export function useBetPng(page: BetPage) {
  const drawn = useRef<{ readonly page: BetPage; readonly png: Promise<File> }>(null);
  const [state, setState] = useState<"idle" | "drawing" | "failed">("idle");

  /** Null if it could not be drawn. */
  const draw = async (): Promise<File | null> => {
    if (drawn.current?.page !== page) drawn.current = { page, png: pngOf(page) };
    setState("drawing");
    try {
      const png = await drawn.current.png;
      setState("idle");
      return png;
    } catch {
      drawn.current = null;
      setState("failed");
      return null;
    }
  };
  return { draw, drawing: state === "drawing", failed: state === "failed" };
}

async function pngOf(page: BetPage): Promise<File> {
  const { drawBet } = await import("./bet-png.ts");
  return new File([await drawBet(page)], `bet-${page.bet.id}.png`, { type: "image/png" });
}
