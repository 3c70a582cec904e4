import { type Role, role } from "@fairhouse/protocol/account.ts";
import type { onRequestHookHandler } from "fastify";
import { asGuard } from "./declaration.ts";
import { AppError } from "./errors.ts";
import type { StaffRole } from "./instance.ts";

const RANKS = new Map<Role, number>(role.options.map((name, rank) => [name, rank]));

function mayActAs(held: Role, needed: StaffRole): boolean {
  return (RANKS.get(held) ?? 0) >= (RANKS.get(needed) ?? Number.POSITIVE_INFINITY);
}

/** Lets staff pass. Everybody else is answered as if the route did not exist. */
export function requireStaff(needed: StaffRole): onRequestHookHandler {
  return asGuard("staff", (request, _reply, done) => {
    const isStaff = request.player !== null && mayActAs(request.player.role, needed);
    done(isStaff ? undefined : new AppError("not_found"));
  });
}
