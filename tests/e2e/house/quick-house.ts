import { millInThread } from "@fairhouse/server/features/play/chains/chain-mill.ts";
import { startPlay, startPlayWith } from "@fairhouse/server/features/play/start.ts";
import { features } from "@fairhouse/server/features.ts";
import type { StartFeature } from "@fairhouse/server/parts.ts";
import { serve } from "@fairhouse/server/serve.ts";
import { quickened, UNPLAYED_TABLES } from "./quick-tables.ts";

// The product at quick tables, with chains long enough to bet on rounds to come. Nobody bets in these rounds.

const startQuickPlay: StartFeature = (house) =>
  startPlayWith(
    { ...house, games: quickened(house.games, UNPLAYED_TABLES) },
    { length: 1_000, stride: 100, mill: millInThread },
  );

await serve({ features: features.map((start) => (start === startPlay ? startQuickPlay : start)) });
