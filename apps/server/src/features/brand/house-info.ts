import { houseInfo } from "@fairhouse/protocol/account.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { sendsMail } from "../../machinery/mail/mailer.ts";
import type { Machinery } from "../../machinery/parts.ts";
import type { HouseSwitches } from "../../switches.ts";
import type { Brand } from "./brand.ts";

/** `GET /api/house`: everything that a visitor's page needs before a player signs in. */
export function houseInfoRoute(
  app: AppInstance,
  { config, switches, ticks }: Pick<Machinery, "config" | "ticks"> & { readonly switches: HouseSwitches },
  brand: Brand,
): void {
  app.get(
    "/api/house",
    {
      onRequest: app.limit("reads"),
      schema: {
        tags: ["house"],
        summary: "Name, currency, brand, and what is switched off",
        response: { 200: houseInfo },
      },
    },
    async () => ({
      name: config.houseName,
      currency: config.currency,
      gamesOff: [...switches.gamesOff()],
      play: config.play,
      draining: switches.draining(),
      shut: ticks.isShut,
      restored: ticks.restored,
      brand: {
        social: { ...config.social },
        supportEmail: config.supportEmail,
        sendsMail: sendsMail(config),
        texts: [...(await brand.texts.names())],
      },
    }),
  );
}
