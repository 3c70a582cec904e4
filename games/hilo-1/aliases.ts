/** Other terms that players search for, in all languages. */
export const aliases = ["hilo", "hi-lo", "higher or lower", "cards", "أعلى", "أدنى", "ورق"];
