import { languages } from "@fairhouse/protocol/languages.ts";
import { expect, test } from "vitest";
import { accountMails } from "./account-mails.ts";

test("a mail has the same content in every language, each with the link on a line of its own", () => {
  const { subject, text } = accountMails.reset("Golden Owl", "https://owl.example/reset");
  expect(subject).toBe("Golden Owl: reset your password · إعادة تعيين كلمة المرور");
  expect(text.split("\n").filter((line) => line === "https://owl.example/reset")).toHaveLength(languages.length);
  expect(text.split("—")).toHaveLength(languages.length);
});

test("the subject of a mailed code begins with it", () => {
  expect(accountMails.emailCode("Golden Owl", "123456").subject).toMatch(/^123456 · Golden Owl: confirm your e-mail/);
});
