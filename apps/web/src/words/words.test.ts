import { loginBody, registerBody } from "@fairhouse/protocol/account.ts";
import { errorCatalogue } from "@fairhouse/protocol/errors.ts";
import { errorsInArabic } from "@fairhouse/ui/words/catalogues/errors.ar.ts";
import { errorsInEnglish } from "@fairhouse/ui/words/catalogues/errors.en.ts";
import { textOfError } from "@fairhouse/ui/words/errors.ts";
import { formatsOf } from "@fairhouse/ui/words/format.ts";
import { describe, expect, test } from "vitest";
import { accountArabic } from "./account-ar.ts";
import { accountEnglish } from "./account-en.ts";
import { ar } from "./ar.ts";
import { bellArabic } from "./bell-ar.ts";
import { bellEnglish } from "./bell-en.ts";
import { betArabic } from "./bet-ar.ts";
import { betEnglish } from "./bet-en.ts";
import { en } from "./en.ts";
import { fairnessArabic } from "./fairness-ar.ts";
import { fairnessEnglish } from "./fairness-en.ts";
import { guestArabic } from "./guest-ar.ts";
import { guestEnglish } from "./guest-en.ts";
import { homeBoardArabic } from "./home-board-ar.ts";
import { homeBoardEnglish } from "./home-board-en.ts";
import { legalArabic } from "./legal-ar.ts";
import { legalEnglish } from "./legal-en.ts";
import { promotionsArabic } from "./promotions-ar.ts";
import { promotionsEnglish } from "./promotions-en.ts";
import { searchArabic } from "./search-ar.ts";
import { searchEnglish } from "./search-en.ts";
import { settingsArabic } from "./settings-ar.ts";
import { settingsEnglish } from "./settings-en.ts";
import { statisticsArabic } from "./statistics-ar.ts";
import { statisticsEnglish } from "./statistics-en.ts";
import { supportArabic } from "./support-ar.ts";
import { supportEnglish } from "./support-en.ts";
import { walletArabic } from "./wallet-ar.ts";
import { walletEnglish } from "./wallet-en.ts";
import { welcomeArabic } from "./welcome-ar.ts";
import { welcomeEnglish } from "./welcome-en.ts";

/** Every leaf with its path, as text; functions are called with their own parameter names. */
function leaves(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return leaves(value("x", "y", "z"), path);
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

const ARABIC = /\p{Script=Arabic}/u;

describe("catalogues", () => {
  test.each([
    ["shell", en, ar],
    ["fairness", fairnessEnglish, fairnessArabic],
    ["legal", legalEnglish, legalArabic],
    ["search", searchEnglish, searchArabic],
    ["settings", settingsEnglish, settingsArabic],
    ["account", accountEnglish, accountArabic],
    ["promotions", promotionsEnglish, promotionsArabic],
    ["wallet", walletEnglish, walletArabic],
    ["bell", bellEnglish, bellArabic],
    ["statistics", statisticsEnglish, statisticsArabic],
    ["support", supportEnglish, supportArabic],
    ["guest", guestEnglish, guestArabic],
    ["home-board", homeBoardEnglish, homeBoardArabic],
    ["bet", betEnglish, betArabic],
    ["welcome", welcomeEnglish, welcomeArabic],
    ["errors", errorsInEnglish, errorsInArabic],
  ])("%s is complete in Arabic: no phrase missing, empty or left in English", (_name, english, arabic) => {
    const translated = new Map(leaves(arabic));
    for (const [path] of leaves(english)) {
      // Plural forms differ by language.
      if (path.includes("gamesCount") || path.includes("/playing/")) continue;
      expect(translated.has(path), path).toBe(true);
    }
    for (const [path, text] of translated) {
      if (path.endsWith("/after")) continue;
      expect(text, path).toMatch(ARABIC);
    }
  });

  test("Arabic has a form for every plural category", () => {
    const format = formatsOf("ar");
    const texts = [0, 1, 2, 5, 16, 100].map((count) => format.plural(count, ar.home.gamesCount));
    expect(texts).toEqual(["لا ألعاب", "لعبة واحدة", "لعبتان", "5 ألعاب", "16 لعبة", "100 لعبة"]);
  });

  test("every error code of the house has a text, and no text is left over", () => {
    const codes = [...Object.keys(errorCatalogue), "no_response"].sort();
    expect(Object.keys(errorsInEnglish).sort()).toEqual(codes);
  });

  test("what was thrown finds its text: a code, another message, or no answer", () => {
    expect(textOfError(errorsInEnglish, { code: "bad_credentials", message: "m" })).toBe(
      "E-mail or password is wrong.",
    );
    expect(textOfError(errorsInEnglish, { code: "new_code", message: "from the house" })).toBe("from the house");
    expect(textOfError(errorsInEnglish, { code: "toString", message: "m" })).toBe("m");
    expect(textOfError(errorsInEnglish, new TypeError("Failed to fetch"))).toBe(errorsInEnglish.no_response);
    expect(textOfError(errorsInEnglish, "Something went wrong")).toBe("Something went wrong");
  });
});

describe("forms", () => {
  const messagesOf = (issues: readonly { readonly message: string }[] | undefined) =>
    (issues ?? []).map((issue) => issue.message);

  test("say the specification's words first, and every message is translated", () => {
    const login = loginBody.safeParse({ email: "", password: "" });
    expect(messagesOf(login.error?.issues)).toEqual(["Email is required", "Password is required"]);
    const inputs = [
      { email: "", password: "", firstName: "", lastName: "" },
      { email: "a", password: "1234567", firstName: "a".repeat(65), lastName: "\u200b" },
      { email: `${"a".repeat(300)}@b.example`, password: "1".repeat(1025), firstName: "a", lastName: "b" },
    ];
    const messages = inputs.flatMap((input) => [
      ...messagesOf(registerBody.safeParse(input).error?.issues),
      ...messagesOf(loginBody.safeParse({ email: input.email, password: input.password }).error?.issues),
    ]);
    expect(messages.length).toBeGreaterThan(8);
    for (const message of messages) {
      expect(en.auth.validation[message], message).toBeDefined();
      expect(ar.auth.validation[message], message).toMatch(ARABIC);
    }
  });
});
