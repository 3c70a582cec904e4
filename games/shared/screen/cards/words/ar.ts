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
};
