/** What else players type who look for it, in all languages. */
export const aliases = ["crash", "rocket", "multiplier", "كراش", "صاروخ", "مضاعف"];
