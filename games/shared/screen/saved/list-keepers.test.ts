import type { TextStorage } from "@fairhouse/client/storage.ts";
import type { Http } from "@fairhouse/client/wire/http.ts";
import { changedList, type ListChange, type Named } from "@fairhouse/protocol/list-change.ts";
import { expect, test } from "vitest";
import { accountKeeper, deviceKeeper, type ListKeeping } from "./list-keepers.ts";

const keeping: ListKeeping<Named> = {
  key: "play:mines:strategies",
  path: "/account/strategies/mines",
  read: (stored) => (Array.isArray(stored) ? stored : []),
  write: ({ name }) => ({ name }),
};
const put = (name: string): ListChange<Named> => ({ put: [{ name }], replace: true });
const names = (list: readonly Named[] | undefined) => list?.map(({ name }) => name);

function browser(room = Number.POSITIVE_INFINITY): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void (text.length <= room && texts.set(key, text)),
    removeItem: (key) => texts.delete(key),
  };
}

/** Fakes the house's two requests for the list. */
function house(kept: readonly Named[] | null = null) {
  let list = kept;
  let away = false;
  const http: Http = {
    async get<Answer>() {
      if (away) throw "Something went wrong";
      return { list } as Answer;
    },
    async post<Answer>(_path: string, body: unknown) {
      if (away) throw "Something went wrong";
      const next = changedList(list ?? [], body as ListChange<Named>);
      if (next === null) throw { code: "list_refused", message: "This list is full.", requestId: "r-1" };
      list = next;
      return { list } as Answer;
    },
  };
  return {
    http,
    names: () => names(list ?? undefined),
    goAway: () => {
      away = true;
    },
  };
}

test.each([
  [
    "a browser",
    () =>
      (
        (storage) => () =>
          deviceKeeper(storage, keeping)
      )(browser()),
  ],
  [
    "an account",
    () =>
      (
        ({ http }) =>
        () =>
          accountKeeper(http, browser(), keeping)
      )(house()),
  ],
])("two tabs of %s keep what both have saved", async (_, world) => {
  const tab = world();
  const [one, other] = [tab(), tab()];
  expect([await one.load(), await other.load()]).toEqual([[], []]);
  await one.change(put("Morning"));
  expect(names((await other.change(put("Evening"))).list)).toEqual(["Evening", "Morning"]);
  expect(names(await one.load())).toEqual(["Evening", "Morning"]);
});

test.each([
  [
    "a browser",
    () =>
      (
        (storage) => () =>
          deviceKeeper(storage, keeping)
      )(browser()),
  ],
  [
    "an account",
    () =>
      (
        ({ http }) =>
        () =>
          accountKeeper(http, browser(), keeping)
      )(house()),
  ],
])("what %s has no room for is refused, and the list is told as it is", async (_, world) => {
  const tab = world();
  const [one, other] = [tab(), tab()];
  for (let place = 0; place < 12; place++) await one.change(put(`${place}`));
  const { kept, list } = await other.change(put("One more"));
  expect(kept).toBe("refused");
  expect(list).toHaveLength(12);
});

test("reports a browser that keeps nothing", async () => {
  const tab = deviceKeeper(browser(20), keeping);
  expect(await tab.change(put("Morning"))).toEqual({ kept: "failed" });
  expect(await tab.load()).toEqual([]);
});

test("reads a list of an older shape, and goes on writing it", async () => {
  const storage = browser();
  storage.setItem(keeping.key, JSON.stringify({ value: [{ game: "mines", name: "Old" }] }));
  expect(names((await deviceKeeper(storage, keeping).change(put("New"))).list)).toEqual(["New", "Old"]);
});

test("lets an account that has never kept a list take over the browser's, once", async () => {
  const storage = browser();
  const visitor = deviceKeeper(storage, keeping);
  await visitor.change(put("Mine"));
  const fresh = house();
  expect(names(await accountKeeper(fresh.http, storage, keeping).load())).toEqual(["Mine"]);
  expect(fresh.names()).toEqual(["Mine"]);
  const older = house([]);
  expect(await accountKeeper(older.http, storage, keeping).load()).toEqual([]);
});

test("does not claim to have saved anything while the house does not answer", async () => {
  const { http, goAway, names: kept } = house();
  const tab = accountKeeper(http, browser(), keeping);
  await tab.load();
  goAway();
  expect(await tab.change(put("Morning"))).toEqual({ kept: "failed" });
  expect(kept()).toBeUndefined();
  await expect(tab.load()).rejects.toBe("Something went wrong");
});
