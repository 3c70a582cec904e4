/** Other terms that players search for, in all languages. */
export const aliases = ["mines", "minesweeper", "bombs", "gems", "ألغام", "قنابل", "جواهر"];
