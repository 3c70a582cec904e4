/** Other terms that players search for, in all languages. */
export const aliases = ["football", "soccer", "penalty", "keeper", "ball", "كرة القدم", "حارس", "مرمى", "ركلة"];
