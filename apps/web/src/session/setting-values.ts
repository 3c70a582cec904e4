/** The values of the settings of the theme, which players choose from. */
export const settingValues = {
  themeMode: ["light", "dark"],
  themeContrast: ["default", "bold"],
  themeDirection: ["ltr", "rtl"],
  themeLayout: ["vertical", "horizontal", "mini"],
  themeStretch: [true, false],
  themeColorPresets: ["default", "cyan", "purple", "blue", "orange", "red"],
} as const;
