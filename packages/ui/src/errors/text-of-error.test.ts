import { expect, test } from "vitest";
import { textOfError } from "./text-of-error.ts";
import { en } from "./words/en.ts";

test("finds the text of any error: a code, another message, or no answer", () => {
  expect(textOfError(en, { code: "bad_credentials", message: "m" })).toBe(en.bad_credentials);
  expect(textOfError(en, { code: "new_code", message: "from the house" })).toBe("from the house");
  expect(textOfError(en, { code: "toString", message: "m" })).toBe("m");
  expect(textOfError(en, new TypeError("Failed to fetch"))).toBe(en.no_response);
  expect(textOfError(en, "Something went wrong")).toBe("Something went wrong");
});
