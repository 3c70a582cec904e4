import { type SocialNetwork, socialNetwork } from "@fairhouse/protocol/brand.ts";
import { isPlainText } from "@fairhouse/protocol/text.ts";
import { COSIGNATURE, NoteError, parseVkey, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { z } from "zod";
import { type Accents, accentsOf } from "./accent.ts";

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(from, `must be at least ${from}`).max(to, `must be at most ${to}`));
export const text = (longest: number) => z.string().max(longest, `must have at most ${longest} characters`);
export const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);
/** An origin: any other part of an address would be dropped silently. */
export const webAddress = z
  .url({
    protocol: /^https?$/,
    hostname: /^[^*]+$/,
    error: "must be an http or https address, like https://house.example",
  })
  .refine((value) => !URL.canParse(value) || isOrigin(new URL(value)), "must be an address without path, user or query")
  .transform((value) => new URL(value).origin);
const isOrigin = ({ href, origin }: URL) => href === `${origin}/`;
/** A network of all addresses would let each player claim any address, and bypass every limit. */
export const proxyNetwork = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "must list addresses or networks")
  .refine(
    (network) => !/\/0+$/.test(network),
    "must not name everybody (/0): name the address or network of your proxies",
  );
export const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" });
export const secondsAsMs = (from: number, to: number) => wholeNumber(from, to).transform((seconds) => seconds * 1000);

export const onOrOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

export const plainText = (longest: number) =>
  text(longest).min(1).refine(isPlainText, "must not hold line breaks, control characters or invisible ones");
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "must be a colour like #7a3ff0")
  .transform((value, context): Accents => {
    const accents = accentsOf(value.toLowerCase());
    if (accents.ok) return accents.value;
    context.addIssue(`cannot be used: ${accents.refusal}`);
    return z.NEVER;
  });
/** `twitter=https://…`: the address of each network that is named. */
export const socialLinks = list.transform((pairs, context): Partial<Record<SocialNetwork, string>> => {
  const links: Partial<Record<SocialNetwork, string>> = {};
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const network = socialNetwork.safeParse(pair.slice(0, at));
    const address = z.url({ protocol: /^https?$/ }).safeParse(pair.slice(at + 1));
    if (at > 0 && network.success && address.success) links[network.data] = new URL(address.data).href;
    else context.addIssue(`must be pairs like twitter=https://… of ${socialNetwork.options.join(", ")}, by comma`);
  }
  return links;
});
/** `VKEY ADDRESS`: a witness of logs, by its key and the address that takes checkpoints. */
export const witnesses = list.transform((pairs, context): readonly LogWitness[] => {
  const all: LogWitness[] = [];
  for (const pair of pairs) {
    const [vkey = "", address = "", more] = pair.split(/\s+/);
    const key = keyOf(vkey);
    const url = z.url({ protocol: /^https?$/ }).safeParse(address);
    if (key !== null && url.success && more === undefined) all.push({ key, address: url.data.replace(/\/$/, "") });
    else context.addIssue("must be pairs of a witness's vkey and address, with a space between them, by comma");
  }
  return all;
});

/** A witness that cosigns the heads of the log. */
export interface LogWitness {
  readonly key: VerifierKey;
  /** Without a slash at its end; `/add-checkpoint` follows. */
  readonly address: string;
}

/** Reads the key of a witness; null for any other text. */
function keyOf(vkey: string): VerifierKey | null {
  try {
    const key = parseVkey(vkey);
    return key.type === COSIGNATURE ? key : null;
  } catch (error) {
    if (error instanceof NoteError) return null;
    throw error;
  }
}
