import type { WelcomeWords } from "./welcome-en.ts";

export const welcomeArabic = {
  title: (name: string) => `أهلًا بك يا ${name}`,
  yours: "هذه العملات لك لتلعب بها",
  firstGame: "بأي لعبة تريد أن تبدأ؟",
  lookAround: "سأتجول أولًا",
} satisfies WelcomeWords;
