import type { BetPage } from "@fairhouse/protocol/play.ts";

/**
 * Returns the command of `tools/verify` that computes this bet's outcome again; null while its seed is secret, and for
 * shared rounds.
 */
export function verifyCommand({ bet, proof }: BetPage): string | null {
  if (proof.seeding !== "solo" || proof.serverSeed === null) return null;
  return [
    "npm run --silent verify --",
    `--game ${bet.game}`,
    `--server-seed ${quoted(proof.serverSeed)}`,
    `--client-seed ${quoted(proof.clientSeed)}`,
    `--nonce ${proof.nonce}`,
    `--bet ${quoted(JSON.stringify(bet.bet))}`,
    "--json",
  ].join(" ");
}

/** Quotes a text for a POSIX shell: a client seed is any text that its player typed. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
