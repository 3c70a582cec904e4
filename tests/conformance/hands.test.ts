import { everyGame } from "./every-game.ts";
import { handLaws } from "./hand-laws.ts";
import { obey } from "./obey.ts";

const hands = everyGame.flatMap(({ name, game }) => (game.kind === "hand" ? [{ name, game }] : []));
obey(hands, handLaws);
