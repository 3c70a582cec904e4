import { z } from "zod";
import {
  colour,
  databaseAddress,
  list,
  onOrOff,
  plainText,
  proxyNetwork,
  secondsAsMs,
  socialLinks,
  text,
  webAddress,
  wholeNumber,
  witnesses,
} from "./setting-kinds.ts";

interface Setting<Value> {
  readonly schema: z.ZodType<Value, string | undefined>;
  /** The default as documented for operators. */
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

/**
 * Every variable of the environment that the house reads, with its default and meaning. `docs/operating.md` lists the
 * same.
 */
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
    "The same database as the role that owns its tables: for migrations, and for the operator's commands.",
  ),
  DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 500),
    "20",
    "Most connections that this server opens; below 7 it opens 7.",
  ),
  PUBLIC_URL: unset(
    webAddress,
    "unset: links in mails begin with http://localhost and the port; previews of links have no picture",
    "Address at which players see the house.",
  ),
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
    "The text about it in search engines and shared links.",
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
    "Links of Follow us, by comma: twitter=https://…; also whatsapp, linkedin, facebook.",
  ),
  SUPPORT_EMAIL: unset(
    z.email("must be an e-mail address"),
    "unset: messages are stored alone",
    "Mailbox that gets the messages of the support form, and is shown to players.",
  ),
  CURRENCY_ID: setting(
    // "guest" is the currency id of a visitor's coins, which no account ever holds.
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
    "Value of one unit of a real currency: the API tells it, and nothing uses it yet.",
  ),
  CURRENCY_DECIMALS: setting(wholeNumber(0, 8), "0", "Decimals of the smallest unit: 2 where it is a hundredth."),
  CURRENCY_SHOWN_DECIMALS: setting(wholeNumber(0, 8), "0", "The number that the site shows; the rest is dropped."),
  START_BALANCE: setting(
    wholeNumber(0, 1e12),
    "1000000",
    "Coins that a new account starts with; pages promise visitors the default in any case.",
  ),
  SECRET_KEY: unset(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits: openssl rand -hex 32")
      .refine((key) => new Set(key.toLowerCase()).size >= 6, "is not a random key: openssl rand -hex 32"),
    "unset: made once in DATA_DIR/keys/master.key",
    "Master key of tokens and of seeds at rest. Never stored in the database; without it open seeds are lost.",
  ),
  LOG_WITNESSES: setting(
    witnesses,
    "",
    "Witnesses that cosign the log: the vkey and the address of each, with a space between them, by comma; see The log.",
  ),
  BACKUP_DIR: unset(
    text(4096),
    "unset: backups are made by hand",
    "Folder in which the embedded database is backed up by itself; see Backup and restore.",
  ),
  BACKUP_EVERY: setting(wholeNumber(1, 720), "24", "Hours between two backups."),
  BACKUP_KEEP: setting(wholeNumber(1, 1000), "7", "The number of backups to keep; older ones are deleted."),
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
  HAND_CONCLUDE_DAYS: setting(
    wholeNumber(1, 3650),
    "30",
    "Days after which the house ends a hand that nobody touches, as its rules say.",
  ),
  RULES: unset(
    z.enum(["uk"], "must be uk"),
    "unset: the house's own",
    "Rules of play asked for by law, which set the next six at once; `uk`: the Gambling Commission's of January 2025.",
  ),
  AUTOPLAY: unset(onOrOff, "unset: on", "`off` takes automatic betting away."),
  FAST_PLAY: unset(onOrOff, "unset: on", "`off` takes fast and instant bets away."),
  HOLD_TO_BET: unset(onOrOff, "unset: on", "`off` makes one bet of a press, however long the button is held."),
  SEVERAL_GAMES: unset(onOrOff, "unset: on", "`off` refuses a bet while one is open in another game."),
  SECONDS_BETWEEN_BETS: unset(
    secondsAsMs(0, 60),
    "unset: 0",
    "Least time from one bet to the next; tickets of one round count as one bet.",
  ),
  SHOW_PLAY_TIME: unset(
    onOrOff,
    "unset: off",
    "`on` shows on the pages of games how long one has played, and what it has won or cost.",
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
    "Most open WebSockets of one address, three times as many openings in ten seconds; this machine has no limit.",
  ),
  SPORTS_FEED_KEY: unset(
    text(128).min(1),
    "unset: traders open all events",
    "Key of The Odds API, from which events, odds and results come.",
  ),
  SPORTS_FEED_SPORTS: setting(
    list,
    "soccer_uefa_champs_league",
    "Competitions that are asked for, by the names of the feed and by comma.",
  ),
  SPORTS_FEED_REGIONS: setting(list, "eu", "Regions of bookmakers, by comma: each region costs as much again."),
  SPORTS_FEED_SECONDS: setting(
    wholeNumber(10, 3600),
    "60",
    "Time between two questions about odds; odds older than 120 seconds are not offered.",
  ),
  SPORTS_FEED_URL: setting(text(2048), "https://api.the-odds-api.com", "Address of the feed."),
  TABLE_LEASE_SECONDS: setting(secondsAsMs(2, 60), "6", "After this silence another server takes a round table over."),
  SHUTDOWN_SECONDS: setting(secondsAsMs(0, 600), "60", "Longest wait for running rounds when the server stops."),
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

/** The values of all variables, as their schemas read them. */
export type Settings = { readonly [Name in keyof typeof settings]: z.output<(typeof settings)[Name]["schema"]> };
