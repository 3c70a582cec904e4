import { FlightAbout } from "../../shared/screen/flight/flight-about.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { LAW, ROUND } from "../rules/limits.ts";
import { aviatorWords } from "./words/words.ts";

/** Shows the rules, the exact return, the chances, and how to verify a flight. */
export function About() {
  const { about } = aviatorWords.useWords();
  return <FlightAbout game="aviator" about={about} seeding={ROUND.seeding} law={LAW} betTypes={betTypes} />;
}
