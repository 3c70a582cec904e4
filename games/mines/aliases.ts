/** What else players type who look for it, in all languages. */
export const aliases = ["mines", "minesweeper", "bombs", "gems", "ألغام", "قنابل", "جواهر"];
