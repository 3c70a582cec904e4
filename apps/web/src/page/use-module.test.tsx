import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useModule } from "./use-module.ts";

const query = vi.hoisted(() => ({ isError: true, error: new Error("not ready"), refetch: vi.fn() }));
vi.mock("@tanstack/react-query", () => ({ useQuery: () => query }));
vi.mock("../services/query-client.ts", () => ({ queryClient: {} }));

const reload = vi.fn();
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  query.refetch.mockClear();
});

/** A part that is retried at once. */
function Part() {
  const { isGone, retry } = useModule("part", async () => ({}));
  retry();
  return isGone ? "gone" : "failed";
}

function partAfter(error: Error): string {
  vi.stubGlobal("location", { reload });
  query.error = error;
  return renderToStaticMarkup(<Part />);
}

test("a part whose file is gone is not asked for again: its retry reloads the page", () => {
  expect(partAfter(new TypeError("Importing a module script failed."))).toBe("gone");
  expect(reload).toHaveBeenCalledOnce();
  expect(query.refetch).not.toHaveBeenCalled();
});

test("a part that failed otherwise is asked for again", () => {
  expect(partAfter(new Error("not ready"))).toBe("failed");
  expect(reload).not.toHaveBeenCalled();
  expect(query.refetch).toHaveBeenCalledOnce();
});
