import type { FastifyJWTOptions, JWT } from "@fastify/jwt";
import { z } from "zod";

/** Fifteen minutes: the time for which a stolen access token works if the session store cannot be reached. */
export const ACCESS_TOKEN_MS = 15 * 60 * 1000;
const ISSUER = "fairhouse";
const AUDIENCE = "fairhouse:api";

/** The claims of an access token: player (`sub`), session (`sid`), expiry (`exp`, seconds). */
const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  iat: z.int(),
  exp: z.int(),
  // The library compares these two only if they are present.
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
});
export type Claims = z.infer<typeof claims>;

export interface Tokens {
  /** @param sessionEnds milliseconds since 1970: no token outlives its session. */
  issue(playerId: string, sessionId: string, now: number, sessionEnds?: number): string;
  /**
   * Returns the claims of a token that this house signed for its own API; null for anything else. The caller compares
   * `exp`.
   */
  read(token: string): Claims | null;
}

/** Returns the options for `@fastify/jwt`: HS256 and nothing else, with the house's issuer and audience. */
export function jwtOptions(key: Buffer): FastifyJWTOptions {
  return {
    secret: key,
    sign: { algorithm: "HS256", iss: ISSUER, aud: AUDIENCE },
    // Expiry is compared with the house's clock, which tests set.
    verify: { algorithms: ["HS256"], allowedIss: ISSUER, allowedAud: AUDIENCE, ignoreExpiration: true, cache: false },
  };
}

export function createTokens(jwt: JWT): Tokens {
  return {
    issue(playerId, sessionId, now, sessionEnds = Number.POSITIVE_INFINITY) {
      const iat = Math.floor(now / 1000);
      const exp = Math.min(iat + ACCESS_TOKEN_MS / 1000, Math.floor(sessionEnds / 1000));
      return jwt.sign({ sub: playerId, sid: sessionId, iat, exp });
    },
    read(token) {
      try {
        return claims.safeParse(jwt.verify(token)).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
