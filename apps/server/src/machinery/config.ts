import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Currency } from "@fairhouse/protocol/account.ts";
import { type SocialNetwork, socialNetwork } from "@fairhouse/protocol/brand.ts";
import { isPlainText } from "@fairhouse/protocol/text.ts";
import { z } from "zod";
import { type Accents, accentsOf } from "./accent.ts";
import { StartRefusal } from "./start-refusal.ts";

/** The folder that holds the whole checkout: what relative paths of the configuration start from. */
export const checkout = resolve(fileURLToPath(import.meta.url), "../../../../..");

const DAY_MS = 24 * 60 * 60 * 1000;

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(from, `must be at least ${from}`).max(to, `must be at most ${to}`));
const text = (longest: number) => z.string().max(longest, `must have at most ${longest} characters`);
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);
/** An origin: whatever else an address may hold would be dropped in silence. */
const webAddress = z
  .url({
    protocol: /^https?$/,
    hostname: /^[^*]+$/,
    error: "must be an http or https address, like https://house.example",
  })
  .refine((value) => !URL.canParse(value) || isOrigin(new URL(value)), "must be an address without path, user or query")
  .transform((value) => new URL(value).origin);
const isOrigin = ({ href, origin }: URL) => href === `${origin}/`;
/** A network of everybody would let each player claim any address, and go round every limit. */
const proxyNetwork = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "must list addresses or networks")
  .refine(
    (network) => !/\/0+$/.test(network),
    "must not name everybody (/0): name the address or network of your proxies",
  );
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" });
const secondsAsMs = (from: number, to: number) => wholeNumber(from, to).transform((seconds) => seconds * 1000);

const plainText = (longest: number) =>
  text(longest).min(1).refine(isPlainText, "must not hold line breaks, control characters or invisible ones");
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "must be a colour like #7a3ff0")
  .transform((value, context): Accents => {
    const accents = accentsOf(value.toLowerCase());
    if (accents.ok) return accents.value;
    context.addIssue(`cannot be used: ${accents.refusal}`);
    return z.NEVER;
  });
