/** What else players type who look for it, in all languages. */
export const aliases = ["aviator", "plane", "pilot", "crash", "أفياتور", "طيار", "طائرة"];
