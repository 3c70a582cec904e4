import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePlay } from "@fairhouse/protocol/play-rules.ts";
import { expect, test } from "vitest";
import { checkout, readConfig } from "./config.ts";
import { settings } from "./settings.ts";

test("without any variable the house plays free coins on this machine only", () => {
  expect(readConfig({ UNRELATED: "x" })).toMatchObject({
    mode: "production",
    port: 3000,
    host: "127.0.0.1",
    dataDir: join(checkout, "data"),
    databaseUrl: null,
    publicUrl: null,
    tls: false,
    allowedOrigins: [],
    trustProxy: [],
    startBalance: 1_000_000,
    currency: { minBet: 1000, maxBet: 100_000, price: 0.1 },
  });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", SECRET_KEY: "" })).toEqual(readConfig({}));
});

test("a public https address switches to secure cookies and is the allowed origin", () => {
  const config = readConfig({
    PUBLIC_URL: "https://house.example/",
    ALLOWED_ORIGINS: "https://a.example, http://b.example:81",
  });
  expect(config).toMatchObject({ tls: true, publicUrl: "https://house.example" });
  expect(config.allowedOrigins).toEqual(["https://house.example", "https://a.example", "http://b.example:81"]);
});

test("links to social networks are read by network", () => {
  const { social } = readConfig({
    SOCIAL_LINKS: "twitter=https://x.example/house, whatsapp=https://wa.example/1?text=a=b",
  });
  expect(social).toEqual({ twitter: "https://x.example/house", whatsapp: "https://wa.example/1?text=a=b" });
});

test("rules of play are the house's own, or those of a law, which variables may only tighten", () => {
  expect(readConfig({ AUTOPLAY: "off", SECONDS_BETWEEN_BETS: "2" }).play).toEqual({
    ...freePlay,
    autoplay: false,
    betweenBetsMs: 2_000,
  });
  const uk = readConfig({ RULES: "uk" }).play;
  expect(uk).toEqual({
    autoplay: false,
    fastPlay: false,
    holdToBet: false,
    severalGames: false,
    betweenBetsMs: 5_000,
    showPlayTime: true,
  });
  const tighter = { RULES: "uk", SECONDS_BETWEEN_BETS: "8", AUTOPLAY: "off", SHOW_PLAY_TIME: "on" };
  expect(readConfig(tighter).play).toEqual({ ...uk, betweenBetsMs: 8_000 });
});

test.each([
  ["AUTOPLAY", "on"],
  ["FAST_PLAY", "on"],
  ["HOLD_TO_BET", "on"],
  ["SEVERAL_GAMES", "on"],
  ["SECONDS_BETWEEN_BETS", "4"],
  ["SHOW_PLAY_TIME", "off"],
])("%s=%s stops the start of a house under RULES=uk", (name, value) => {
  expect(() => readConfig({ RULES: "uk", [name]: value })).toThrow(`${name} allows what RULES=uk forbids`);
});

test.each([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "1.5"],
  ["DATABASE_URL", "mysql://x"],
  ["PUBLIC_URL", "house.example"],
  ["PUBLIC_URL", "https://house example"],
  ["PUBLIC_URL", "https://house.example:99999"],
  ["PUBLIC_URL", "https://house.example/lobby"],
  ["PUBLIC_URL", "https://user:password@house.example"],
  ["ALLOWED_ORIGINS", "*"],
  ["TRUST_PROXY", "everybody"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "10.0.0.1, ::/0"],
  ["CURRENCY_MIN_BET", "0"],
  ["CURRENCY_MIN_BET", "200000"],
  ["CURRENCY_PRICE", "-1"],
  ["SECRET_KEY", "secret"],
  ["SECRET_KEY", "0".repeat(64)],
  ["HOUSE_NAME", "Two\nlines"],
  ["HOUSE_NAME", "x".repeat(41)],
  ["HOUSE_DESCRIPTION", "right to left \u202e"],
  ["HOUSE_ACCENT", "red"],
  ["HOUSE_ACCENT", "#fff"],
  ["HOUSE_ACCENT", "#808080"],
  ["HOUSE_ACCENT", "#200040"],
  ["SOCIAL_LINKS", "myspace=https://myspace.example"],
  ["SOCIAL_LINKS", "twitter=javascript:alert(1)"],
  ["SOCIAL_LINKS", "https://twitter.example/house"],
  ["SUPPORT_EMAIL", "support"],
  ["RULES", "de"],
  ["AUTOPLAY", "yes"],
  ["SECONDS_BETWEEN_BETS", "61"],
  ["BACKUP_EVERY", "0"],
  ["BACKUP_KEEP", "0"],
  ["LOG_LEVEL", "loud"],
  ["NODE_ENV", "staging"],
])("%s=%s stops the start with one line that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} (?!Invalid)[^\n]+$`));
});

test("automatic backups are for the embedded database", () => {
  expect(readConfig({ BACKUP_DIR: "/backups" }).backup).toEqual({ folder: "/backups", everyMs: 86_400_000, keep: 7 });
  expect(() => readConfig({ BACKUP_DIR: "/backups", DATABASE_URL: "postgres://db/house" })).toThrow(
    /^BACKUP_DIR is for/,
  );
});

test("docs/operating.md lists every variable with its default", async () => {
  const manual = await readFile(join(checkout, "docs/operating.md"), "utf8");
  const documented = tableRows(manual).filter(([name]) => /^`[A-Z_]+`$/.test(name ?? ""));
  const expected = Object.entries(settings).map(([name, setting]) => [
    `\`${name}\``,
    setting.default === "" ? "none" : setting.default,
    setting.meaning,
  ]);
  expect(documented).toEqual(expected);
});

/** Returns the cells of all tables in a Markdown text, without the blanks that align them. */
function tableRows(markdown: string): string[][] {
  const lines = markdown.split("\n").filter((line) => line.startsWith("|"));
  return lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
