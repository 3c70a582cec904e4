import { describe, expect, test } from "vitest";
import { expiryOf, startWith } from "./token.ts";

/** Makes a token with the given claims; only the server checks the signature. */
function tokenOf(claims: object): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_");
  return `${part({ alg: "HS256" })}.${part(claims)}.signature`;
}

describe("access token", () => {
  test("its expiry is read in milliseconds, even from base64url with - and _", () => {
    expect(expiryOf(tokenOf({ exp: 1_700_000_000, name: "??>>~~??>>" }))).toBe(1_700_000_000_000);
  });

  test.each(["", "a", "a.b", "a.!!!.c", tokenOf({}), tokenOf({ exp: "1700000000" })])("%j has no expiry", (token) => {
    expect(expiryOf(token)).toBeNull();
  });

  test("a stored token is used until it expires; after that, and for nonsense, the cookie is tried", () => {
    const token = tokenOf({ exp: 1_000 });
    expect(startWith(token, 999_999)).toBe("token");
    expect(startWith(token, 1_000_000)).toBe("cookie");
    expect(startWith("nonsense", 0)).toBe("cookie");
    expect(startWith(null, 0)).toBe("cookie");
  });
});
