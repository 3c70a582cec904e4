import { FlightAbout } from "../../shared/screen/flight/flight-about.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { LAW } from "../rules/limits.ts";
import { aviatorWords } from "./words/words.ts";

/** Shows the rules, the exact return, the chances, and how to verify a flight. */
export function About() {
  const { about } = aviatorWords.useWords();
  return <FlightAbout game="aviator" about={about} seeding="first-three" law={LAW} betTypes={betTypes} />;
}
