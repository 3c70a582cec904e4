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
  keepDraft(written);
  expect(keptDraft()).toEqual(written);
  forgetDraft();
  expect(keptDraft()).toBeNull();
});

test("without a message nothing is kept, and an earlier draft is deleted", () => {
  keepDraft({ message: "a" });
  expect(keptDraft()).toEqual({ message: "a", email: "", betId: "" });
  keepDraft({ topic: "bet", message: " \n", email: "owl@forest.example" });
  expect(keptDraft()).toBeNull();
});

test.each(["{", "[]", '{"message":1}', '{"topic":"owls","message":"a","email":"","betId":""}'])(
  "ignores a draft that no form wrote: %s",
  (text) => {
    kept.set("supportDraft", text);
    expect(keptDraft()).toBeNull();
  },
);
