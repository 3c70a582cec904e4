import { everyGame } from "./every-game.ts";
import { obey } from "./obey.ts";

const instantGames = everyGame.flatMap(({ name, game }) => (game.kind === "instant" ? [{ name, game }] : []));
obey(instantGames, {});
