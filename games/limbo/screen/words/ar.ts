import { LARGEST_TARGET } from "../../../shared/screen/largest-target.ts";
import type { LimboWords } from "./en.ts";

export const ar: LimboWords = {
  title: "ليمبو",
  target: "الهدف",
  chanceToReach: "احتمال بلوغ",
  point: "النتيجة",
  targets: "أهداف للاختيار",
  oneIn: (count) => `1 من ${count}`,
  reached: (reached, points) => `${reached} من ${points}`,
  dial: "قرص المضاعفات",
  drew: (point) => `النتيجة ${point}`,
  settled: (target, point) => `كان الهدف ${target}، وجاءت النتيجة ${point}.`,

  workings: {
    caption: "النتيجة",
    bytes: "البايتات",
    number: "العدد n",
    quotient: "الناتج 0.99 × 2³² ÷ n",
    paid: "بلغت النتيجة الهدف:",
    lost: "لم تبلغ النتيجة الهدف، فلا يُدفع شيء.",
  },

  about: {
    lead: "سمِّ مضاعفًا. يستخرج كل رهان مضاعفًا خاصًا به، ويدفع مضاعفك إن بلغه.",
    rules: [
      `اختر المبلغ وهدفًا من 1.01× إلى ${LARGEST_TARGET}، ثم اضغط «راهن».`,
      "إذا بلغت النتيجة هدفك عاد إليك المبلغ مضروبًا في الهدف، وإلا خسرته.",
      "لكل نتيجة على القرص مساحة بقدر احتمالها: الجزء الأخضر هو احتمال فوزك.",
      "الوضع التلقائي يراهن على الهدف نفسه مرة بعد مرة، ويمكن للشروط أن تغيّره.",
    ],
    returnNote: `99% عند كل هدف حتى آخر منازل شبكة من 2³² عددًا، و99.023% عند ${LARGEST_TARGET}.`,
    payTitle: "الاحتمالات",
    targetColumn: "الهدف",
    chanceColumn: "الاحتمال",
    payoutColumn: "يُدفع عن 1,000",
    draw: "أول عدد n من 2³² يعطي النتيجة: 0.99 × 2³² ÷ n مقرّبة إلى الأسفل لأقرب 0.01، ولا تقل عن 1.00.",
  },
};
