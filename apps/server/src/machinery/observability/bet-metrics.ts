import type { Bus } from "@fairhouse/play/ports.ts";
import { Counter, type Registry } from "prom-client";

/** Counts the bets that this server settled, by game, on their way to everybody; refunds are among them. */
export function countBets(bus: Bus, registry: Registry): Bus {
  const bets = new Counter({
    name: "fairhouse_bets_total",
    help: "Settled bets",
    labelNames: ["game"],
    registers: [registry],
  });
  const known = new Map<string, ReturnType<typeof bets.labels>>();
  const figuresOf = (game: string) => {
    const figures = known.get(game) ?? bets.labels(game);
    known.set(game, figures);
    return figures;
  };
  return {
    publish(announcement) {
      if (announcement.type === "settled") figuresOf(announcement.bet.game).inc();
      bus.publish(announcement);
    },
  };
}