/** `twitter=https://…`: the address of each network that is named. */
const socialLinks = list.transform((pairs, context): Partial<Record<SocialNetwork, string>> => {
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

interface Setting<Value> {
  readonly schema: z.ZodType<Value, string | undefined>;
  /** What an operator reads when the variable is not set. */
  readonly default: string;
  readonly meaning: string;
}

function setting<Value>(schema: z.ZodType<Value, string>, standard: string, meaning: string): Setting<Value> {
  return { schema: z.string().default(standard).pipe(schema), default: standard, meaning };
}

function unset<Value>(schema: z.ZodType<Value, string>, standard: string, meaning: string): Setting<Value | null> {
  return {
    schema: z
      .string()
      .optional()
      .transform((value) => value ?? null)
      .pipe(schema.nullable()),
    default: standard,
    meaning,
  };
}

/** Every variable of the environment that the house reads, with its default and meaning. `docs/operating.md` lists the same. */
export const settings = {
  PORT: setting(wholeNumber(0, 65_535), "3000", "Port of site, API and sockets. 0 takes a free one."),
  HOST: setting(text(255), "127.0.0.1", "Address to listen on. `0.0.0.0` opens the house to the network."),
  DATA_DIR: setting(text(4096), "./data", "Folder of keys and embedded database; relative to the checkout."),
  DATABASE_URL: unset(
    databaseAddress,
    "unset: embedded PostgreSQL in DATA_DIR",
    "A PostgreSQL of your own, version 16 or newer.",
  ),
  DATABASE_OWNER_URL: unset(
    databaseAddress,
    "unset: DATABASE_URL, whose role owns the tables",
    "The same database as the role that owns its tables: for migrations at start alone.",
  ),
  DATABASE_CONNECTIONS: setting(wholeNumber(2, 500), "20", "Most connections that this server opens."),
  PUBLIC_URL: unset(webAddress, "unset: http://localhost and the port", "Address at which players see the house."),
  ALLOWED_ORIGINS: setting(list.pipe(z.array(webAddress)), "", "Further origins that may call the API, by comma."),
  TRUST_PROXY: setting(
    list.pipe(z.array(proxyNetwork)),
    "",
    "Addresses or networks of proxies whose X-Forwarded-* headers are believed, by comma.",
  ),
  HOUSE_NAME: setting(plainText(40), "Fairhouse", "Name of the house on its pages and in its mails."),
  HOUSE_DESCRIPTION: setting(
    plainText(200),
    "A house of provably fair games, played with free coins. Every bet can be verified.",
    "What search engines and shared links say of it.",
  ),
  HOUSE_ACCENT: unset(
    colour,
    "unset: the presets, of which visitors see blue first",
    "A colour like #7a3ff0: the preset `default` and what visitors see first.",
  ),
  BRAND_DIR: unset(
    text(4096),
    "unset: the built-in ones",
    "Folder of mark, picture and texts of the house; see Brand.",
  ),
  SOCIAL_LINKS: setting(
    socialLinks,
    "",
    "Where Follow us leads, by comma: twitter=https://…; also whatsapp, linkedin, facebook.",
  ),
  SUPPORT_EMAIL: unset(
    z.email("must be an e-mail address"),
    "unset: messages are stored alone",
    "Mailbox that gets the messages of the support form, and is shown to players.",
  ),
  CURRENCY_ID: setting(
    // "guest" is what a visitor's coins are called, which no account ever holds.
    z.string().regex(/^(?!guest$)[a-z0-9-]{1,20}$/, "must be a short lower-case id, and not guest"),
    "coin",
    "Id in the ledger.",
  ),
  CURRENCY_SYMBOL: setting(text(10).min(1), "FUN", "Shown beside amounts."),
  CURRENCY_ICON: setting(text(200).min(1), "🪙", "An emoji, or the path of an image."),
  CURRENCY_MIN_BET: setting(wholeNumber(1, 1e12), "1000", "Smallest stake, in the smallest unit."),
  CURRENCY_MAX_BET: setting(wholeNumber(1, 1e12), "100000", "Largest first stake of a bet, in the smallest unit."),
  CURRENCY_PRICE: setting(
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,9})?$/, "must be a decimal number")
      .transform(Number),
    "0.1",
    "Value of one unit of a real currency; play coins show none.",
  ),
  START_BALANCE: setting(wholeNumber(0, 1e12), "1000000", "Coins that a new account starts with."),
  SECRET_KEY: unset(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits: openssl rand -hex 32")
      .refine((key) => new Set(key.toLowerCase()).size >= 6, "is no random key: openssl rand -hex 32"),
    "unset: made once in DATA_DIR/keys/master.key",
    "Master key of tokens and of seeds at rest. Never stored in the database; without it open seeds are lost.",
  ),
  SMTP_URL: unset(
    z.url({ protocol: /^smtps?$/, hostname: /./, error: "must be like smtp://mail.example or smtps://mail.example" }),
    "unset: no mail is sent",
    "Mail server with its user and password, like smtps://user:password@mail.example:465.",
  ),
  MAIL_FROM: setting(
    z.email("must be an e-mail address"),
    "no-reply@localhost.localdomain",
    "Sender of the mails of this house.",
  ),
  SESSION_DAYS: setting(wholeNumber(1, 365), "30", "Days without a visit after which a session ends."),
  SESSION_MAX_DAYS: setting(
    wholeNumber(1, 3650),
    "90",
    "Days after the sign-in at which a session ends, however often it is used.",
  ),
  BETS_PER_SECOND: setting(wholeNumber(1, 1e6), "5000", "Most money-moving requests of one player in a second."),
  READS_PER_SECOND: setting(wholeNumber(1, 1e6), "200", "Most other requests of one player or address in a second."),
  SIGN_INS_PER_MINUTE: setting(
    wholeNumber(1, 1e6),
    "60",
    "Most sign-ins and registrations of one address in a minute.",
  ),
  SOCKETS_PER_ADDRESS: setting(
    wholeNumber(1, 1e6),
    "1000",
    "Most open WebSockets of one address; this machine has no limit.",
  ),
  TABLE_LEASE_SECONDS: setting(secondsAsMs(2, 60), "6", "After this silence another server takes a round table over."),
  SHUTDOWN_SECONDS: setting(secondsAsMs(1, 600), "60", "Longest wait for running rounds when the server stops."),
  METRICS_TOKEN: unset(
    text(200).min(16, "must have at least 16 characters"),
    "unset: /metrics answers this machine only",
    "Bearer token for /metrics.",
  ),
  LOG_LEVEL: setting(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a level of pino, like info"),
    "info",
    "`debug` adds a line for every request.",
  ),
  NODE_ENV: setting(
    z.enum(["production", "development", "test"], "must be production, development or test"),
    "production",
    "`development` and `test` check every answer against its schema.",
  ),
} as const satisfies Record<string, Setting<unknown>>;

type Settings = { readonly [Name in keyof typeof settings]: z.output<(typeof settings)[Name]["schema"]> };

