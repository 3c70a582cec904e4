import { expect, test } from "vitest";
import { type Asked, fakeContext, memoryStorage, settled } from "../testing.ts";
import { NO_RESPONSE } from "./http.ts";
import { keptCommand, resendKept, sendAddressed, sendKept } from "./kept-command.ts";
import { SIGNED_OUT } from "./money-command.ts";

const COMMAND = { path: "/games/three/bets", body: { bet: { chips: [] } } };
const error = (code: string) => ({ code, message: "", requestId: "" });

/** Answers in turn; a thrown value rejects. */
function replies(...answers: (() => unknown)[]) {
  const queue = [...answers];
  return () => queue.shift()?.();
}
const fail = (thrown: unknown) => () => {
  throw thrown;
};

function setUp() {
  const storage = memoryStorage();
  return { fake: fakeContext(), storage, options: { storage, pause: async () => {} } };
}

test("the key is written down before anything is sent, and deleted with the answer", async () => {
  const { fake, storage, options } = setUp();
  let keptWhenSent: unknown;
  fake.answer(({ key }) => {
    keptWhenSent = keptCommand("bet:three", "ann", storage)?.key === key;
    return "done";
  });
  expect(await sendKept(fake.context, "bet:three", COMMAND, options)).toBe("done");
  expect(keptWhenSent).toBe(true);
  expect(storage.entries.size).toBe(0);
});

test("a lost answer is requested again with the same key and body", async () => {
  const { fake, options } = setUp();
  fake.answer(replies(fail(NO_RESPONSE), fail(NO_RESPONSE), () => "done"));
  expect(await sendKept(fake.context, "slot", COMMAND, options)).toBe("done");
  const keys = new Set(fake.asked.map(({ key }) => key));
  expect(fake.asked).toHaveLength(3);
  expect(keys.size).toBe(1);
});

test("every repetition carries the deadline of the bet: a few seconds after the press", async () => {
  const { fake, options } = setUp();
  const pressedAt = fake.nowMs;
  fake.answer(() => {
    fake.nowMs += 3_000;
    throw fake.asked.length < 3 ? NO_RESPONSE : error("bet_expired");
  });
  await expect(sendKept(fake.context, "slot", COMMAND, options)).rejects.toMatchObject({ code: "bet_expired" });
  expect(fake.asked.map(({ before }) => before)).toEqual([pressedAt + 5_000, pressedAt + 5_000, pressedAt + 5_000]);
});

test("an answer of an intermediary decides nothing: the bet is sent again", async () => {
  const { fake, options } = setUp();
  fake.answer(
    replies(fail({ message: "Endpoint timed out" }), fail("Upstream is down"), fail(error("busy")), () => "done"),
  );
  expect(await sendKept(fake.context, "slot", COMMAND, options)).toBe("done");
});

test("another page repeats the kept command with the same key", async () => {
  const { fake, storage, options } = setUp();
  fake.answer(() => new Promise(() => {}));
  void sendKept(fake.context, "slot", COMMAND, options);
  const [first] = fake.asked;
  const reloaded = fakeContext("ann");
  reloaded.answer(() => "done");
  expect(await resendKept(reloaded.context, "slot", { ...options, storage })).toBe("done");
  expect(reloaded.asked).toEqual([first]);
  expect(resendKept(reloaded.context, "slot", options)).toBeNull();
});

test("a late answer that another screen has had before does not delete the note of the next command", async () => {
  const { fake, storage, options } = setUp();
  const answers: ((answer: string) => void)[] = [];
  fake.answer(() => new Promise((resolve) => answers.push(resolve)));
  const first = sendKept(fake.context, "slot", COMMAND, options);
  const again = resendKept(fake.context, "slot", options);
  await settled();
  answers[1]?.("done");
  await again;
  void sendKept(fake.context, "slot", COMMAND, options);
  const next = keptCommand("slot", "ann", storage);
  answers[0]?.("done");
  await first;
  expect(next).not.toBeNull();
  expect(keptCommand("slot", "ann", storage)).toEqual(next);
});

test("nobody repeats the command of another player", () => {
  const { fake, options } = setUp();
  fake.answer(() => new Promise(() => {}));
  void sendKept(fake.context, "slot", COMMAND, options);
  expect(resendKept(fakeContext("bob").context, "slot", options)).toBeNull();
  expect(resendKept(fakeContext(null).context, "slot", options)).toBeNull();
});

