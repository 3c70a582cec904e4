import { type PlantedBug, piece, plant } from "./bug.ts";

/** Bugs in what players see, hear and press: the site is built with one of them if a browser test has to find it. */
export const pagesBugs: readonly PlantedBug[] = [
  plant(
    "the first paint knows no stored look",
    "tests/e2e/account/settings.e2e.ts",
    piece("apps/web/public/first-paint.js", 'root.setAttribute("data-mode", pick("themeMode"));', ""),
  ),
  plant(
    "the shortcut of search is heard long after its field",
    "tests/e2e/site/search.e2e.ts",
    piece(
      "apps/web/src/search/use-search-key.ts",
      'addEventListener("keydown", press);\n',
      'const timer = setTimeout(() => addEventListener("keydown", press), 300);\n',
    ),
    piece(
      "apps/web/src/search/use-search-key.ts",
      'return () => removeEventListener("keydown", press);',
      'return () => (clearTimeout(timer), removeEventListener("keydown", press));',
    ),
  ),
  plant(
    "search opens again when it gives the focus back",
    "tests/e2e/site/search.e2e.ts",
    piece(
      "apps/web/src/search/search-field.tsx",
      "event.target.dataset.given === undefined ? openSearch()",
      "event.target.dataset.given !== null ? openSearch()",
    ),
  ),
  plant(
    "a word is missing from the picture that is saved",
    "tests/e2e/bets/bet-sharing.e2e.ts",
    piece("games/shared/picture/bet-picture.ts", 'figure(LEFT, "Stake", ', 'figure(LEFT, "", '),
  ),
  plant(
    "a covered ticket is kept by its own page only",
    "games/tickets/e2e/tickets.e2e.ts",
    piece(
      "apps/web/src/session/held-results.ts",
      '"amount" in note && note.until !== null) this',
      '"amount" in note) this',
    ),
  ),
  plant(
    "a balance that overtakes its bet's answer is shown",
    "apps/web/src/session/shown-balance-law.test.ts",
    piece("apps/web/src/session/shown-balance.ts", "asked.length === 0 && !this.#misses", "!this.#misses"),
  ),
  plant(
    "an answer that overtakes what a round paid tells it",
    "apps/web/src/session/shown-balance-law.test.ts",
    piece("apps/web/src/session/shown-balance.ts", "this.#now() < this.#missingSince + MISSING_MS", "false"),
  ),
  plant(
    "what one tab reveals is told in another",
    "apps/web/src/session/shown-balance-law.test.ts",
    piece(
      "apps/web/src/session/held-results.ts",
      "const note = name.startsWith(prefix) ?",
      "const note = this.#ownNames.has(name) && name.startsWith(prefix) ?",
    ),
  ),
  plant(
    "a balance counts before the note of the tab that caused it",
    "apps/web/src/session/shown-balance-law.test.ts",
    piece("apps/web/src/session/shown-balance.ts", "await this.#notes.caughtUp();", "await Promise.resolve();"),
  ),
  plant(
    "a game that is switched off is entered from search",
    "tests/e2e/site/search.e2e.ts",
    piece("apps/web/src/search/search-dialog.tsx", "if (disabled !== undefined) return;", "void disabled;"),
  ),
  plant(
    "the skip link leads to what cannot have the focus",
    "tests/e2e/site/pages.e2e.ts",
    piece("apps/web/src/shell/shell.tsx", "tabIndex={-1}", ""),
  ),
  plant(
    "buttons that are pictures have no name",
    "tests/e2e/looks/accessibility.e2e.ts",
    piece("packages/ui/src/components/icon-button.tsx", "aria-label={label}", ""),
  ),
  plant(
    "a page is wider than a phone",
    "tests/e2e/looks/layout.e2e.ts",
    piece("apps/web/src/shell/shell.tsx", "tabIndex={-1}", "tabIndex={-1} style={{ minWidth: 430 }}"),
  ),
  plant(
    "buttons that are pictures are too small for fingers",
    "tests/e2e/looks/layout.e2e.ts",
    piece("apps/web/src/base/bar-popover.tsx", "touch-target ", ""),
  ),
  plant(
    "a dialog is wider than a window between phone and desktop",
    "tests/e2e/site/dialogs.e2e.ts",
    piece("packages/ui/src/overlays/dialog.tsx", "sm:max-w-full ", ""),
  ),
  plant(
    "the direction of one's own gives way to that of the language",
    "tests/e2e/account/settings.e2e.ts",
    piece(
      "apps/web/public/first-paint.js",
      'raw.themeDirection === undefined ? (language === "ar" ? "rtl" : "ltr") : pick("themeDirection")',
      'language === "ar" ? "rtl" : "ltr"',
    ),
  ),
  plant(
    "rows move away under the pointer",
    "tests/e2e/bets/bet-dialog.e2e.ts",
    piece("apps/web/src/bets/use-held.ts", "const held = pointed || reached || looking;", "const held = looking;"),
  ),
  plant(
    "a round's payout does not wait for a slower screen",
    "packages/client/src/round/round-reveal.test.ts",
    piece(
      "packages/client/src/round/round-reveal.ts",
      "this.#keep(waits ? round.id : null);",
      "this.#keep(waits ? null : null);",
    ),
  ),
  plant(
    "what the house holds of a round is shown at once",
    "games/slide/e2e/slide.e2e.ts",
    piece("apps/web/src/session/shown-balance.ts", "this.#held.learn(after.held, after.version);", ""),
  ),
  plant(
    "a bet whose answer was lost is sent under another key",
    "tests/e2e/play/retries.e2e.ts",
    piece(
      "packages/client/src/wire/kept-command.ts",
      "kept.body, kept.key, kept.before",
      "kept.body, unanswered ? newKey() : kept.key, kept.before",
    ),
  ),
  plant(
    "a guest is kept by the page alone, and not by the browser",
    "tests/e2e/account/guest.e2e.ts",
    piece(
      "apps/web/src/guest/guest-vault.ts",
      "await open(factory).catch(",
      "await Promise.reject<IDBDatabase>().catch(",
    ),
  ),
  plant(
    "what came before the connection is not asked for",
    "tests/e2e/bets/feed.e2e.ts",
    piece("packages/client/src/wire/socket.ts", "if (accepted) this.#options.onSignedIn?.();", "if (accepted) return;"),
  ),
  plant(
    "rooms are watched once, and not again after the connection was lost",
    "packages/client/src/wire/socket.test.ts",
    piece(
      "packages/client/src/wire/socket.ts",
      "for (const room of this.#rooms.keys()) this.#askToWatch(wire, room);",
      "",
    ),
  ),
  plant(
    "an address sends players to another site after they sign in",
    "apps/web/src/auth/return-to.test.ts",
    piece("apps/web/src/auth/return-to.ts", "target.origin !== origin ||", ""),
  ),
  plant(
    "an event that arrives before the missed ones is shown first, and they are dropped",
    "packages/client/src/wire/room-replay.test.ts",
    piece("packages/client/src/wire/room-replay.ts", "this.#isReplaying && place.number", "false && place.number"),
  ),
  plant(
    "a page that was away while nothing was told takes its place for the newest",
    "apps/server/src/features/play/kinds/external/facts-told.test.ts",
    piece(
      "apps/server/src/features/play/kinds/external/facts-told.ts",
      "      room.renew();\n      return;",
      "      return;",
    ),
  ),
  plant(
    "a page that came and went between two looks takes its place for the newest",
    "apps/server/src/features/play/kinds/external/facts-told.test.ts",
    piece(
      "apps/server/src/features/play/kinds/external/facts-told.ts",
      "      this.#games.delete(game);\n",
      "      if (!this.#games.delete(game)) return;\n",
    ),
  ),
  plant(
    "a socket is sent missed events of a room that it may not watch",
    "apps/server/src/machinery/sockets/welcome.test.ts",
    piece("apps/server/src/machinery/sockets/welcome.ts", "watched.has(room) && !replayed", "!replayed"),
  ),
];
