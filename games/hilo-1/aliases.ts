/** What else players type who look for it, in all languages. */
export const aliases = ["hilo", "hi-lo", "higher or lower", "cards", "أعلى", "أدنى", "ورق"];
