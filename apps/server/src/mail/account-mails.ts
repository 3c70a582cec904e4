import type { Mail } from "./transport.ts";

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
  emailChanged: (house: string): Texts =>
    both(
      `${house}: your e-mail address was changed · تغيّر بريدك الإلكتروني`,
      `The e-mail address of your account at ${house} was changed. Mails no longer go to the old address.`,
      `تغيّر عنوان البريد الإلكتروني لحسابك في ${house}. لن تصل الرسائل إلى العنوان القديم بعد الآن.`,
      ...notYou,
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
      "This address can be used for a new account.",
      "يمكن استخدام هذا العنوان لحساب جديد.",
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
  link?: string,
): Texts {
  const part = (first: string, second: string) => [first, ...(link === undefined ? [] : [link]), second].join("\n\n");
  return { subject, text: `${part(english, more)}\n\n—\n\n${part(arabic, moreArabic)}\n` };
}
