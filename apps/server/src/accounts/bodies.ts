import { z } from "zod";

/** `GET /api/account/sessions`. */
export const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** What the browser called itself. */
      device: z.string(),
      address: z.string(),
      createdAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});

/** `POST /api/account/claim`. */
export const claimBody = z.strictObject({ token: z.string().min(1).max(200) });
