import { randomInt } from "node:crypto";

const qualities = (
  "Amber Azure Brave Bright Calm Candid Clear Clever Coral Crimson Daring Eager Early Emerald Gentle " +
  "Golden Grand Hazel Indigo Ivory Jade Keen Kind Lively Lucky Mellow Merry Mighty Misty Modest Noble " +
  "Olive Opal Patient Polar Prime Proud Quick Quiet Rapid Royal Ruby Rustic Scarlet Serene Silver " +
  "Smooth Solar Steady Sunny Swift Teal Tidy Velvet Vivid Warm Wild Wise Witty Zesty"
).split(" ");
const animals = (
  "Badger Bear Beaver Bison Condor Coyote Crane Dolphin Eagle Egret Falcon Ferret Finch Fox Gazelle " +
  "Gecko Hare Hawk Heron Ibex Jackal Jaguar Kestrel Koala Lemur Leopard Lion Llama Lynx Marten Mole " +
  "Moose Newt Ocelot Orca Osprey Otter Owl Panda Panther Pelican Puffin Puma Raven Robin Salmon Seal " +
  "Sparrow Stork Swan Tapir Tern Tiger Toucan Turtle Viper Walrus Weasel Wolf Wombat"
).split(" ");

/**
 * Makes a public name that reveals nothing about its player: `SwiftOtter4821`. At first one in 32 million is taken;
 * callers try again.
 */
export function neutralName(): string {
  return `${pick(qualities)}${pick(animals)}${randomInt(1000, 10_000)}`;
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? "Player";
}

/** Letters and digits that are not mistaken for each other. */
const CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const REFERRAL_CODE = /^[2-9A-HJ-NP-Z]{8}$/;

export function referralCode(): string {
  return Array.from({ length: 8 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join("");
}
