import type { MailWords } from "./mail-words.ts";

const notYou = "If that was not you, reset your password at once and write to the support of the house.";

export const mailWords: MailWords = {
  reset: (house) => ({
    subject: "reset your password",
    first: `Somebody asked to reset the password of your account at ${house}. To choose a new one, open this link within an hour:`,
    last: "If that was not you, you need not do anything: your password stays as it is.",
  }),
  passwordReset: (house) => ({
    subject: "your password was reset",
    first: `The password of your account at ${house} was set anew by a link that we mailed to you. All sessions were ended.`,
    last: notYou,
  }),
  passwordChanged: (house) => ({
    subject: "your password was changed",
    first: `The password of your account at ${house} was changed. All other sessions were ended.`,
    last: notYou,
  }),
  emailCode: (house, code) => ({
    subject: `${code} confirms your e-mail address`,
    first: `Somebody wants to use this address for their account at ${house}. If that is you, enter this code on your profile within an hour:`,
    last: "If that was not you, you need not do anything, and give the code to nobody.",
  }),
  emailChanged: (house) => ({
    subject: "your e-mail address was changed",
    first: `This is now the e-mail address of your account at ${house}. You sign in with it from now on.`,
    last: notYou,
  }),
  emailLeft: (house, days) => ({
    subject: "your e-mail address was changed",
    first: `The e-mail address of your account at ${house} was changed, and mails no longer go to this one. Was it not you? This link takes the account back to this address, sets a new password and ends all sessions. It works once, within ${days} days:`,
    last: "If it was you, you need not do anything.",
  }),
  emailRestored: (house) => ({
    subject: "your e-mail address was restored",
    first: `An account at ${house} went back to its earlier e-mail address by a link that we had mailed there. Its password is new, and all sessions were ended.`,
    last: "If that is not right, write to the support of the house.",
  }),
  signInsFailed: (house) => ({
    subject: "somebody is guessing your password",
    first: `Several sign-ins to your account at ${house} have failed within an hour, with wrong passwords. Nobody got in. After many more, only devices that you have used before are let try for a while.`,
    last: "If that was you, you need not do anything. If not: a long password that you use nowhere else and two-factor sign-in keep your account yours.",
  }),
  codesFailed: (house) => ({
    subject: "somebody knows your password",
    first: `Somebody entered the right password of your account at ${house} and then several wrong codes, on a device that you have not used before. Nobody got in.`,
    last: "If that was not you, change your password now.",
  }),
  refused: (house) => ({
    subject: "no account could be opened",
    first: `Somebody tried to open an account at ${house} with this address. It belongs to an account that is closed or excluded from play, so no new one can be opened with it at present.`,
    last: "If you think that this is wrong, write to the support of the house.",
  }),
  twoFactorOn: (house) => ({
    subject: "two-factor sign-in is on",
    first: `From now on your account at ${house} asks for a code of your authenticator app at sign-in.`,
    last: notYou,
  }),
  twoFactorOff: (house) => ({
    subject: "two-factor sign-in is off",
    first: `Your account at ${house} no longer asks for a code at sign-in.`,
    last: notYou,
  }),
  closed: (house) => ({
    subject: "your account is closed",
    first: `Your account at ${house} was closed and your personal data was removed. Thank you for playing.`,
    last: "A ban or an exclusion that was in force goes on: as long as it lasts, this address opens no new account.",
  }),
};
