import type { FlightWords } from "./en.ts";

export const ar: FlightWords = {
  autoCashOut: "السحب التلقائي",
  noAuto: "بدون",
  clearAuto: "إلغاء السحب التلقائي",

  quickAmounts: "مبالغ سريعة",
  bets: "الرهانات",
  betsOf: { all: "الكل", own: "رهاناتي", top: "الأعلى" },
  noOwnBets: "تظهر رهاناتك هنا.",
  noTopBets: "تظهر هنا مكاسب اليوم التي تبلغ عشرة أضعاف الرهان فأكثر.",
  betsFailed: "تعذّر تحميل الرهانات.",

  placedReason: "رهانك مسجل. تبدأ الرحلة بعد لحظات.",
  cashOut: "اسحب",
  leftAt: (multiplier) => `خرجت عند ${multiplier}`,
  ticketLeftAt: (multiplier) => `الخروج عند ${multiplier}`,
  replaySpeed: (times) => `السرعة ×${times}`,
  yourBet: (stake, payout) => `رهانك ${stake} ← ${payout}`,
  seat: (number) => `الرهان ${number}`,
  seatFlies: (seat, stake, payout) => `${seat}: ${stake} ← ${payout}`,
  seatLeft: (seat, multiplier) => `${seat}: الخروج عند ${multiplier}`,
  seatLost: (seat, stake) => `${seat}: خسارة ${stake}`,
  seatSaid: (seat, result) => `${seat}: ${result}`,
  lost: (stake) => `خسرت ${stake}`,

  startsIn: "الرحلة التالية بعد",
  takenBack: "تُراجِع عنه قبل الرحلة",
  interrupted: "انقطعت الجولة",
  interruptedText: "أُعيد تشغيل الدار. دُفع ما سُحب وما بلغ هدفه، وعادت الرهانات التي بلا هدف.",
  offlineAuto: "السحب التلقائي يبقى ساريًا.",
  stage: "الرحلة",
  started: "بدأت الرحلة.",

  payTitle: "الاحتمالات",
  targetColumn: "الهدف",
  chanceColumn: "الاحتمال",
  timeColumn: "يُبلغ بعد",
};
