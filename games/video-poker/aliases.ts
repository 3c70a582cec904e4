/** Other terms that players search for, in all languages. */
export const aliases = ["poker", "video poker", "jacks or better", "cards", "بوكر", "فيديو بوكر", "ورق"];
