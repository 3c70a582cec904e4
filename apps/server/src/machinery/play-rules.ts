import { freePlay, type PlayRules } from "@fairhouse/protocol/play-rules.ts";
import type { Settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

/** The variables that change one rule each. */
const VARIABLES = {
  autoplay: "AUTOPLAY",
  fastPlay: "FAST_PLAY",
  holdToBet: "HOLD_TO_BET",
  severalGames: "SEVERAL_GAMES",
  betweenBetsMs: "SECONDS_BETWEEN_BETS",
  showPlayTime: "SHOW_PLAY_TIME",
} as const satisfies { readonly [Rule in keyof PlayRules]: keyof Settings };

/** Rules that a law asks for. */
const LAWS: Readonly<Record<NonNullable<Settings["RULES"]>, PlayRules>> = {
  uk: {
    autoplay: false,
    fastPlay: false,
    holdToBet: false,
    severalGames: false,
    betweenBetsMs: 5_000,
    showPlayTime: true,
  },
};

/**
 * Returns the rules of play: those of RULES, or the house's own, with the variables that change one each.
 * @throws StartRefusal naming a variable that allows what RULES forbids.
 */
export function playRulesOf(read: <Name extends keyof Settings>(name: Name) => Settings[Name]): PlayRules {
  const law = read("RULES");
  const given = Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([rule, name]) => {
      const value = read(name);
      return value === null ? [] : [[rule, value]];
    }),
  );
  if (law === null) return { ...freePlay, ...given };
  const rules: PlayRules = { ...LAWS[law], ...given };
  for (const [rule, name] of Object.entries(VARIABLES))
    if (isLooser(rules, LAWS[law], rule as keyof PlayRules))
      throw new StartRefusal(`${name} allows what RULES=${law} forbids: remove it, or RULES`);
  return rules;
}

/** Returns true if a rule allows more than the law does. */
function isLooser(rules: PlayRules, law: PlayRules, rule: keyof PlayRules): boolean {
  // A longer wait, and a shown time, are the stricter ones; every other rule allows something.
  if (rule === "betweenBetsMs") return rules.betweenBetsMs < law.betweenBetsMs;
  if (rule === "showPlayTime") return law.showPlayTime && !rules.showPlayTime;
  return rules[rule] && !law[rule];
}
