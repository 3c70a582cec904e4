/** What else players type who look for it, in all languages. */
export const aliases = ["football", "soccer", "penalty", "keeper", "ball", "كرة القدم", "حارس", "مرمى", "ركلة"];
