import { everyGame } from "./every-game.ts";
import { obey } from "./obey.ts";
import { roundLaws } from "./round-laws.ts";

const roundGames = everyGame.flatMap(({ name, game }) => (game.kind === "round" ? [{ name, game }] : []));
obey(roundGames, roundLaws);
