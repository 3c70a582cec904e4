// Shown instead of a page whose own files could not be fetched: after an update, or without a connection. Its style sheet is
// as likely to be missing as its code, so this file brings the words and the few styles that they need. first-paint.js
// loads it, and has set language, direction and mode.
(() => {
  const words = {
    en: {
      title: "This page could not be loaded",
      text: "Some files of this page are gone: the house was probably just updated, or the connection failed. Reload the page to get its new version.",
      reload: "Reload the page",
    },
    ar: {
      title: "تعذّر تحميل هذه الصفحة",
      text: "بعض ملفات هذه الصفحة لم يعد موجودًا: على الأرجح حُدّثت الدار للتو، أو انقطع الاتصال. أعد تحميل الصفحة لتحصل على نسختها الجديدة.",
      reload: "أعد تحميل الصفحة",
    },
  };
  const { lang, dataset } = document.documentElement;
  const said = words[lang] || words.en;
  const colours =
    dataset.mode === "light"
      ? { background: "#f3f6fc", color: "#10182e" }
      : { background: "#0a0f1e", color: "#eaf0ff" };

  // The Content-Security-Policy refuses style attributes, and allows styles that a script sets.
  const element = (name, text, style) => {
    const made = document.createElement(name);
    made.textContent = text;
    Object.assign(made.style, style);
    return made;
  };

  const show = () => {
    const main = element("main", "", {
      ...colours,
      boxSizing: "border-box",
      display: "grid",
      minHeight: "100dvh",
      placeContent: "center",
      justifyItems: "center",
      gap: "16px",
      padding: "24px",
      font: "400 16px/1.5 Jost, system-ui, sans-serif",
      textAlign: "center",
    });
    const button = element("button", said.reload, {
      minHeight: "48px",
      padding: "0 24px",
      border: "0",
      borderRadius: "8px",
      background: "#2f66e0",
      color: "#fff",
      font: "600 16px Jost, system-ui, sans-serif",
      cursor: "pointer",
    });
    button.addEventListener("click", () => location.reload());
    main.append(
      element("h1", said.title, { margin: "0", font: "700 24px/1.3 Jost, system-ui, sans-serif" }),
      element("p", said.text, { margin: "0", maxWidth: "28rem" }),
      button,
    );
    document.body.style.margin = "0";
    document.body.replaceChildren(main);
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
  else show();
})();
