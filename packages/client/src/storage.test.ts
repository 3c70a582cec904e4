import { expect, test, vi } from "vitest";
import { sharedNotes } from "./storage.ts";

test("a tab that has caught up knows earlier notes of another tab, and hears of new ones", async () => {
  const [one, two] = [sharedNotes("caught-up:"), sharedNotes("caught-up:")];
  const heard = vi.fn();
  two.follow(heard);
  for (let time = 1; time <= 20; time += 1) {
    one.set("a", `${time}`);
    one.set("b", `${time}`);
    one.remove("b");
    await two.caughtUp();
    expect([...two.read()]).toEqual([["a", `${time}`]]);
  }
  expect(heard).toHaveBeenCalledTimes(60);
});

test("a tab knows its own notes at once, and removed ones do not return", async () => {
  const notes = sharedNotes("own:");
  notes.set("a", "1");
  expect(notes.read().get("a")).toBe("1");
  notes.remove("a");
  await notes.caughtUp();
  expect(notes.read().size).toBe(0);
});

test("notes of different prefixes are separate", async () => {
  const [one, two] = [sharedNotes("here:"), sharedNotes("there:")];
  one.set("a", "1");
  await two.caughtUp();
  expect(two.read().size).toBe(0);
});
