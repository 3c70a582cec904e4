import type { SearchWords } from "./en.ts";

export const ar: SearchWords = {
  title: "بحث",
  esc: "خروج",
  results: "النتائج",
  enterKeywords: "أدخل كلمات للبحث",
  notFound: "لا توجد نتائج",
  noResults: "لم نجد نتائج عن",
  tryAgain: "تحقق من الأخطاء الإملائية أو استخدم كلمات كاملة.",
  found: (count) => `عدد النتائج: ${count}`,
  choose: "للاختيار",
  open: "للفتح",
  newTab: "(يُفتح في تبويب جديد)",
};
