/** Other terms that players search for, in all languages. */
export const aliases = ["flower", "flowers", "poker", "planting", "زهور", "بوكر"];
