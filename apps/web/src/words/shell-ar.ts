import type { FrameWords } from "./shell-en.ts";

export const frameArabic: FrameWords = {
  search: "ابحث عن الألعاب ...",
  openSearch: "بحث",
  menu: "القائمة",
  settings: "الإعدادات",
  newTab: "(يُفتح في تبويب جديد)",
  switchedOff: "متوقفة حاليًا",
  fairnessCaption: "تحقق من كل نتيجة",
  api: "واجهة البرمجة",
  apiCaption: "للمطورين",
  support: "الدعم",
  promotions: "مكافآت العروض",
  profileSettings: "إعدادات الملف",
  wallet: "المحفظة",
  followUs: "تابعنا",
  networks: { whatsapp: "واتساب", linkedin: "لينكدإن", facebook: "فيسبوك", twitter: "تويتر" },
  pages: "الصفحات",
  more: "المزيد",
};
