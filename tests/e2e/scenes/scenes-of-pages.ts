import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { Player } from "../page/player.ts";
import { open, playButton, playSome, type Scene, seeAll } from "./scene.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const profileTabs = ["bets", "statistics", "identity", "security", "referral", "data"];

/** All separate pages, in their states. */
export const scenesOfPages: readonly Scene[] = [
  {
    name: "home-visitor",
    visitor: true,
    whole: true,
    async show(page) {
      await open(page, "/home");
      await seeAll(page);
    },
  },
  { name: "home-visitor-top", visitor: true, show: (page) => open(page, "/home") },
  {
    name: "home-player",
    whole: true,
    async show(page, player) {
      await playSome(player);
      await player?.openMines(5000, 3);
      await open(page, "/home");
      await seeAll(page);
    },
  },
  { name: "profile-visitor", visitor: true, show: (page) => open(page, "/profile") },
  ...profileTabs.map(
    (tab): Scene => ({
      name: `profile-${tab}`,
      whole: true,
      async show(page, player) {
        await playSome(player);
        await open(page, `/profile?tab=${tab}`);
        await seeAll(page);
      },
    }),
  ),
  {
    name: "profile-bets-of-one-game",
    whole: true,
    async show(page, player) {
      await playSome(player);
      await open(page, `/profile?game=${someHand.id}&period=own`);
    },
  },
  { name: "fairness-visitor", visitor: true, whole: true, show: (page) => open(page, "/fairness") },
  {
    name: "fairness-player",
    whole: true,
    async show(page, player) {
      await playSome(player);
      await player?.rotate();
      await open(page, "/fairness");
      await seeAll(page);
    },
  },
  {
    name: "bet",
    whole: true,
    async show(page, player) {
      const id = await playSome(player);
      await player?.rotate();
      await open(page, `/bet/${id}`);
      await page.locator("section[aria-labelledby=proof] [aria-live] > button").click();
      await seeAll(page);
    },
  },
  {
    name: "bet-missing",
    visitor: true,
    provokes: /status of 404/,
    show: (page) => open(page, `/bet/${UNKNOWN}`),
  },
  {
    name: "round-missing",
    visitor: true,
    provokes: /status of 404/,
    show: (page) => open(page, `/round/${someFlight.table}.999999999`),
  },
  {
    name: "round",
    visitor: true,
    whole: true,
    async show(page) {
      await open(page, `/round/${someFlight.table}.1`);
      await seeAll(page);
    },
  },
  { name: "login", visitor: true, show: (page) => open(page, "/auth/jwt/login") },
  {
    name: "login-refused",
    visitor: true,
    provokes: /status of 401/,
    async show(page) {
      await open(page, "/auth/jwt/login");
      await page.locator("input[name=email]").fill("nobody@house.test");
      await page.locator("input[name=password]").fill("not a password");
      await page.locator("button[type=submit]").click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "register", visitor: true, show: (page) => open(page, "/auth/jwt/register") },
  {
    name: "register-errors",
    visitor: true,
    async show(page) {
      await open(page, "/auth/jwt/register");
      await page.locator("button[type=submit]").click();
    },
  },
  { name: "forgot-password", visitor: true, show: (page) => open(page, "/auth/jwt/forgot-password") },
  { name: "new-password", visitor: true, show: (page) => open(page, "/auth/jwt/new-password#token=unknown") },
  { name: "restore-email", visitor: true, show: (page) => open(page, "/auth/jwt/restore-email#token=unknown") },
  {
    name: "age",
    visitor: true,
    async show(page) {
      await Player.register(page.context().request, { adult: false });
      await open(page, "/game/mine");
      await page.locator(playButton).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "not-found", visitor: true, show: (page) => open(page, "/404"), provokes: /status of 404/ },
  {
    name: "error-screen",
    visitor: true,
    provokes: /ERR_FAILED|dynamically imported module|error loading route|React Router/i,
    async show(page) {
      await page.route("**/assets/fairness-*.js", (route) => route.abort());
      await page.goto("/fairness");
      await page.locator("h1").waitFor();
    },
  },
];
