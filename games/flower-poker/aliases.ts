/** What else players type who look for it, in all languages. */
export const aliases = ["flower", "flowers", "poker", "planting", "زهور", "بوكر"];
