import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Words of the bell. */
export const en = {
  label: "Notifications",
  unread: { one: "# unread", other: "# unread" } as PluralForms,
  empty: "Nothing new. Rewards, races, settled bets and open hands appear here.",
  failed: "The notifications could not be loaded.",
  isNew: "New",
  rewardReady: (day: string) => `Your day ${day} reward is ready`,
  rewardText: (amount: string) => `${amount} coins to claim today.`,
  raceWon: (place: string) => `You finished #${place} in the weekly race`,
  raceEnded: "The weekly race has ended",
  racePrize: (prize: string) => `${prize} coins were paid to your account.`,
  racePlace: (place: string, wagered: string) => `You finished #${place}, with ${wagered} wagered.`,
  handWaiting: (game: string) => `Your ${game} hand is waiting`,
  handText: (stake: string) => `${stake} staked. Pick up where you left off.`,
  handsWaiting: { one: "# hand is waiting", other: "# hands are waiting" } as PluralForms,
  handConcluded: (game: string) => `Your ${game} hand was ended`,
  handConcludedText: (stake: string, payout: string) =>
    `It was left open, so the house ended it as the rules say. ${stake} staked, ${payout} paid.`,
  givenBack: (game: string) => `Your stake in ${game} was returned`,
  givenBackText: (stake: string) =>
    `The house had to restore its database, so what was open is not played on. ${stake} came back, and you have new seeds.`,
  slipWon: (game: string) => `Your bet on ${game} won`,
  slipLost: (game: string) => `Your bet on ${game} lost`,
  slipReturned: (game: string) => `Your bet on ${game} was returned`,
  slipPaidPart: (game: string) => `Your bet on ${game} paid a part of its stake`,
  slipSold: (game: string) => `Your bet on ${game} was sold`,
  slipText: (stake: string, payout: string) => `${stake} staked, ${payout} paid.`,
  resettled: (game: string) => `Your bet on ${game} was settled again`,
  resettledText: (was: string, payout: string) =>
    `A result was corrected. ${was} had been paid; what the corrected result pays is ${payout}.`,
  newDevice: "Sign-in from a new device",
  newDeviceText: (device: string, address: string) =>
    `${device}, address ${address}. If this wasn’t you, change your password.`,
  signInFailures: "Somebody is guessing your password",
  signInFailuresText: (failures: string) =>
    `${failures} attempts with a wrong password failed within an hour. Is two-factor sign-in on?`,
  codeFailures: "Somebody knows your password",
  codeFailuresText: "It was entered, followed by wrong codes. If that wasn’t you, change your password.",
};

export type BellWords = typeof en;
