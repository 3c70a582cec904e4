import type { BellWords } from "./en.ts";

export const ar: BellWords = {
  label: "التنبيهات",
  unread: {
    zero: "لا جديد",
    one: "تنبيه واحد غير مقروء",
    two: "تنبيهان غير مقروءين",
    few: "# تنبيهات غير مقروءة",
    many: "# تنبيهًا غير مقروء",
    other: "# تنبيه غير مقروء",
  },
  empty: "لا جديد. هنا تُخبَر بالمكافآت والسباقات والجولات المفتوحة.",
  failed: "تعذّر تحميل التنبيهات.",
  isNew: "جديد",
  rewardReady: (day) => `مكافأة اليوم ${day} جاهزة`,
  rewardText: (amount) => `${amount} عملة يمكنك أخذها اليوم.`,
  raceWon: (place) => `المركز ${place} في السباق الأسبوعي`,
  raceEnded: "انتهى السباق الأسبوعي",
  racePrize: (prize) => `دُفعت ${prize} عملة إلى حسابك.`,
  racePlace: (place, wagered) => `حللت في المركز ${place} بمجموع رهان ${wagered}.`,
  handWaiting: (game) => `جولة مفتوحة في ${game} بانتظارك`,
  handText: (stake) => `رهان بقيمة ${stake}. تُستأنف من حيث تركتها.`,
  handsWaiting: {
    zero: "لا جولات تنتظرك",
    one: "جولة واحدة تنتظرك",
    two: "جولتان تنتظرانك",
    few: "# جولات تنتظرك",
    many: "# جولة تنتظرك",
    other: "# جولة تنتظرك",
  },
  handConcluded: (game) => `أُنهيت جولتك في ${game}`,
  handConcludedText: (stake, payout) => `تُركت مفتوحة، فأنهتها الدار وفق القواعد. الرهان ${stake}، والمدفوع ${payout}.`,
  givenBack: (game) => `أُعيد رهانك في ${game}`,
  givenBackText: (stake) =>
    `اضطرت الدار إلى استعادة قاعدة بياناتها، فلا يُكمَل ما كان مفتوحًا. أُعيد ${stake}، ولديك بذور جديدة.`,
  newDevice: "تسجيل دخول من جهاز جديد",
  newDeviceText: (device, address) => `${device}، العنوان ${address}. لم تكن أنت؟ غيّر كلمة المرور.`,
  signInFailures: "شخص ما يحاول تخمين كلمة مرورك",
  signInFailuresText: (failures) =>
    `عدد محاولات الدخول الفاشلة خلال ساعة: ${failures}. لم يدخل أحد. هل المصادقة الثنائية مفعّلة؟`,
  codeFailures: "شخص ما يعرف كلمة مرورك",
  codeFailuresText: "أُدخلت من جهاز جديد وتبعتها رموز خاطئة. لم تكن أنت؟ غيّر كلمة المرور.",
};
