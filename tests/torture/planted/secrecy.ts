import { type PlantedBug, piece, plant } from "./bug.ts";

/** Bugs that reveal secrets. */
export const secrecyBugs: readonly PlantedBug[] = [
  plant(
    "the view of an open hand shows its mines",
    "secrecy",
    piece("games/mines/rules/mines.ts", "mines: closed ? state.mines : null,", "mines: state.mines,"),
  ),
  plant(
    "a round shows its link when it opens",
    "secrecy",
    piece("packages/play/src/round/round.ts", "    link: null,\n", "    link: round.chain.link(round.link),\n"),
  ),
  plant(
    "the start of a flight tells its end",
    "secrecy",
    piece(
      "packages/play/src/round/round-run.ts",
      `this.#view("running", { startedAt })`,
      `this.#view("running", { startedAt, carry: { until: drawn.runMs } })`,
    ),
  ),
  plant(
    "a log names the point",
    "secrecy",
    piece(
      "packages/play/src/round/round-run.ts",
      "    this.#flight = flight;\n",
      `    this.#flight = flight;
      this.#parts.log.error({ hint: drawn.outcome }, "flying");\n`,
    ),
  ),
];
