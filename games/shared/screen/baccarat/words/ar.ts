import type { CoupWords } from "./en.ts";

export const ar: CoupWords = {
  sides: { player: "اللاعب", banker: "المصرفي" },
  positions: {
    player: "اللاعب",
    banker: "المصرفي",
    tie: "تعادل",
    "player-pair": "زوج اللاعب",
    "banker-pair": "زوج المصرفي",
  },
  letters: { player: "ل", banker: "م", tie: "ت" },
  results: {
    player: (more, less) => `فاز اللاعب، ${more} مقابل ${less}`,
    banker: (more, less) => `فاز المصرفي، ${more} مقابل ${less}`,
    tie: (total) => `تعادل عند ${total}`,
  },

  cloth: "طاولة الرهان",
  clothHelp: "تتنقل مفاتيح الأسهم على الطاولة، ويضع Enter الفيشة المختارة، ويزيل Delete الفيش.",
  on: (position, pays, amount) =>
    amount === "" ? `${position}، يدفع ${pays}` : `${position}، يدفع ${pays}، عليه ${amount}`,
  odds: (profit) => `${profit} : 1`,

  hand: (side, cards, total) => `${side}: ${cards}، المجموع ${total}`,
  noCards: (side) => `${side}: لا أوراق بعد`,
  squeezed: { second: (side) => `ورقة ${side} الثانية`, third: (side) => `ورقة ${side} الثالثة` },
  came: (side, card, total) => `${side}: ${card}، المجموع ${total}.`,

  tellIdle: "ورقتان لكل طرف، والأقرب إلى تسعة يفوز.",
  natural: (side, total) => `طبيعي: لدى ${side} ${total} بورقتين، فلا يسحب أحد.`,
  playerDraws: (total) => `لدى اللاعب ${total} فيسحب: دائمًا من 0 إلى 5.`,
  playerStands: (total) => `لدى اللاعب ${total} فيقف: دائمًا عند 6 و7.`,
  bankerDrawsFirst: (total) => `وقف اللاعب. لدى المصرفي ${total} فيسحب: من 0 إلى 5 حينئذ.`,
  bankerStandsFirst: (total) => `وقف اللاعب. لدى المصرفي ${total} فيقف: عند 6 و7 حينئذ.`,
  bankerDraws: (total, third, on) => `لدى المصرفي ${total}، وورقة اللاعب الثالثة تساوي ${third}: المصرفي يسحب (${on}).`,
  bankerStands: (total, third, on) =>
    `لدى المصرفي ${total}، وورقة اللاعب الثالثة تساوي ${third}: المصرفي يقف (يسحب ${on}).`,
  bankerNeverDraws: (total) => `لدى المصرفي ${total} ويقف: لا يسحب على ${total} أبدًا.`,
  drawsOn: ["على أي قيمة", "على أي قيمة", "على أي قيمة", "على كل قيمة إلا 8", "من 2 إلى 7", "من 4 إلى 7", "على 6 و7"],

  profitChance: "احتمال الربح",
  pointHint: "أشر إلى حقل لترى ما يدفعه وكم مرة يفوز.",
  wins: (chance) => `يفوز ${chance}`,

  bead: (counts) => `سجل الخرز. ${counts}`,
  big: (counts) => `السجل الكبير. ${counts}`,
  counts: (player, banker, tie) => `اللاعب ${player}، المصرفي ${banker}، التعادل ${tie}`,

  noWinner: "لم تفز أي فيشة.",
  returned: "أُعيدت",

  workings: {
    unused: "لم يُحتج إليها",
    winner: "النتيجة",
    none: "لم تفز أي فيشة ولم تعد: لا يدفع الرهان شيئًا.",
    paid: "مجموع الفيش × عائدها، مقرّبًا إلى الأسفل مرة واحدة:",
  },

  table: {
    title: "متى يسحب المصرفي",
    banker: "لدى المصرفي",
    third: "يسحب إذا كانت ورقة اللاعب الثالثة",
    counts: ["أي قيمة", "أي قيمة", "أي قيمة", "كل قيمة إلا 8", "2 إلى 7", "4 إلى 7", "6 أو 7", "لا شيء"],
  },
};
