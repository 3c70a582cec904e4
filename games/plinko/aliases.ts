/** Other terms that players search for, in all languages. */
export const aliases = ["plinko", "pachinko", "galton", "ball", "pegs", "بلينكو", "كرة", "أوتاد"];
