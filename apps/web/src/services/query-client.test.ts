import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

const { sessionStore, socket } = vi.hoisted(() => ({
  sessionStore: { listeners: [] as ((now: object, before: object) => void)[] },
  socket: { listeners: new Map<string, () => void>() },
}));
vi.mock("./services.ts", () => ({
  sessionStore: {
    subscribe: (listener: (now: object, before: object) => void) => sessionStore.listeners.push(listener),
  },
  socket: { on: (name: string, listener: () => void) => socket.listeners.set(name, listener) },
}));

/** Records requests, which the test answers when it wants. */
function answers() {
  const asked: ((answer: string) => void)[] = [];
  return { asked, queryFn: () => new Promise<string>((resolve) => void asked.push(resolve)) };
}

function changePlayer(from: string | null, to: string | null): void {
  for (const listener of sessionStore.listeners) listener({ player: to }, { player: from, isInitialized: true });
}

test("requests pending when a player signs in are sent again for them, and the first answers are dropped", async () => {
  const { queryClient } = await import("./query-client.ts");
  const { asked, queryFn } = answers();
  const observer = new QueryObserver(queryClient, { queryKey: ["seeds"], queryFn });
  const stop = observer.subscribe(() => {});
  changePlayer(null, "ann");
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[0]?.("nobody's");
  asked[1]?.("ann's");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("ann's"));
  stop();
});

test("queries without observers are forgotten with their player", async () => {
  const { queryClient } = await import("./query-client.ts");
  queryClient.setQueryData(["bets"], "ann's");
  changePlayer("ann", "bob");
  expect(queryClient.getQueryData(["bets"])).toBeUndefined();
});

test("queries that the next player's page does not show are not sent in their name", async () => {
  const { queryClient } = await import("./query-client.ts");
  const { asked, queryFn } = answers();
  const observer = new QueryObserver(queryClient, { queryKey: ["notices"], queryFn });
  const stop = observer.subscribe(() => {});
  changePlayer("ann", null);
  observer.setOptions({ queryKey: ["notices"], queryFn, enabled: false });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toHaveLength(1);
  stop();
});

test("lists that are shown are fetched again when events may have been missed", async () => {
  const { queryClient } = await import("./query-client.ts");
  const { asked, queryFn } = answers();
  const observer = new QueryObserver(queryClient, { queryKey: ["hands"], queryFn });
  const stop = observer.subscribe(() => {});
  asked[0]?.("before");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("before"));
  socket.listeners.get("missed")?.();
  asked[1]?.("after");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("after"));
  stop();
});

test.each([
  ["busy", 4],
  ["not_found", 1],
])("a request that is refused as %s is sent %s times", async (code, times) => {
  const { queryClient } = await import("./query-client.ts");
  const queryFn = vi.fn(() => Promise.reject({ code, message: "", requestId: "" }));
  await expect(queryClient.fetchQuery({ queryKey: [code], queryFn, retryDelay: 0 })).rejects.toMatchObject({ code });
  expect(queryFn).toHaveBeenCalledTimes(times);
});
