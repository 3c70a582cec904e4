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
  return {
    publish(announcement) {
      if (announcement.type === "settled") bets.inc({ game: announcement.bet.game });
      bus.publish(announcement);
    },
  };
}
