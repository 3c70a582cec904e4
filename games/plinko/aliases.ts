/** What else players type who look for it, in all languages. */
export const aliases = ["plinko", "pachinko", "galton", "ball", "pegs", "بلينكو", "كرة", "أوتاد"];
