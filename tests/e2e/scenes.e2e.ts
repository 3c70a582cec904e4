import { isLong, touchedGames } from "../form.ts";
import { ABOVE, CORNERS, expectAccessibleInCorners, expectAccessibleInLooks, GAME } from "./axe.ts";
import { test } from "./fixture.ts";
import { lookAs } from "./look-as.ts";
import { looksOfGames } from "./looks-of-games.ts";

/** On a machine that is busy; otherwise six seconds. */
const SCENE_MS = 60_000;

/** Every scene of a game in the long form, and of the games that a change touches; the others are visited. */
const looked = looksOfGames.filter(({ game }) => touchedGames?.has(game.id) ?? isLong);

test.beforeEach(({ page }) => lookAs(page, CORNERS[0]));

for (const { game, scenes } of looked) {
  test(`axe, scenes of ${game.id}`, async ({ page, player, complaints }) => {
    const lasting = scenes.filter(({ passing, visitor }) => !passing && !visitor);
    test.setTimeout((1 + lasting.length) * SCENE_MS);
    for (const [place, { name, show, provokes, whole }] of lasting.entries()) {
      if (provokes) complaints.expect(provokes);
      await show(page, player);
      if (place === 0) await expectAccessibleInLooks(page, name);
      // The page around a game is the same in each of its scenes.
      else await expectAccessibleInCorners(page, name, ...(whole ? [] : [GAME, ABOVE]));
      // Nothing is left of it for the next one but what its scripts set at every start: a hint that is turned on.
      await page.evaluate("localStorage.clear()");
      await player.endHands();
    }
  });
}
