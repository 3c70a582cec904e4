import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Currency } from "@fairhouse/protocol/account.ts";
import type { SocialNetwork } from "@fairhouse/protocol/brand.ts";
import type { PlayRules } from "@fairhouse/protocol/play-rules.ts";
import type { Accents } from "./accent.ts";
import { playRulesOf } from "./play-rules.ts";
import type { LogWitness } from "./setting-kinds.ts";
import { type Settings, settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

/** The folder of the whole checkout, against which relative paths of the configuration are resolved. */
export const checkout = resolve(fileURLToPath(import.meta.url), "../../../../..");

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface Config {
  readonly mode: "production" | "development" | "test";
  readonly port: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Null if the role of `databaseUrl` owns the tables. */
  readonly databaseOwnerUrl: string | null;
  readonly databaseConnections: number;
  /** Origin at which players see the house; null for localhost with the actual port. */
  readonly publicUrl: string | null;
  /** True if players come over TLS: cookies are then Secure, and HSTS is sent. */
  readonly tls: boolean;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
  readonly houseName: string;
  readonly houseDescription: string;
  /** Null for the built-in presets. */
  readonly accents: Accents | null;
  /** An absolute path; null for the built-in mark, picture and texts. */
  readonly brandDir: string | null;
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly supportEmail: string | null;
  readonly currency: Currency;
  readonly startBalance: number;
  /** 64 hexadecimal digits; null to use the key file. */
  readonly secretKey: string | null;
  /** Null if no automatic backups are made. `folder` is absolute. */
  readonly backup: { readonly folder: string; readonly everyMs: number; readonly keep: number } | null;
  readonly logWitnesses: readonly LogWitness[];
  /** Null if no mail is sent; a house in development then writes mails to its log. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Lifetime of a session without a visit. */
  readonly sessionMs: number;
  /** Lifetime of a session in total. */
  readonly sessionLongestMs: number;
  /** Time without a move after which the house ends a hand. */
  readonly handConcludeMs: number;
  readonly play: PlayRules;
  readonly limits: {
    readonly betsPerSecond: number;
    readonly readsPerSecond: number;
    readonly signInsPerMinute: number;
    readonly socketsPerAddress: number;
  };
  /** Null if traders open all events. */
  readonly sportsFeed: {
    readonly key: string;
    readonly baseUrl: string;
    readonly sports: readonly string[];
    readonly regions: readonly string[];
    /** Seconds between two questions about odds. */
    readonly everyS: number;
  } | null;
  readonly tableLeaseMs: number;
  readonly shutdownMs: number;
  readonly metricsToken: string | null;
  readonly logLevel: Settings["LOG_LEVEL"];
}

/** Thrown for an invalid value of the configuration; its message is one line for the operator. */
export class ConfigError extends StartRefusal {}

/**
 * Reads the whole configuration. Empty variables count as unset; unknown ones are ignored.
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
    decimals: read("CURRENCY_DECIMALS"),
    shownDecimals: read("CURRENCY_SHOWN_DECIMALS"),
  };
  if (currency.shownDecimals > currency.decimals)
    throw new ConfigError("CURRENCY_SHOWN_DECIMALS must not be above CURRENCY_DECIMALS");
  if (read("DATABASE_OWNER_URL") !== null && read("DATABASE_URL") === null)
    throw new ConfigError("DATABASE_OWNER_URL needs DATABASE_URL: the embedded database has an owner of its own");
  const backupDir = read("BACKUP_DIR");
  if (backupDir !== null && read("DATABASE_URL") !== null)
    throw new ConfigError("BACKUP_DIR is for the embedded database: back yours up with its own tools");
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
    backup: backupPlan(backupDir, read("BACKUP_EVERY"), read("BACKUP_KEEP")),
    logWitnesses: read("LOG_WITNESSES"),
    smtpUrl: read("SMTP_URL"),
    mailFrom: read("MAIL_FROM"),
    sessionMs: read("SESSION_DAYS") * DAY_MS,
    sessionLongestMs: read("SESSION_MAX_DAYS") * DAY_MS,
    handConcludeMs: read("HAND_CONCLUDE_DAYS") * DAY_MS,
    play: playRulesOf(read),
    limits: {
      betsPerSecond: read("BETS_PER_SECOND"),
      readsPerSecond: read("READS_PER_SECOND"),
      signInsPerMinute: read("SIGN_INS_PER_MINUTE"),
      socketsPerAddress: read("SOCKETS_PER_ADDRESS"),
    },
    sportsFeed: sportsFeedOf(read),
    tableLeaseMs: read("TABLE_LEASE_SECONDS"),
    shutdownMs: read("SHUTDOWN_SECONDS"),
    metricsToken: read("METRICS_TOKEN"),
    logLevel: read("LOG_LEVEL"),
  };
}

function sportsFeedOf(read: <Name extends keyof Settings>(name: Name) => Settings[Name]): Config["sportsFeed"] {
  const key = read("SPORTS_FEED_KEY");
  return key === null
    ? null
    : {
        key,
        baseUrl: read("SPORTS_FEED_URL"),
        sports: read("SPORTS_FEED_SPORTS"),
        regions: read("SPORTS_FEED_REGIONS"),
        everyS: read("SPORTS_FEED_SECONDS"),
      };
}

function backupPlan(folder: string | null, everyHours: number, keep: number): Config["backup"] {
  return folder === null ? null : { folder: resolve(checkout, folder), everyMs: everyHours * HOUR_MS, keep };
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
