import { describe, it } from "vitest";
import { everyGame } from "./every-game.ts";
import { handLaws } from "./hand-laws.ts";
import { commonLaws } from "./laws.ts";
import { returnLaws } from "./return-laws.ts";
import { roundLaws } from "./round-laws.ts";

// Nobody has to ask for these: whatever is in the catalogue is tried, in every version.
describe.each(everyGame)("$name", ({ game }) => {
  for (const [sentence, law] of Object.entries({ ...commonLaws, ...returnLaws })) it(sentence, () => law(game));
  if (game.kind === "hand") for (const [sentence, law] of Object.entries(handLaws)) it(sentence, () => law(game));
  if (game.kind === "round") for (const [sentence, law] of Object.entries(roundLaws)) it(sentence, () => law(game));
});
