import { startDemoPromotions, startPromotions } from "@fairhouse/server/features/promotions/start.ts";
import { features } from "@fairhouse/server/features.ts";
import { serve } from "@fairhouse/server/serve.ts";

// The house of the demo: the one that `npm start` starts, with a race and leaderboards of its simulated players. No
// setting turns a house into one.

await serve({ features: features.map((start) => (start === startPromotions ? startDemoPromotions : start)) });
