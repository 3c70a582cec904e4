import { expect, test, vi } from "vitest";

vi.mock("../services/services.ts", () => ({ http: {}, shownBalance: {}, sessionStore: {} }));
vi.mock("../services/query-client.ts", () => ({ queryClient: {} }));

test("a filter requests only what was chosen", async () => {
  const { noFilters, queryOf } = await import("./use-wallet.ts");
  expect(queryOf(noFilters, null)).toBe("");
  expect(queryOf({ kind: "grant", from: "2026-01-02", to: "" }, 7)).toBe("kind=grant&from=2026-01-02&cursor=7");
});
