import { describe, expect, test, vi } from "vitest";
import { ServerClock } from "./clock.ts";
import { createHttp, errorCode, isUnanswered, NO_RESPONSE } from "./http.ts";

const expired = { code: "token_expired", message: "m", requestId: "r" };

function answer(status: number, body: unknown): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
}

function setUp(
  fetch: typeof globalThis.fetch,
  token: string | null = "old",
  onAnswer: (answered: boolean) => void = () => {},
) {
  const session: { token: string | null; player: string | null } = { token, player: token && "ann" };
  const refresh = vi.fn(async (): Promise<string | null> => {
    session.token = "new";
    return "new";
  });
  const http = createHttp({
    base: "https://house.example/api",
    token: () => session.token,
    player: () => session.player,
    refresh,
    clock: new ServerClock(),
    onAnswer,
    fetch,
  });
  return { http, refresh, session };
}

const tokenOf = (init: RequestInit | undefined) => new Headers(init?.headers).get("Authorization");

describe("requests", () => {
  test("carry bearer token, JSON and key, and return the parsed body", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(200, { fine: true }));
    const { http } = setUp(fetch);
    expect(await http.post("/bets", { a: 1 }, "key-1")).toEqual({ fine: true });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://house.example/api/bets");
    expect(init?.body).toBe('{"a":1}');
    expect(tokenOf(init)).toBe("Bearer old");
    expect(new Headers(init?.headers).get("Idempotency-Key")).toBe("key-1");
    expect(init?.signal, "nothing cuts a request off").toBeUndefined();
  });

  test("send no token for visitors, and return null for an empty answer", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(200, ""));
    const { http } = setUp(fetch, null);
    expect(await http.post("/auth/logout")).toBeNull();
    expect(tokenOf(fetch.mock.calls[0]?.[1])).toBeNull();
  });

  test("reject with the house's body, or with the specification's words if there is none", async () => {
    const body = { code: "bet_too_small", message: "m", requestId: "r" };
    await expect(setUp(async () => answer(422, body)).http.get("/x")).rejects.toEqual(body);
    await expect(setUp(async () => Promise.reject(new TypeError())).http.get("/x")).rejects.toBe(NO_RESPONSE);
    await expect(setUp(async () => answer(502, "<html>")).http.get("/x")).rejects.toBe("Something went wrong");
  });

  test("reject with an intermediary's answer, which says nothing about a command", async () => {
    for (const [sent, thrown] of [
      ['"Upstream is down"', "Upstream is down"],
      ["Upstream is down", "Upstream is down"],
      ['{"message":"Endpoint timed out"}', { message: "Endpoint timed out" }],
    ] as const) {
      const error = await setUp(async () => answer(504, sent))
        .http.get("/x")
        .catch((caught: unknown) => caught);
      expect(error).toEqual(thrown);
      expect(isUnanswered(error)).toBe(true);
    }
    for (const silent of ["{}", "null", '""', "[1]"]) {
      await expect(setUp(async () => answer(500, silent)).http.get("/x")).rejects.toBe(NO_RESPONSE);
    }
    expect(isUnanswered(expired)).toBe(false);
    expect(isUnanswered(new TypeError("a bug"))).toBe(false);
  });

  test("report whether the house has answered, and carry the time limit of a command", async () => {
    const heard: boolean[] = [];
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(409, expired));
    const { http } = setUp(fetch, "old", (answered) => heard.push(answered));
    await http.post("/bets", {}, "key-1", 1_800_000_000_000.7).catch(() => {});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get("Place-Before")).toBe("1800000000000");
    fetch.mockRejectedValue(new TypeError());
    await http.get("/x").catch(() => {});
    fetch.mockResolvedValue(answer(502, "<html>"));
    await http.get("/x").catch(() => {});
    fetch.mockResolvedValue(answer(200, "<html>"));
    await expect(http.get("/x")).rejects.toBe(NO_RESPONSE);
    expect(heard).toEqual([true, true, false, false, false]);
  });
});

describe("an expired token", () => {
  test("is renewed once for all requests that met it, and each is repeated with its own body and key", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) =>
      tokenOf(init) === "Bearer new" ? answer(200, JSON.parse(String(init?.body))) : answer(401, expired),
    );
    const { http, refresh } = setUp(fetch);
    const answers = await Promise.all([1, 2, 3].map((n) => http.post(`/bets/${n}`, { n }, `key-${n}`)));
    expect(answers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(refresh).toHaveBeenCalledOnce();
    const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));
    expect(keys.filter((key) => key === "key-2")).toHaveLength(2);
  });

  test("is not renewed again if a concurrent request has done so", async () => {
    const { http, refresh, session } = setUp(async (_url, init) => {
      if (tokenOf(init) === "Bearer new") return answer(200, {});
      session.token = "new";
      return answer(401, expired);
    });
    await http.get("/x");
    expect(refresh).not.toHaveBeenCalled();
  });

  test("rejects if the session is over, without asking for ever", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(401, expired));
    const { http, refresh } = setUp(fetch);
    const caught = await http.get("/x").catch((error: unknown) => error);
    expect(errorCode(caught)).toBe("token_expired");
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test("is not replaced by that of another player who has signed in elsewhere", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) =>
      tokenOf(init) === "Bearer old" ? answer(401, expired) : answer(200, {}),
    );
    const renewed = setUp(fetch);
    renewed.refresh.mockImplementation(async () => {
      Object.assign(renewed.session, { token: "bob's", player: "bob" });
      return "bob's";
    });
    await expect(renewed.http.post("/bets", {}, "ann's key")).rejects.toEqual(expired);
    const changed = setUp(async (url, init) => {
      Object.assign(changed.session, { token: "bob's", player: "bob" });
      return fetch(url, init);
    });
    await expect(changed.http.post("/bets", {}, "ann's key")).rejects.toEqual(expired);
    expect(fetch).toHaveBeenCalledTimes(2);
    // A page that starts learns its player with the answer.
    const starting = setUp(fetch);
    starting.session.player = null;
    starting.refresh.mockImplementation(async () => {
      Object.assign(starting.session, { token: "new", player: "ann" });
      return "new";
    });
    await expect(starting.http.get("/auth/me")).resolves.toEqual({});
  });

  test("does not affect other refusals", async () => {
    const { http, refresh } = setUp(async () => answer(401, { ...expired, code: "unauthenticated" }));
    await expect(http.get("/x")).rejects.toMatchObject({ code: "unauthenticated" });
    expect(refresh).not.toHaveBeenCalled();
  });
});
