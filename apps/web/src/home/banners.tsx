import type { Promotions } from "@fairhouse/protocol/promotions.ts";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { openedHere } from "../base/panel-link.tsx";
import { dialogs } from "../services/dialogs.ts";
import { playContext, sessionStore } from "../services/services.ts";
import coinsArt from "./art/coins.svg?url";
import dailyArt from "./art/daily.svg?url";
import raceArt from "./art/race.svg?url";
import { Carousel } from "./carousel.tsx";
import { timeLeft } from "./race-time.ts";
import { usePromotionFacts } from "./use-promotion-facts.ts";
import { homeWords } from "./words/words.ts";

const PROMOTIONS = "/home?panel=promotions";
const RACE = `${PROMOTIONS}#weekly-race`;

/** The specification's three banners: daily, earn free coins, and xrp, which is the weekly race in coins. */
export function Banners() {
  const words = homeWords.useWords().banners;
  const facts = usePromotionFacts();
  const daily = useDaily(facts);
  const coins = useCoins(facts);
  const race = useRace(facts);
  const slides = [
    { id: "daily", title: words.daily.title, content: <Banner {...daily} art={dailyArt} colours={violet} /> },
    { id: "coins", title: words.coins.title, content: <Banner {...coins} art={coinsArt} colours={amber} /> },
    { id: "race", title: words.race.title, content: <Banner {...race} art={raceArt} colours={teal} /> },
  ];
  return <Carousel label={words.label} slides={slides} />;
}

const violet = { "--game-from": "#7c4dff", "--game-to": "#2f1673" };
const amber = { "--game-from": "#f59a23", "--game-to": "#7a3503" };
const teal = { "--game-from": "#1fb7a6", "--game-to": "#063f49" };

interface BannerText {
  readonly title: string;
  readonly lead: string;
  /** A figure or two; null until they are known. */
  readonly fact: string | null;
  readonly action: string;
  readonly to: string;
  /** True if a visitor has to register first. */
  readonly forPlayers: boolean;
}

function useDaily(facts: Promotions | null): BannerText {
  const words = homeWords.useWords().banners.daily;
  const format = useFormats();
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const own = facts?.own?.barred ? null : facts?.own?.daily;
  const currency = useHouseCurrency();
  const amount = (step: number) => format.money(facts?.daily[step - 1] ?? 0, currency);
  const known = own
    ? own.claimed
      ? words.taken(format.whole(own.step))
      : words.ready(format.whole(own.step), amount(own.step))
    : facts && words.most(format.money(Math.max(...facts.daily), currency));
  const ofPlayer = own?.claimed === false ? words.take : words.open;
  return {
    ...words,
    fact: known,
    action: signedIn ? ofPlayer : words.register,
    to: PROMOTIONS,
    forPlayers: true,
  };
}

function useCoins(facts: Promotions | null): BannerText {
  const words = homeWords.useWords().banners.coins;
  const format = useFormats();
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const currency = useHouseCurrency();
  const amount = facts && format.money(facts.freeCoins.amount, currency);
  const ready = facts?.own?.freeCoins.open === true && facts.own.barred === null;
  return {
    ...words,
    fact: amount && (ready ? words.ready(amount) : words.amount(amount)),
    action: signedIn ? words.open : words.register,
    to: PROMOTIONS,
    forPlayers: true,
  };
}

function useRace(facts: Promotions | null): BannerText {
  const words = homeWords.useWords().banners.race;
  const format = useFormats();
  const currency = useHouseCurrency();
  const known = facts && words.pool(format.money(poolOf(facts), currency), leftText(Date.parse(facts.race.endsAt)));
  function leftText(end: number): string {
    const { days, hours, minutes } = timeLeft(end - playContext.clock.now());
    const unit = (value: number, name: "day" | "hour" | "minute") =>
      new Intl.NumberFormat(format.locale, { style: "unit", unit: name, unitDisplay: "long" }).format(value);
    return days > 0
      ? words.leftOf(unit(days, "day"), unit(hours, "hour"))
      : words.leftOf(unit(hours, "hour"), unit(minutes, "minute"));
  }
  return { ...words, fact: known, action: words.open, to: RACE, forPlayers: false };
}

function poolOf({ race }: Promotions): number {
  return race.prizes.reduce((sum, prize) => sum + prize, 0);
}

interface BannerProps extends BannerText {
  readonly art: string;
  readonly colours: { readonly "--game-from": string; readonly "--game-to": string };
}

/** A link as large as its place in the carousel; tall beside the welcome, wide below it. */
function Banner({ title, lead, fact, action, to, forPlayers, art, colours }: BannerProps) {
  const asks = useStore(sessionStore, (session) => forPlayers && session.isInitialized && !session.isLoggedIn);
  const register = (event: MouseEvent) => {
    if (!asks || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    playContext.openAuth("register");
    dialogs.setState({ returnTo: to });
  };
  return (
    <Link
      to={asks ? `/auth/jwt/register?returnTo=${encodeURIComponent(to)}` : to}
      state={asks ? undefined : openedHere}
      onClick={register}
      style={colours}
      className="banner surface-game group relative isolate grid overflow-hidden rounded-panel text-white shadow-none! -outline-offset-4"
    >
      <img
        src={art}
        alt=""
        width={240}
        height={240}
        className="banner-art absolute -z-10 transition-[scale,rotate] duration-(--duration-reveal) ease-out-expo group-hover:scale-105 group-hover:rotate-2"
      />
      <span className="banner-text grid content-end justify-items-start gap-2 p-5">
        <span className="grid gap-1">
          <span className="text-xl leading-tight font-bold text-balance md:text-2xl">{title}</span>
          <span className="banner-lead text-white/90">{lead}</span>
        </span>
        <span className="flex min-h-6 items-center">
          {fact !== null && (
            <span className="tabular animate-fade-in rounded-full bg-black/45 px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap sm:text-sm">
              {fact}
            </span>
          )}
        </span>
        <span className="mt-1 inline-grid min-h-10 place-items-center rounded-control bg-white px-4 font-semibold text-(--game-to) shadow-control transition-[translate] duration-(--duration-feedback) group-hover:-translate-y-px">
          {action}
        </span>
      </span>
    </Link>
  );
}
