import type { Clock } from "@fairhouse/platform/clock.ts";
import { Secret, TOTP } from "otpauth";
import { nextNoon } from "../../../../../tests/noon.ts";
import type { House } from "../../house.ts";
import { systemClock } from "../../machinery/clock.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";

/** The parts of every answer that tests look into. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly cookies: Readonly<Record<string, string>>;
  readonly body: {
    readonly code: string;
    readonly details?: unknown;
    readonly requestId: string;
    readonly accessToken: string;
    readonly adultAt: string | null;
    readonly role: string;
    readonly user: {
      readonly _id: string;
      readonly username: string;
      readonly iReferral: string;
      readonly role: string;
      readonly adultAt: string | null;
    };
    readonly balance: { readonly amount: number };
    readonly balances: readonly unknown[];
    readonly sessions: readonly { readonly id: string; readonly current: boolean; readonly device: string }[];
  };
}

type Method = "GET" | "POST" | "DELETE";

export async function call(
  app: AppInstance,
  method: Method,
  url: string,
  options: { body?: unknown; headers?: Record<string, string>; address?: string } = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url,
    headers: options.headers ?? {},
    ...(options.body === undefined ? {} : { payload: options.body as object }),
    remoteAddress: options.address ?? "127.0.0.1",
  });
  return {
    status: answer.statusCode,
    headers: new Headers(
      Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ),
    cookies: Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value])),
    body: JSON.parse(answer.body === "" ? "{}" : answer.body),
  };
}

export const PASSWORD = "violet kettle 88";

export async function register(app: AppInstance, email: string, headers: Record<string, string> = {}): Promise<Answer> {
  const body = { email, password: PASSWORD, firstName: "Ada", lastName: "Byron" };
  const answer = await call(app, "POST", "/api/auth/register", { body, headers });
  if (answer.status !== 200) throw new Error(`registration failed: ${JSON.stringify(answer.body)}`);
  return answer;
}

interface TestClock {
  readonly clock: Clock;
  advance(ms: number): void;
}

/** The machine's clock, set to a noon and moved by hand. */
export function setTestClock(): TestClock {
  const ahead = nextNoon() - Date.now();
  let offset = 0;
  return {
    clock: {
      ...systemClock,
      now: () => Date.now() + ahead + offset,
      monotonic: () => performance.now() + offset,
    },
    advance: (ms) => {
      offset += ms;
    },
  };
}

/**
 * A clock that stands still until it is set, so that no window of a limit and no code ends during a test. Timers are
 * the machine's.
 */
export function stillClock(): TestClock {
  const noon = nextNoon();
  let passed = 0;
  return {
    clock: { ...systemClock, now: () => noon + passed, monotonic: () => passed },
    advance: (ms) => {
      passed += ms;
    },
  };
}

/** Returns the code that an authenticator app with this secret shows. @param now milliseconds since 1970. */
export function appCode(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

/** Returns the token of the invitation to become this house's administrator. */
export function claimTokenOf(house: Pick<House, "invitations">): string {
  return house.invitations.map(({ path }) => /^\/claim\?token=(.+)$/.exec(path)?.[1]).find(Boolean) ?? "";
}
