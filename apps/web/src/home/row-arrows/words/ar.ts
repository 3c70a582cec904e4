import type { RowArrowsWords } from "./en.ts";

export const ar: RowArrowsWords = {
  back: "التمرير إلى الخلف",
  on: "التمرير إلى الأمام",
};
