import type { PluralForms } from "@fairhouse/ui/words/format.ts";
import type { SlipGameId } from "../slip-games.ts";

/** Words of the bet slip. */
export const en = {
  title: "Bet slip",
  pages: "Bets to choose from",
  /** The pages of the games with slips. */
  pageOf: { virtual: "Leagues", racing: "Racing", sports: "Events", "house-markets": "House markets" } as Readonly<
    Record<SlipGameId, string>
  >,
  open: "Open the bet slip",
  close: "Close",
  empty: "Pick odds to bet on",
  emptyText: "Each pick becomes a leg of your slip. Several legs make a multiple or a system.",
  clear: "Clear",
  copyLink: "Copy a link to this slip",
  /** A pick of another market of an event that stands on the slip. */
  replaced: "Your other pick was replaced",
  replacedText: "A slip takes one pick of each event.",
  copied: "The link is copied",
  notCopied: "The link could not be copied",
  remove: (leg: string) => `Remove ${leg}`,
  legs: "Legs of the slip",
  changed: (before: string) => `was ${before}`,
  suspended: "No bets are taken now",
  depends: "Depends on another leg",
  /** The event whose limit refused the slip. */
  limited: "Limit of the house reached",
  limitLeft: (most: string) => `The house takes an amount of at most ${most} for this slip at the moment.`,
  limitReached: "The house takes no more of this slip at the moment. Remove the marked event.",
  type: "Type of bet",
  single: "Single",
  singles: "Singles",
  double: "Double",
  treble: "Treble",
  fold: (legs: string) => `${legs}-fold`,
  doubles: "Doubles",
  trebles: "Trebles",
  folds: (legs: string) => `${legs}-folds`,
  /** Systems without singles, by their number of legs. */
  systems: { 3: "Trixie", 4: "Yankee", 5: "Canadian", 6: "Heinz", 7: "Super Heinz", 8: "Goliath" } as Readonly<
    Record<number, string>
  >,
  /** Systems with singles. */
  full: { 3: "Patent", 4: "Lucky 15", 5: "Lucky 31", 6: "Lucky 63", 7: "Lucky 127", 8: "Lucky 255" } as Readonly<
    Record<number, string>
  >,
  withSingles: "Double and singles",
  typeOf: (name: string, lines: string) => `${name} (${lines})`,
  /** The choice for a slip whose prices move before it is placed. */
  policy: "If prices change",
  policies: { none: "Refuse", better: "Accept better", any: "Accept any" },
  eachWay: "Each way",
  eachWayText: "Half of the stake on the win, half on a place",
  kindEachWay: (kind: string) => `${kind}, each way`,
  /** For slips of several lines. */
  unit: "Amount for each bet",
  odds: "Odds",
  stake: "Total stake",
  pays: "Pays at most",
  exactReturn: "Exact return",
  place: "Place bet",
  /** Under the button, for a slip on a match in play. */
  heldFor: {
    one: "In play: held for # second, made at the odds of that moment",
    other: "In play: held for # seconds, made at the odds of that moment",
  } as PluralForms,
  choose: "Pick odds first",
  removeEnded: "Remove legs that take no bets",
  removeDepending: "Remove legs that depend on others",
  tooMany: (most: string) => `A slip has at most ${most} legs`,
  tooLarge: (most: string) => `A slip pays at most ${most}`,
  betPlaced: "Your bet is placed",
  format: "Odds format",
  formats: {
    decimal: "Decimal",
    fractional: "Fractional",
    american: "American",
    hongKong: "Hong Kong",
    indonesian: "Indonesian",
    malay: "Malay",
  },
  mine: "Your bets",
  waits: "Open",
  won: "Won",
  /** A payout of at most the stake. */
  returned: "Returned",
  placed: "Placed",
  lost: "Lost",
  void: "Void",
  back: "Given back",
  /** Before the amount that the house pays for an open bet. */
  cashOut: "Cash out",
  /** The choice of how much of an open bet is sold. */
  partToSell: "How much to cash out",
  wholeBet: "All",
  /** Before the amount that was paid for parts of a bet. */
  soldInParts: (share: string) => `${share} cashed out for`,
  partSold: (time: string, share: string, amount: string) =>
    `On ${time}, ${share} of this slip was sold back to the house for ${amount}.`,
  /** Opens the order to sell a bet once the house pays a certain amount for it. */
  cashOutLater: "Cash out later, at a value",
  cashOutAt: "Cash out at a value of",
  order: "Set",
  /** Before the amount at which a bet is sold. */
  ordered: "Cash out at",
  takeBackOrder: "Remove the automatic cash-out",
  cancelOrder: "Close",
  tooLowToOrder: (value: string) => `The house pays ${value} now`,
  tooHighToOrder: (most: string) => `The house never pays more than ${most} for this bet`,
  cashedOut: "Cashed out",
  /** A result was corrected after the slip had been settled by it. */
  settledAgain: (time: string, was: string, payout: string) =>
    `A result was corrected, and this slip was settled again on ${time}: ${was} until then, ${payout} since.`,
  cashedOutFor: (amount: string) => `Sold back to the house for ${amount}`,
  restCashedOutFor: (amount: string) => `The rest was sold back to the house for ${amount}`,
};

export type SlipWords = typeof en;
