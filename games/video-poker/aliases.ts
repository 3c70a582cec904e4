/** What else players type who look for it, in all languages. */
export const aliases = ["poker", "video poker", "jacks or better", "cards", "بوكر", "فيديو بوكر", "ورق"];
