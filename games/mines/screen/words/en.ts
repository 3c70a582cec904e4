export const en = {
  title: "Mines",
  mines: "Mines",
  gems: "Gems",
  nextPays: "next",
  nextGem: "Next gem",
  pickRandom: "Pick random tile",
  board: "Board of mines, five by five",
  tile: (row: number, column: number) => `Row ${row}, column ${column}`,
  covered: "covered",
  chosen: "chosen",
  opening: "opening",
  gem: "gem",
  mine: "mine",
  exploded: "mine, exploded",
  begun: "The mines are laid: open a tile.",
  gemFound: (gems: string, cashOut: string) => `Gem ${gems}. Cash out ${cashOut}.`,
  mineHit: "A mine",
  ladder: "What gems pay, and how likely they are from here",
  safe: "Found",
  explain: "Press Bet, then open tiles. Each gem raises what you can cash out; a mine ends the hand.",
  firstGem: (chance: string) => `First gem, ${chance}`,
  gemsFound: "Gems found",
  settledBoard: (mines: string, gems: string, end: string) => `Board with ${mines} mines, ${gems} gems found. ${end}.`,

  tiles: "Tiles",
  chosenTiles: "Chosen",
  randomTiles: "Random",
  tileChoice: "Tiles to reveal",
  randomCount: "Random tiles to reveal",
  chooseTiles: "Choose tiles on the board",
  clearTiles: "Clear tiles",

  about: {
    lead: "Twenty-five tiles hide as many mines as you choose, from 1 to 24. Every gem raises what you can cash out; a mine takes it all.",
    rules: [
      "Choose an amount and the number of mines, and press Bet. The mines are drawn at that moment, before your first tile.",
      "Reveal tiles in any order. After at least one gem you can cash out whenever you like. The last gem cashes out by itself.",
      "An open hand waits for you on every device. A hand with gems that you leave untouched for weeks is cashed out for you; one without gems waits as long as you like. It is never refunded and never lost.",
      "Auto reveals your chosen tiles, or a number of random ones, and then cashes out.",
    ],
    returnNote:
      "for every number of mines and every way of playing: the house edge of 1% is taken once, whatever you reveal.",
    payTitle: "Pay table",
    payText:
      "After d gems among m mines a hand pays 0.99 × C(25, d) ÷ C(25 − m, d), including the stake. The multipliers shown are rounded down; the exact fraction is paid.",
    gemsColumn: "Gems",
    multiplierColumn: "Pays",
    chanceColumn: "Chance",
    draw: "Each number draws one mine from the tiles that are left, counted row by row.",
  },
};

export type MinesWords = typeof en;
