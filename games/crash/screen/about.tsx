import { FlightAbout } from "../../shared/screen/flight/flight-about.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { LAW } from "../rules/limits.ts";
import { crashWords } from "./words/words.ts";

/** Shows the rules, the exact return, the chances, and how to verify a flight. */
export function About() {
  const { about } = crashWords.useWords();
  return <FlightAbout game="crash" about={about} seeding="salted" law={LAW} betTypes={betTypes} />;
}
