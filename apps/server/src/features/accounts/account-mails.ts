import type { Mail } from "../../machinery/mail/transport.ts";

type Texts = Omit<Mail, "to">;

/** What an account's owner is told by mail: in English and Arabic, because nobody knows what the owner of a mailbox reads. */
export const accountMails = {
  reset: (house: string, link: string): Texts =>
    both(
      `${house}: reset your password · إعادة تعيين كلمة المرور`,
      `Somebody asked to reset the password of your account at ${house}. To choose a new one, open this link within an hour:`,
      `طلب شخص ما إعادة تعيين كلمة مرور حسابك في ${house}. لاختيار كلمة جديدة افتح هذا الرابط خلال ساعة:`,
      "If that was not you, you need not do anything: your password stays as it is.",
      "إذا لم تكن أنت فلا داعي لفعل أي شيء: تبقى كلمة مرورك كما هي.",
      link,
    ),
  passwordReset: (house: string): Texts =>
    both(
      `${house}: your password was reset · أُعيد تعيين كلمة المرور`,
      `The password of your account at ${house} was set anew by a link that we mailed to you. All sessions were ended.`,
      `تم تعيين كلمة مرور جديدة لحسابك في ${house} عبر رابط أرسلناه إليك. أُنهيت كل الجلسات.`,
      ...notYou,
    ),
  passwordChanged: (house: string): Texts =>
    both(
      `${house}: your password was changed · تغيّرت كلمة المرور`,
      `The password of your account at ${house} was changed. All other sessions were ended.`,
      `تغيّرت كلمة مرور حسابك في ${house}. أُنهيت كل الجلسات الأخرى.`,
      ...notYou,
    ),
  emailCode: (house: string, code: string): Texts =>
    both(
      `${house}: ${code} confirms your e-mail address · رمز تأكيد البريد الإلكتروني`,
      `Somebody wants to use this address for their account at ${house}. If that is you, enter this code on your profile within an hour:`,
      `يريد شخص ما استخدام هذا العنوان لحسابه في ${house}. إذا كنت أنت فأدخل هذا الرمز في ملفك الشخصي خلال ساعة:`,
      "If that was not you, you need not do anything, and give the code to nobody.",
      "إذا لم تكن أنت فلا داعي لفعل أي شيء، ولا تعطِ الرمز لأحد.",
      code,
    ),
  emailChanged: (house: string): Texts =>
    both(
      `${house}: your e-mail address was changed · تغيّر بريدك الإلكتروني`,
      `This is now the e-mail address of your account at ${house}. You sign in with it from now on.`,
      `أصبح هذا عنوان البريد الإلكتروني لحسابك في ${house}. سجّل الدخول به من الآن فصاعدًا.`,
      ...notYou,
    ),
  emailLeft: (house: string, link: string, days: number): Texts =>
    both(
      `${house}: your e-mail address was changed · تغيّر بريدك الإلكتروني`,
      `The e-mail address of your account at ${house} was changed, and mails no longer go to this one. Was it not you? This link takes the account back to this address, sets a new password and ends all sessions. It works once, within ${days} days:`,
      `تغيّر عنوان البريد الإلكتروني لحسابك في ${house}، ولن تصل الرسائل إلى هذا العنوان بعد الآن. لم تكن أنت؟ هذا الرابط يعيد الحساب إلى هذا العنوان ويعيّن كلمة مرور جديدة وينهي كل الجلسات. يعمل مرة واحدة خلال ${days} أيام:`,
      "If it was you, you need not do anything.",
      "إذا كنت أنت فلا داعي لفعل أي شيء.",
      link,
    ),
  emailRestored: (house: string): Texts =>
    both(
      `${house}: your e-mail address was restored · استُعيد بريدك الإلكتروني`,
      `An account at ${house} went back to its earlier e-mail address by a link that we had mailed there. Its password is new, and all sessions were ended.`,
      `عاد حساب في ${house} إلى عنوان بريده السابق عبر رابط أرسلناه إلى ذلك العنوان. كلمة مروره جديدة، وأُنهيت كل الجلسات.`,
      "If that is not right, write to the support of the house.",
      "إذا لم يكن ذلك صحيحًا فراسل دعم الموقع.",
    ),
  signInsFailed: (house: string): Texts =>
    both(
      `${house}: somebody is guessing your password · محاولات لتخمين كلمة مرورك`,
      `Several sign-ins to your account at ${house} have failed within an hour, with wrong passwords. Nobody got in. After many more, only devices that you have used before are let try for a while.`,
      `فشلت عدة محاولات لتسجيل الدخول إلى حسابك في ${house} خلال ساعة بكلمات مرور خاطئة. لم يدخل أحد. إذا تكرر ذلك كثيرًا فلن يُسمح بالمحاولة لبعض الوقت إلا للأجهزة التي استخدمتها من قبل.`,
      "If that was you, you need not do anything. If not: a long password that you use nowhere else and two-factor sign-in keep your account yours.",
      "إذا كنت أنت فلا داعي لفعل أي شيء. وإلا فإن كلمة مرور طويلة لا تستخدمها في مكان آخر والمصادقة الثنائية تحميان حسابك.",
    ),
  codesFailed: (house: string): Texts =>
    both(
      `${house}: somebody knows your password · شخص ما يعرف كلمة مرورك`,
      `Somebody entered the right password of your account at ${house} and then several wrong codes, on a device that you have not used before. Nobody got in.`,
      `أدخل شخص ما كلمة المرور الصحيحة لحسابك في ${house} ثم عدة رموز خاطئة، من جهاز لم تستخدمه من قبل. لم يدخل أحد.`,
      "If that was not you, change your password now.",
      "إذا لم تكن أنت فغيّر كلمة مرورك الآن.",
    ),
  refused: (house: string): Texts =>
    both(
      `${house}: no account could be opened · تعذّر فتح حساب`,
      `Somebody tried to open an account at ${house} with this address. It belongs to an account that is closed or excluded from play, so no new one can be opened with it at present.`,
      `حاول شخص ما فتح حساب في ${house} بهذا العنوان. العنوان يخص حسابًا مغلقًا أو مستبعدًا من اللعب، لذلك لا يمكن فتح حساب جديد به حاليًا.`,
      "If you think that this is wrong, write to the support of the house.",
      "إذا كنت ترى أن هذا خطأ فراسل دعم الموقع.",
    ),
  twoFactorOn: (house: string): Texts =>
    both(
      `${house}: two-factor sign-in is on · فُعّلت المصادقة الثنائية`,
      `From now on your account at ${house} asks for a code of your authenticator app at sign-in.`,
      `من الآن يطلب حسابك في ${house} رمزًا من تطبيق المصادقة عند تسجيل الدخول.`,
      ...notYou,
    ),
  twoFactorOff: (house: string): Texts =>
    both(
      `${house}: two-factor sign-in is off · أُوقفت المصادقة الثنائية`,
      `Your account at ${house} no longer asks for a code at sign-in.`,
      `لم يعد حسابك في ${house} يطلب رمزًا عند تسجيل الدخول.`,
      ...notYou,
    ),
  closed: (house: string): Texts =>
    both(
      `${house}: your account is closed · أُغلق حسابك`,
      `Your account at ${house} was closed and your personal data was removed. Thank you for playing.`,
      `أُغلق حسابك في ${house} وحُذفت بياناتك الشخصية. شكرًا على لعبك معنا.`,
      "A ban or an exclusion that was in force goes on: as long as it lasts, this address opens no new account.",
      "يبقى الحظر أو الاستبعاد الساري نافذًا: ما دام ساريًا لا يُفتح بهذا العنوان حساب جديد.",
    ),
} as const;

const notYou = [
  "If that was not you, reset your password at once and write to the support of the house.",
  "إذا لم تكن أنت فأعد تعيين كلمة المرور فورًا وراسل دعم الموقع.",
] as const;

function both(
  subject: string,
  english: string,
  arabic: string,
  more: string,
  moreArabic: string,
  /** A link or a code, on a line of its own. */
  key?: string,
): Texts {
  const part = (first: string, second: string) => [first, ...(key === undefined ? [] : [key]), second].join("\n\n");
  return { subject, text: `${part(english, more)}\n\n—\n\n${part(arabic, moreArabic)}\n` };
}
