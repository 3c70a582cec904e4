// Applies the stored settings to <html> before the first paint. A plain file of its own, because the
// Content-Security-Policy refuses inline scripts, and a module would run too late. Follows src/session/settings.ts; a
// test compares the two.
(() => {
  const root = document.documentElement;
  const allowed = {
    themeMode: ["dark", "light"],
    themeContrast: ["default", "bold"],
    themeDirection: ["ltr", "rtl"],
    themeLayout: ["vertical", "horizontal", "mini"],
    themeStretch: [false, true],
    // The first is the default: the operator's accent if the server states one.
    themeColorPresets: [root.dataset.accent || "blue", "default", "cyan", "purple", "blue", "orange", "red"],
  };
  const languages = ["en", "ar"];
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  let raw = {};
  try {
    raw = JSON.parse(read("settings")) || {};
  } catch {
    // Another program's text under our key: the page begins with the defaults.
  }
  const pick = (name) => (allowed[name].includes(raw[name]) ? raw[name] : allowed[name][0]);
  const stored = read("language");
  const preferred = (navigator.languages || []).map((tag) => tag.split("-")[0]);
  const language = languages.includes(stored) ? stored : preferred.find((tag) => languages.includes(tag)) || "en";
  const direction = raw.themeDirection === undefined ? (language === "ar" ? "rtl" : "ltr") : pick("themeDirection");
  root.setAttribute("lang", language);
  root.setAttribute("dir", direction);
  root.setAttribute("data-mode", pick("themeMode"));
  root.setAttribute("data-contrast", pick("themeContrast"));
  root.setAttribute("data-preset", pick("themeColorPresets"));
  root.setAttribute("data-layout", pick("themeLayout"));
  root.setAttribute("data-stretch", String(pick("themeStretch")));
  // When an update took away the files that this page names, none of its code runs: not-started.js says so.
  const onError = ({ target }) => {
    if (target.type === "module")
      document.head.append(Object.assign(document.createElement("script"), { src: "/not-started.js" }));
  };
  addEventListener("error", onError, true);
})();
