import { expect } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { expectAccessible } from "../scenes/axe.ts";

for (const [language, text, reload] of [
  ["en", /^Some files of this page are gone/, "Reload the page"],
  ["ar", /^بعض ملفات هذه الصفحة لم يعد موجودًا/, "أعد تحميل الصفحة"],
] as const) {
  const details = language === "ar" ? { tag: "@long" } : {};
  test(
    `a page whose files an update took away says so and offers to reload, in ${language}`,
    details,
    async ({ page, complaints }) => {
      complaints.expect(/status of 404|dynamically imported module|error loading route|React Router/i);
      await page.addInitScript(`localStorage.setItem("language", "${language}")`);
      const visit = async (gone: RegExp) => {
        await page.route(gone, (route) => route.fulfill({ status: 404 }));
        await page.goto("/fairness");
        await expect(page.getByText(text)).toBeVisible();
        await expectAccessible(page, `a page without its files, in ${language}`);
        await page.unroute(gone);
        await page.getByRole("button", { name: reload }).click();
        await expect(page.getByText(text)).toHaveCount(0);
        await expect(page.locator("h1").first()).toBeVisible();
      };
      await visit(/\/assets\/fairness-[\w-]+\.js/);
      // Without the first file none of the page's code runs.
      await visit(/\/assets\/first-[\w-]+\.(?:js|css)/);
    },
  );
}
