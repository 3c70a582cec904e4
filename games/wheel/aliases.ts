/** Other terms that players search for, in all languages. */
export const aliases = ["wheel", "fortune", "spin", "segments", "عجلة", "حظ", "قطاعات"];
