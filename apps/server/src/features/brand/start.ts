import type { HouseParts, StartFeature } from "../../parts.ts";
import { openBrand } from "./brand.ts";
import { houseInfoRoute } from "./house-info.ts";
import { siteDress, textRoutes } from "./routes.ts";

const start: StartFeature = async (house) => {
  const brand = await openBrand(house.config, house.clock, house.log);
  return {
    dress: siteDress(house.config, brand),
    routes(app) {
      houseInfoRoute(app, house, brand);
      textRoutes(app, brand);
    },
  };
};

/** Name, mark, colours and texts of the operator. */
export const startBrand: StartFeature = Object.assign(start, {
  check: async ({ config, clock, log }: Pick<HouseParts, "config" | "clock" | "log">) => {
    await openBrand(config, clock, log);
  },
});
