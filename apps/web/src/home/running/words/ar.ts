import type { RunningWords } from "./en.ts";

export const ar: RunningWords = {
  title: "يجري الآن",
  waiting: "بانتظار اللاعبين",
  closes: (clock) => `${clock} للرهان`,
  running: "الجولة جارية",
  over: "الجولة التالية قريبًا",
  bets: { zero: "لا رهانات", one: "رهان واحد", two: "رهانان", few: "# رهانات", many: "# رهانًا", other: "# رهان" },
};
