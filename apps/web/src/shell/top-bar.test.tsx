import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { siteWords } from "../base/words/words.ts";

const gone = (): never => {
  throw new TypeError("Failed to fetch dynamically imported module: https://house/assets/account-menu-B1.js");
};
// On a server every render would show what the stores began with.
vi.mock("zustand", () => ({
  useStore: <State, Part>(store: StoreApi<State>, select: (state: State) => Part) => select(store.getState()),
}));
vi.mock("./account-menu.tsx", () => ({
  get AccountMenu() {
    return gone();
  },
}));
vi.mock("./balance-pill.tsx", () => ({ BalancePill: () => <b>1,000</b> }));
vi.mock("../notifications/bell.tsx", () => ({ Bell: () => null }));
vi.mock("../search/search-field.tsx", () => ({ SearchField: () => null }));
vi.mock("./settings-button.tsx", () => ({ SettingsButton: () => null }));
vi.mock("./use-layout.ts", () => ({ useLayout: () => "vertical" }));
vi.mock("../services/services.ts", () => ({
  houseInfo: createStore(() => ({ name: "House" })),
  playContext: {},
  sessionStore: createStore(() => ({ isInitialized: true, isLoggedIn: true, player: "ann" })),
}));

test("a part that could not be fetched leaves its place empty, and the bar offers to reload the page", async () => {
  const { TopBar } = await import("./top-bar.tsx");
  const { reload } = siteWords.known("en").error;
  const bar = (
    <MemoryRouter>
      <TopBar />
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(bar)).not.toContain(reload);
  const { prelude } = await prerender(bar);
  expect(await new Response(prelude).text()).toContain("1,000");
  expect(renderToStaticMarkup(bar)).toContain(`>${reload}</button>`);
});
