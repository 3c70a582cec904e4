/** What else players type who look for it, in all languages. */
export const aliases = ["wheel", "fortune", "spin", "segments", "عجلة", "حظ", "قطاعات"];
