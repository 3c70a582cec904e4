import type { CardWords } from "./en.ts";

export const ar: CardWords = {
  ranks: {
    A: "آس",
    "2": "اثنان",
    "3": "ثلاثة",
    "4": "أربعة",
    "5": "خمسة",
    "6": "ستة",
    "7": "سبعة",
    "8": "ثمانية",
    "9": "تسعة",
    "10": "عشرة",
    J: "ولد",
    Q: "بنت",
    K: "ملك",
  },
  suits: {
    diamond: "الديناري",
    heart: "الكوبة",
    spade: "البستوني",
    club: "السباتي",
  },
  card: (rank, suit) => `${rank} ${suit}`,
  faceDown: "ورقة مقلوبة",
  squeeze: (name) => `اكشف ${name} ببطء`,
  squeezeHelp: "اسحب حافتها السفلى إلى الأعلى لتلمحها، أو استعمل مفاتيح الأسهم. يقلبها Enter.",

  workings: {
    caption: "من البايتات إلى الأوراق",
    card: "الورقة",
    bytes: "البايتات",
    number: "الرقم",
    index: "× 52",
    result: "النتيجة",
  },
};
