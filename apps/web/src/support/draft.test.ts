import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.mock("@fairhouse/client/storage.ts", () => ({
  tabStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
}));
const { forgetDraft, keepDraft, keptDraft } = await import("./draft.ts");

beforeEach(() => kept.clear());

test("a draft is kept with all its fields until it is forgotten", () => {
  const written = { topic: "bet", message: " Can owls play?\n", email: "owl@forest.example", betId: "12" } as const;
  keepDraft(null, written);
  expect(keptDraft(null)).toEqual(written);
  forgetDraft();
  expect(keptDraft(null)).toBeNull();
});

test("without a message nothing is kept, and an earlier draft is deleted", () => {
  keepDraft("owl", { message: "a" });
  expect(keptDraft("owl")).toEqual({ message: "a", email: "", betId: "" });
  keepDraft("owl", { topic: "bet", message: " \n", email: "owl@forest.example" });
  expect(keptDraft("owl")).toBeNull();
});

test("a visitor's draft goes on after signing in; a player's is shown to nobody else, and gone", () => {
  keepDraft(null, { message: "from a visitor" });
  expect(keptDraft("owl")).toMatchObject({ message: "from a visitor" });
  keepDraft("owl", { message: "my address is …" });
  expect(keptDraft("owl")).toMatchObject({ message: "my address is …" });
  expect(keptDraft("wolf")).toBeNull();
  expect([...kept]).toEqual([]);
  keepDraft("owl", { message: "my address is …" });
  expect(keptDraft(null)).toBeNull();
});

test.each([
  "{",
  "[]",
  '{"owner":null,"draft":{"message":1}}',
  '{"owner":null,"draft":{"topic":"owls","message":"a","email":"","betId":""}}',
  '{"topic":"bet","message":"a","email":"","betId":""}',
])("ignores a draft that no form wrote: %s", (text) => {
  kept.set("supportDraft", text);
  expect(keptDraft(null)).toBeNull();
});
