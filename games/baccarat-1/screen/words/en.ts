import type { PluralForms } from "@fairhouse/ui/words/format.ts";
import type { Winner } from "../../rules/coup.ts";
import type { Position } from "../../rules/positions.ts";

export const en = {
  title: "Baccarat 1",
  deal: "Deal",
  sides: { player: "Player", banker: "Banker" },
  positions: {
    player: "Player",
    banker: "Banker",
    tie: "Tie",
    "player-pair": "Player pair",
    "banker-pair": "Banker pair",
  } satisfies Record<Position, string>,
  /** One letter for a bead of the road. */
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
    `Banker has ${total}, Player’s third card counts ${third}: Banker stands (${on}).`,
  /** On which third cards of the Player the Banker draws, by its total from 0 to 7. */
  drawsOn: [
    "on anything",
    "on anything",
    "on anything",
    "on all but 8",
    "on 2 to 7",
    "on 4 to 7",
    "on 6 and 7",
    "on nothing",
  ],

  squeeze: "Squeeze cards",
  squeezeHint: "Lift the edges of your cards yourself",
  turn: "Turn the card",
  turnHint: "Turn",
  turnAll: "Turn all cards",
  turnAllHint: "All",

  profitChance: "Chance of a profit",
  highestReturn: "Highest return",
  pointHint: "Point at a field to see what it pays and how often it wins.",
  wins: (chance: string) => `wins ${chance}`,

  roads: "Your roads",
  bead: (counts: string) => `Bead road. ${counts}`,
  big: (counts: string) => `Big road. ${counts}`,
  counts: (player: string, banker: string, tie: string) => `Player ${player}, Banker ${banker}, Tie ${tie}`,
  deals: {
    one: "Your last deal. Past deals predict nothing.",
    other: "Your last # deals. Past deals predict nothing.",
  } as PluralForms,
  noDeals: "Your own deals are written down here. Past deals predict nothing.",

  noWinner: "No chip won.",
  returned: "returned",

  workings: {
    unused: "not needed",
    winner: "Result",
    none: "No chip won or came back: the bet pays nothing.",
    paid: "The sum of chips × return, rounded down once:",
  },

  about: {
    lead: "Bet on the Player, the Banker or a tie, and on pairs. Whoever comes closer to nine wins.",
    rules: [
      "Choose a chip and place it on one field or several. All chips of a deal are one bet; its total must lie between the smallest and the largest bet.",
      "Player and Banker get two cards each, from a shoe without end. Aces count 1, tens and court cards 0, all others their number; of a sum only the last digit counts.",
      "With 8 or 9 on two cards on either side nobody draws. Otherwise the Player draws on 0 to 5. When the Player stands, the Banker draws on 0 to 5 too; else the Player's third card decides, as the second table says.",
      "A tie gives chips on Player and Banker back. A pair is two first cards of the same rank on that side: ten and jack are none.",
      "Squeeze cards is off until you switch it on: then you lift the edge of each second and third card yourself, by dragging or with the arrow keys. It changes nothing about the result.",
      "Auto repeats your layout; when the amount is increased, all chips grow in proportion. The bet is settled before the first card is shown.",
    ],
    returnNote: "Each bet has its own exact return, which the table says. Chips together return the mean of theirs.",
    payTitle: "Pay table",
    betColumn: "Bet",
    paysColumn: "Pays · how often it wins",
    returnColumn: "Returns",
    bankerTitle: "When the Banker draws",
    bankerColumn: "Banker has",
    thirdColumn: "Draws when the Player's third card counts",
    counts: ["anything", "anything", "anything", "all but 8", "2 to 7", "4 to 7", "6 or 7", "nothing"],
    draw: "Numbers 0 to 5, times 52, rounded down, are six cards: two for the Player, two for the Banker, and thirds in order of need. 0 is the two of diamonds, then hearts, spades, clubs, then the threes, up to the ace of clubs.",
  },
};

export type BaccaratWords = typeof en;