export interface Config {
  readonly mode: "production" | "development" | "test";
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Null: whoever `databaseUrl` names owns the tables. */
  readonly databaseOwnerUrl: string | null;
  readonly databaseConnections: number;
  /** Origin at which players see the house; null: whatever port is taken, on localhost. */
  readonly publicUrl: string | null;
  /** Players come over TLS: cookies are Secure, and HSTS is sent. */
  readonly tls: boolean;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
  readonly houseName: string;
  readonly houseDescription: string;
  /** Null: the presets are the built-in ones. */
  readonly accents: Accents | null;
  /** Absolute; null: mark, picture and texts are the built-in ones. */
  readonly brandDir: string | null;
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly supportEmail: string | null;
  readonly currency: Currency;
  readonly startBalance: number;
  /** 64 hexadecimal digits; null: from the key file. */
  readonly secretKey: string | null;
  /** Null: without `SMTP_URL` no mail is sent; a house in development writes mails to its log. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Without a visit. */
  readonly sessionMs: number;
  /** In all. */
  readonly sessionLongestMs: number;
  readonly limits: {
    readonly betsPerSecond: number;
    readonly readsPerSecond: number;
    readonly signInsPerMinute: number;
    readonly socketsPerAddress: number;
  };
  readonly tableLeaseMs: number;
  readonly shutdownMs: number;
  readonly metricsToken: string | null;
  readonly logLevel: Settings["LOG_LEVEL"];
}

/** A value of the configuration that cannot be: its message is one line for the operator. */
export class ConfigError extends StartRefusal {}

/**
 * Reads the whole configuration. Empty variables count as unset; unknown ones belong to somebody else.
 * @throws ConfigError naming the variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <Name extends keyof Settings>(name: Name): Settings[Name] => readSetting(name, environment);
  const publicUrl = read("PUBLIC_URL");
  const brandDir = read("BRAND_DIR");
  const currency: Currency = {
    _id: read("CURRENCY_ID"),
    symbol: read("CURRENCY_SYMBOL"),
    icon: read("CURRENCY_ICON"),
    minBet: read("CURRENCY_MIN_BET"),
    maxBet: read("CURRENCY_MAX_BET"),
    price: read("CURRENCY_PRICE"),
  };
  if (read("DATABASE_OWNER_URL") !== null && read("DATABASE_URL") === null)
    throw new ConfigError("DATABASE_OWNER_URL needs DATABASE_URL: the embedded database has an owner of its own");
  if (currency.minBet > currency.maxBet) throw new ConfigError("CURRENCY_MIN_BET must not be above CURRENCY_MAX_BET");
  return {
    mode: read("NODE_ENV"),
    port: read("PORT"),
    host: read("HOST"),
    dataDir: resolve(checkout, read("DATA_DIR")),
    databaseUrl: read("DATABASE_URL"),
    databaseOwnerUrl: read("DATABASE_OWNER_URL"),
    databaseConnections: read("DATABASE_CONNECTIONS"),
    publicUrl,
    tls: publicUrl?.startsWith("https:") ?? false,
    allowedOrigins: [...(publicUrl === null ? [] : [publicUrl]), ...read("ALLOWED_ORIGINS")],
    trustProxy: read("TRUST_PROXY"),
    houseName: read("HOUSE_NAME"),
    houseDescription: read("HOUSE_DESCRIPTION"),
    accents: read("HOUSE_ACCENT"),
    brandDir: brandDir === null ? null : resolve(checkout, brandDir),
    social: read("SOCIAL_LINKS"),
    supportEmail: read("SUPPORT_EMAIL"),
    currency,
    startBalance: read("START_BALANCE"),
    secretKey: read("SECRET_KEY"),
    smtpUrl: read("SMTP_URL"),
    mailFrom: read("MAIL_FROM"),
    sessionMs: read("SESSION_DAYS") * DAY_MS,
    sessionLongestMs: read("SESSION_MAX_DAYS") * DAY_MS,
    limits: {
      betsPerSecond: read("BETS_PER_SECOND"),
      readsPerSecond: read("READS_PER_SECOND"),
      signInsPerMinute: read("SIGN_INS_PER_MINUTE"),
      socketsPerAddress: read("SOCKETS_PER_ADDRESS"),
    },
    tableLeaseMs: read("TABLE_LEASE_SECONDS"),
    shutdownMs: read("SHUTDOWN_SECONDS"),
    metricsToken: read("METRICS_TOKEN"),
    logLevel: read("LOG_LEVEL"),
  };
}

function readSetting<Name extends keyof Settings>(
  name: Name,
  environment: Readonly<Record<string, string | undefined>>,
): Settings[Name] {
  const given = environment[name];
  const parsed = settings[name].schema.safeParse(given === "" ? undefined : given);
  if (parsed.success) return parsed.data as Settings[Name];
  throw new ConfigError(`${name} ${parsed.error.issues[0]?.message ?? "is not valid"}`);
}