test("a retry is not sent in the name of another player who signed in meanwhile; the command stays kept", async () => {
  const { fake, storage, options } = setUp();
  fake.answer(() => {
    fake.signIn("bob");
    throw NO_RESPONSE;
  });
  await expect(sendKept(fake.context, "slot", COMMAND, options)).rejects.toBe(SIGNED_OUT);
  expect(fake.asked).toHaveLength(1);
  expect(keptCommand("slot", "ann", storage)).not.toBeNull();
});

test("each player of a tab keeps their own command, which the next player's bet neither loses nor answers", async () => {
  const { fake, storage, options } = setUp();
  fake.answer(() => new Promise(() => {}));
  void sendKept(fake.context, "slot", COMMAND, options);
  const bob = fakeContext("bob");
  bob.answer(() => "bob's");
  expect(await sendKept(bob.context, "slot", COMMAND, options)).toBe("bob's");
  const back = fakeContext("ann");
  back.answer(() => "ann's");
  expect(await resendKept(back.context, "slot", options)).toBe("ann's");
  expect(back.asked).toEqual(fake.asked);
  expect(storage.entries.size).toBe(0);
});

test("an answer that comes when another player is here is kept for its own player", async () => {
  const { fake, storage, options } = setUp();
  fake.answer(() => {
    fake.signIn("bob");
    return "ann's";
  });
  await expect(sendKept(fake.context, "slot", COMMAND, options)).rejects.toBe(SIGNED_OUT);
  expect(keptCommand("slot", "ann", storage)?.key).toBe(fake.asked[0]?.key);
});

test("a refusal that comes when another player is here is deleted: nothing was placed, and nothing will be", async () => {
  const { fake, storage, options } = setUp();
  fake.answer(() => {
    fake.signIn("bob");
    throw error("insufficient_balance");
  });
  await expect(sendKept(fake.context, "slot", COMMAND, options)).rejects.toMatchObject({
    code: "insufficient_balance",
  });
  expect(storage.entries.size).toBe(0);
});

test("after a lost answer, 'busy' says nothing about the bet: it is sent again", async () => {
  const { fake, options } = setUp();
  fake.answer(replies(fail(NO_RESPONSE), fail(error("busy")), fail(error("internal")), () => "done"));
  expect(await sendKept(fake.context, "slot", COMMAND, options)).toBe("done");
});

test("'busy' says nothing about a bet even without a lost answer: the house may have lost that of its database", async () => {
  const { fake, options } = setUp();
  fake.answer(replies(fail(error("busy")), () => "done"));
  expect(await sendKept(fake.context, "slot", COMMAND, options)).toBe("done");
  const [first, second] = fake.asked;
  expect(second?.key).toBe(first?.key);
});

test("an ended session keeps the command for when the player is back", async () => {
  const { fake, storage, options } = setUp();
  fake.answer(fail(error("token_expired")));
  await expect(sendKept(fake.context, "slot", COMMAND, options)).rejects.toMatchObject({ code: "token_expired" });
  expect(storage.entries.size).toBe(1);
});

test("visitors send nothing", async () => {
  const { storage, options } = setUp();
  const visitor = fakeContext(null);
  await expect(sendKept(visitor.context, "slot", COMMAND, options)).rejects.toBe(SIGNED_OUT);
  expect(visitor.asked).toEqual([] satisfies Asked[]);
  expect(storage.entries.size).toBe(0);
});

test.each(["{", '"text"', '{"path":"/x","key":1}', '{"path":"/x"}', '{"path":"/x","key":"k"}'])(
  "kept text %s is ignored",
  (text) => {
    const storage = memoryStorage();
    storage.setItem("kept:ann:slot", text);
    expect(keptCommand("slot", "ann", storage)).toBeNull();
  },
);

test("a cash-out is sent again if the house is busy; any other refusal is an answer", async () => {
  const { fake } = setUp();
  fake.answer(replies(fail(error("busy")), fail(NO_RESPONSE), () => "left"));
  expect(await sendAddressed(fake.context, "/tickets/t1/cash-out", {}, { pause: async () => {} })).toBe("left");
  fake.answer(fail(error("too_late")));
  await expect(sendAddressed(fake.context, "/tickets/t1/cash-out", {})).rejects.toMatchObject({ code: "too_late" });
});
