import type { BetWords } from "./bet-en.ts";

export const betArabic: BetWords = {
  heading: "رهان",
  title: (game) => `رهان على ${game}`,
  stake: "المبلغ",
  payout: "العائد",
  multiplier: "المضاعف",
  profit: "الربح",
  player: "اللاعب",
  placed: "وُضع",
  settled: "سُوّي",
  result: "النتيجة",
  receipt: "الرهان",
  won: "ربح",
  gaveBack: "أُعيد",
  waiting: "مفتوح",

  openHand: "ما زالت هذه اليد قيد اللعب. تظهر نتيجتها هنا عند انتهائها.",
  openRound: "ما زالت جولة هذا الرهان جارية. تظهر نتيجته هنا عند انتهائها.",
  continueHand: "تابع يدك",
  takenBack: "تراجع صاحب هذا الرهان عنه قبل بدء الجولة، فعاد إليه مبلغه كاملًا.",
  refunded: "أُعيد مبلغ هذا الرهان: انقطعت جولته أو أُلغيت.",
  notDrawn: "لم يعد بالإمكان رسم هذا الرهان",
  notDrawnText: "وُضع وفق قواعد للعبة لم يعد هذا الموقع يعرضها. أرقامه وإثباته قائمان.",
  pictureFailed: "تعذّر تحميل صورة هذا الرهان",

  replay: "إعادة العرض",
  replayAgain: "أعد العرض مرة أخرى",
  stopReplay: "انتقل إلى النهاية",
  replaying: "إعادة العرض جارية",
  replayEnded: "انتهت إعادة العرض",

  share: "مشاركة",
  copied: "نُسخ الرابط",
  copyLink: "نسخ الرابط",
  copyFailed: "متصفحك لا يسمح بالنسخ هنا. هذا هو الرابط:",

  newer: "الرهان السابق في القائمة",
  older: "الرهان التالي في القائمة",
  noNewer: "هذا أول رهان",
  noOlder: "هذا آخر رهان",
  place: (at, of) => `${at} من ${of}`,
};
