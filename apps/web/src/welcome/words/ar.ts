import type { WelcomeWords } from "./en.ts";

export const ar = {
  title: (name: string) => `أهلًا بك يا ${name}`,
  yours: "هذه العملات لك لتلعب بها",
  firstGame: "بأي لعبة تريد أن تبدأ؟",
  lookAround: "سأتجول أولًا",
} satisfies WelcomeWords;
