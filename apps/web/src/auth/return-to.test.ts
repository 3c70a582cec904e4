import { describe, expect, test } from "vitest";
import { loginPathFor, safeReturnTo } from "./return-to.ts";

const origin = "https://house.example";

describe("returnTo", () => {
  test.each([
    ["/game/mine", "/game/mine"],
    ["/bet/1?x=1#proof", "/bet/1?x=1#proof"],
    [null, "/home"],
    ["", "/home"],
  ])("%s leads to %s", (asked, path) => {
    expect(safeReturnTo(asked, origin)).toBe(path);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "/..//evil.example",
    "/.//evil.example",
    "evil",
    "/auth/jwt/login",
    "/auth",
  ])("%j is not followed", (asked) => {
    const path = safeReturnTo(asked, origin);
    expect(new URL(path, origin).origin).toBe(origin);
    expect(path).toBe("/home");
  });

  test("the sign-in page comes back to any page but the landing page, to which it leads anyway", () => {
    expect(loginPathFor("/game/mine?a=1")).toBe("/auth/jwt/login?returnTo=%2Fgame%2Fmine%3Fa%3D1");
    expect(loginPathFor("/home")).toBe("/auth/jwt/login");
  });
});
