import type { Winner } from "../../../rules/baccarat/coup.ts";

/** Words that both games of baccarat share. */
export const en = {
  sides: { player: "Player", banker: "Banker" },
  positions: {
    player: "Player",
    banker: "Banker",
    tie: "Tie",
    "player-pair": "Player pair",
    "banker-pair": "Banker pair",
  },
  /** The letters of beads on the road. */
  letters: { player: "P", banker: "B", tie: "T" } satisfies Record<Winner, string>,
  results: {
    player: (more: string, less: string) => `Player wins, ${more} to ${less}`,
    banker: (more: string, less: string) => `Banker wins, ${more} to ${less}`,
    tie: (total: string) => `Tie at ${total}`,
  } as Readonly<Record<Winner, (more: string, less: string) => string>>,

  cloth: "Betting cloth",
  clothHelp: "Arrow keys move over the cloth, Enter places the chosen chip, Delete removes chips.",
  on: (position: string, pays: string, amount: string) =>
    amount === "" ? `${position}, pays ${pays}` : `${position}, pays ${pays}, ${amount} placed`,
  odds: (profit: string) => `${profit} : 1`,

  hand: (side: string, cards: string, total: string) => `${side}: ${cards}, total ${total}`,
  noCards: (side: string) => `${side}: no cards yet`,
  squeezed: { second: (side: string) => `${side}, second card`, third: (side: string) => `${side}, third card` },
  came: (side: string, card: string, total: string) => `${side}: ${card}, total ${total}.`,

  tellIdle: "Two cards each. The closer to nine wins.",
  natural: (side: string, total: string) => `Natural: ${side} has ${total} with two cards, so nobody draws.`,
  playerDraws: (total: string) => `Player has ${total} and draws: always on 0 to 5.`,
  playerStands: (total: string) => `Player has ${total} and stands: always on 6 and 7.`,
  bankerDrawsFirst: (total: string) => `Player stood. Banker has ${total} and draws: on 0 to 5 then.`,
  bankerStandsFirst: (total: string) => `Player stood. Banker has ${total} and stands: on 6 and 7 then.`,
  bankerDraws: (total: string, third: string, on: string) =>
    `Banker has ${total}, Player’s third card counts ${third}: Banker draws (${on}).`,
  bankerStands: (total: string, third: string, on: string) =>
    `Banker has ${total}, Player’s third card counts ${third}: Banker stands (draws ${on}).`,
  bankerNeverDraws: (total: string) => `Banker has ${total} and stands: never draws on ${total}.`,
  /** The Player's third cards on which the Banker draws, by the Banker's total from 0 to 6. */
  drawsOn: ["on anything", "on anything", "on anything", "on all but 8", "on 2 to 7", "on 4 to 7", "on 6 and 7"],

  profitChance: "Chance of a profit",
  pointHint: "Point at a field to see what it pays and how often it wins.",
  wins: (chance: string) => `wins ${chance}`,

  bead: (counts: string) => `Bead road. ${counts}`,
  big: (counts: string) => `Big road. ${counts}`,
  counts: (player: string, banker: string, tie: string) => `Player ${player}, Banker ${banker}, Tie ${tie}`,

  noWinner: "No chip won.",
  returned: "returned",

  workings: {
    unused: "not needed",
    winner: "Result",
    none: "No chip won or came back: the bet pays nothing.",
    paid: "The sum of chips × return, rounded down once:",
  },

  table: {
    title: "When the Banker draws",
    banker: "Banker has",
    third: "Draws when the Player's third card counts",
    counts: ["anything", "anything", "anything", "all but 8", "2 to 7", "4 to 7", "6 or 7", "nothing"],
  },
};

export type CoupWords = typeof en;
