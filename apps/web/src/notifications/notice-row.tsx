import type { Notice } from "@fairhouse/protocol/notifications.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { formatWhen } from "@fairhouse/ui/format/dates.ts";
import type { Formats } from "@fairhouse/ui/words/format.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Gift, Hand, type LucideIcon, MonitorSmartphone, Scale, ShieldAlert, Ticket, Trophy } from "lucide-react";
import { Link, useLocation } from "react-router";
import { withPanel } from "../base/address/panels.ts";
import { gameOf, useGameTitle } from "../base/games.ts";
import { openedHere } from "../base/panel-link.tsx";
import { playContext } from "../services/services.ts";
import type { NoticeLine } from "./notice-lines.ts";
import type { BellWords } from "./words/en.ts";
import { bellWords } from "./words/words.ts";

interface Said {
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly title: string;
  readonly text: string;
}

/** A notice: the event, with a link. */
export function NoticeRow({ notice, isNew, onLeave }: { notice: NoticeLine; isNew: boolean; onLeave: () => void }) {
  const words = bellWords.useWords();
  const format = useFormats();
  const titleOf = useGameTitle();
  const { search } = useLocation();
  const game = "game" in notice ? gameOf(notice.game) : undefined;
  // Notices name no currency: they are about rewards, and about hands in the house's own.
  const currency = useHouseCurrency();
  const money = (amount: number) => format.money(amount, currency);
  const name = game === undefined ? "" : titleOf(game.id);
  const { icon: Icon, tone, title, text } = say(notice, words, { ...format, money, titleOf }, name);
  const to = whereTo(notice, game?.path) ?? { search: withPanel(search, "promotions") };
  return (
    <Link
      to={to}
      state={typeof to === "string" ? undefined : openedHere}
      onClick={onLeave}
      className={classes(
        "grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-control px-3 py-2.5 hover:bg-panel-high",
        isNew && "bg-accent-soft",
      )}
    >
      <span className={classes("grid size-9 place-items-center rounded-full", tone)}>
        <Icon aria-hidden="true" className="size-[18px]" />
      </span>
      <span className="grid gap-0.5">
        <span className="font-semibold">
          {title}
          {isNew && <span className="sr-only"> ({words.isNew})</span>}
        </span>
        <span className="text-sm break-words text-muted">{text}</span>
        <span className="tabular text-xs text-muted">
          {formatWhen(Date.parse(notice.at), playContext.clock.now(), format.locale)}
        </span>
      </span>
    </Link>
  );
}

/** Undefined for the rewards, which open over any page. */
function whereTo(notice: NoticeLine, game: string | undefined): string | undefined {
  switch (notice.kind) {
    case "hand_waiting":
      return game;
    case "hands_waiting":
      return "/home";
    case "hand_concluded":
    case "given_back":
    case "resettled":
    case "slip_settled":
      return `/bet/${notice.bet}`;
    case "new_device":
    case "sign_in_failures":
      return "/profile?tab=security";
    default:
      return undefined;
  }
}

interface Figures extends Pick<Formats, "whole" | "plural" | "listed"> {
  readonly money: (amount: number) => string;
  readonly titleOf: (game: string) => string;
}

function say(
  notice: NoticeLine,
  words: BellWords,
  { whole, plural, listed, money, titleOf }: Figures,
  game: string,
): Said {
  switch (notice.kind) {
    case "reward_ready": {
      const title = words.rewardReady(whole(notice.step));
      return { icon: Gift, tone: "bg-gold-soft text-gold", title, text: words.rewardText(money(notice.amount)) };
    }
    case "race_ended": {
      const place = whole(notice.place);
      const won = notice.prize > 0;
      return {
        icon: Trophy,
        tone: won ? "bg-gold-soft text-gold" : "bg-panel-high text-muted",
        title: won ? words.raceWon(place) : words.raceEnded,
        text: won ? words.racePrize(money(notice.prize)) : words.racePlace(place, money(notice.wagered)),
      };
    }
    case "hand_waiting": {
      const text = words.handText(money(notice.stake));
      return { icon: Hand, tone: "bg-win-soft text-win", title: words.handWaiting(game || notice.game), text };
    }
    case "hands_waiting": {
      const names = listed(notice.hands.map((hand) => titleOf(hand.game)));
      const title = plural(notice.hands.length, words.handsWaiting);
      return { icon: Hand, tone: "bg-win-soft text-win", title, text: names };
    }
    case "hand_concluded": {
      const text = words.handConcludedText(money(notice.stake), money(notice.payout));
      return {
        icon: Hand,
        tone: "bg-panel-high text-muted",
        title: words.handConcluded(game || notice.game),
        text,
      };
    }
    case "given_back": {
      const text = words.givenBackText(money(notice.stake));
      return { icon: Hand, tone: "bg-panel-high text-muted", title: words.givenBack(game || notice.game), text };
    }
    case "slip_settled": {
      const { stake, payout } = notice;
      const text = words.slipText(money(stake), money(payout));
      const tone = payout > stake ? "bg-win-soft text-win" : "bg-panel-high text-muted";
      return { icon: Ticket, tone, title: words[slipTitle(notice)](game || notice.game), text };
    }
    case "resettled": {
      const { was, payout } = notice;
      const text = words.resettledText(money(was), money(payout));
      const tone = payout > was ? "bg-win-soft text-win" : "bg-panel-high text-muted";
      return { icon: Scale, tone, title: words.resettled(game || notice.game), text };
    }
    case "new_device": {
      const text = words.newDeviceText(deviceName(notice.device), notice.address);
      return { icon: MonitorSmartphone, tone: "bg-lose-soft text-lose", title: words.newDevice, text };
    }
    case "sign_in_failures": {
      const { passwordKnown, failures } = notice;
      return {
        icon: ShieldAlert,
        tone: "bg-lose-soft text-lose",
        title: passwordKnown ? words.codeFailures : words.signInFailures,
        text: passwordKnown ? words.codeFailuresText : words.signInFailuresText(whole(failures)),
      };
    }
  }
}

/** Names the words for how a slip ended. */
function slipTitle({ ended, stake, payout }: Extract<Notice, { kind: "slip_settled" }>) {
  if (ended === "cashed_out") return "slipSold";
  if (ended === "refunded" || payout === stake) return "slipReturned";
  if (payout > stake) return "slipWon";
  return payout === 0 ? "slipLost" : "slipPaidPart";
}

const browsers = ["Edg", "OPR", "Firefox", "Chrome", "Safari"] as const;
const names: Readonly<Record<string, string>> = { Edg: "Edge", OPR: "Opera" };
const systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"] as const;

/** Returns the browser and system that a user agent names, or else its first words. */
export function deviceName(agent: string): string {
  const browser = browsers.find((name) => agent.includes(`${name}/`));
  const system = systems.find((name) => agent.includes(name));
  if (browser === undefined && system === undefined) return agent.slice(0, 60);
  return [browser === undefined ? undefined : (names[browser] ?? browser), system].filter(Boolean).join(", ");
}
