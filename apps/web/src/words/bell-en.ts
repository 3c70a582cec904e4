import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Words of the bell. */
export const bellEnglish = {
  label: "Notifications",
  unread: { one: "# unread", other: "# unread" } as PluralForms,
  empty: "Nothing new. Rewards, races and open hands are told here.",
  failed: "The notifications could not be loaded.",
  isNew: "New",
  rewardReady: (day: string) => `Your reward of day ${day} is ready`,
  rewardText: (amount: string) => `${amount} coins to take today.`,
  raceWon: (place: string) => `Place ${place} in the weekly race`,
  raceEnded: "The weekly race has ended",
  racePrize: (prize: string) => `${prize} coins were paid to your account.`,
  racePlace: (place: string, wagered: string) => `You came in at place ${place} with ${wagered} wagered.`,
  handWaiting: (game: string) => `An open hand of ${game} is waiting`,
  handText: (stake: string) => `${stake} staked. It continues where you left it.`,
  newDevice: "Login from a new device",
  newDeviceText: (device: string, address: string) =>
    `${device}, address ${address}. Was it not you? Change your password.`,
};

export type BellWords = typeof bellEnglish;
