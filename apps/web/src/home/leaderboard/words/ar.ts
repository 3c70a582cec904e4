import type { HomeBoardWords } from "./en.ts";

export const ar = {
  title: "قائمة المتصدرين",
  period: "المدة",
  day: "اليوم",
  week: "هذا الأسبوع",
  by: "حسب",
  wagered: "مجموع الرهانات",
  won: "أكبر ربح",
  place: "المركز",
  player: "اللاعب",
  hidden: "مخفي",
  you: "أنت",
  simulated: "لاعب محاكى",
  demo: "هذا عرض تجريبي: يُرتَّب اللاعبون المحاكَون فيما بينهم، ورهاناتك لا تُحتسب هنا.",
  noWagers: "لم يراهن أحد بعد",
  noWagersText: "أول رهان ينال المركز الأول.",
  noWinsText: "كل ربح يبلغ عشرة أضعاف رهانه أو أكثر ينال مركزًا هنا.",
  failed: "تعذّر تحميل قائمة المتصدرين",
  join: "أول رهان لك يضعك في القائمة.",
  more: "المراكز من 6 إلى 10",
  race: "السباق الأسبوعي: شاهد الجوائز",
} satisfies HomeBoardWords;
