import { isLong, touchedGames } from "../../form.ts";
import { test } from "../page/fixture.ts";
import { ABOVE, CORNERS, expectAccessibleInCorners, expectAccessibleInLooks, GAME } from "../scenes/axe.ts";
import { lookAs } from "../scenes/look-as.ts";
import { looksOfGames } from "../scenes/looks-of-games.ts";

/** Enough on a busy machine; otherwise a scene takes six seconds. */
const SCENE_MS = 60_000;

/**
 * All scenes of all games in the long form, otherwise of the games that a change touches; the other games are visited.
 */
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
      // Only values that scripts set at every start survive for the next scene: a hint that is turned on.
      await page.evaluate("localStorage.clear()");
      await player.endHands();
    }
  });
}
