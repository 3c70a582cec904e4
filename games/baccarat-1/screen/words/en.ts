import type { PluralForms } from "@fairhouse/ui/words/format.ts";

export const en = {
  title: "Baccarat 1",
  deal: "Deal",

  squeeze: "Squeeze cards",
  squeezeHint: "Lift the edges of your cards yourself",
  turn: "Turn the card",
  turnHint: "Turn",
  turnAll: "Turn all cards",
  turnAllHint: "All",

  roads: "Your roads",
  deals: {
    one: "Your last deal. Past deals predict nothing.",
    other: "Your last # deals. Past deals predict nothing.",
  } as PluralForms,
  noDeals: "Your own deals are written down here. Past deals predict nothing.",

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
    draw: "Numbers 0 to 5, times 52, rounded down, are six cards: two for the Player, two for the Banker, and thirds in order of need. 0 is the two of diamonds, then hearts, spades, clubs, then the threes, up to the ace of clubs.",
  },
};

export type BaccaratWords = typeof en;
