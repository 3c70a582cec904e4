import { loginBody, registerBody } from "@fairhouse/protocol/account.ts";
import { errorCatalogue } from "@fairhouse/protocol/errors.ts";
import { en as errorsInEnglish } from "@fairhouse/ui/errors/words/en.ts";
import { expect, test } from "vitest";
import { ar } from "./auth/words/ar.ts";
import { en } from "./auth/words/en.ts";

const messagesOf = (issues: readonly { readonly message: string }[] | undefined) =>
  (issues ?? []).map((issue) => issue.message);

test("every error code of the house has a text, and there are no others", () => {
  const codes = [...Object.keys(errorCatalogue), "no_response"].sort();
  expect(Object.keys(errorsInEnglish).sort()).toEqual(codes);
});

test("forms use the specification's words, and every message is translated", () => {
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
    expect(en.validation[message], message).toBeDefined();
    expect(ar.validation[message], message).toBeDefined();
  }
});
