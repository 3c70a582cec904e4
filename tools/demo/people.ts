import { type DrawnAvatar, drawnAvatars } from "@fairhouse/protocol/account-avatars.ts";

/** The public side of a player. */
export interface Person {
  readonly username: string;
  /** Null: the initials. */
  readonly avatar: DrawnAvatar | null;
}

/** Given names of many countries: players come from everywhere. */
const GIVEN =
  "Ada Aisha Alba Amir Ana Anders Anouk Arjun Astrid Bruno Carla Chidi Clara Daria Diego Dina Elif Emil Enzo Erik Esra Farah Felix Freya " +
  "Gabi Greta Hamza Hana Hugo Ida Ines Isla Ivan Jonas Jun Kaan Karim Kenji Lara Leila Lena Leon Lina Luca Luis Mads Maja Malik Mara Marek " +
  "Mateo Mei Mila Milan Mina Nadia Nora Noor Oleg Olga Omar Oskar Pavel Petra Priya Rafael Rania Ravi Rita Rosa Ruben Sami Sanna Selma Sofia " +
  "Stefan Tariq Tess Theo Tomas Uma Vera Viktor Wanda Yara Yuki Yusuf Zara Zeynep Zoe";
const ARABIC = "أحمد سارة ليلى يوسف مريم خالد نور عمر هدى سلمى طارق رنا";
const SURNAMES =
  "Berg Costa Novak Silva Haddad Kim Moreau Rossi Sato Weber Okafor Lind Petrov Reyes Khan Duarte Vogel Nasser";
const TRAITS =
  "red blue quiet lucky sleepy rainy wild tiny late cosmic salty neon mellow rusty silent sunny frosty velvet";
const THINGS =
  "fox tram piano cactus comet pepper river tiger noodle anchor maple rocket otter lemon dragon pixel falcon waffle harbor raven pickle domino";

type Random = () => number;
const lists = {
  given: GIVEN.split(" "),
  arabic: ARABIC.split(" "),
  surname: SURNAMES.split(" "),
  trait: TRAITS.split(" "),
  thing: THINGS.split(" "),
};
const pick = (list: keyof typeof lists, random: Random) =>
  lists[list][Math.floor(random() * lists[list].length)] ?? "Robin";
const whole = (from: number, below: number, random: Random) => Math.floor(from + random() * (below - from));

/** Patterns of names that players choose, each with its share of a hundred. */
const HANDLES: readonly (readonly [number, (random: Random) => string])[] = [
  [16, (random) => `${pick("given", random)}${whole(2, 100, random)}`],
  [14, (random) => `${pick("given", random)} ${pick("surname", random).charAt(0)}`],
  [12, (random) => `${pick("given", random)}.${pick("surname", random)}`],
  [12, (random) => `${pick("given", random).toLowerCase()}_${pick("thing", random)}`],
  [14, (random) => `${pick("trait", random)}${pick("thing", random)}`],
  [14, (random) => `${pick("trait", random)}_${pick("thing", random)}${whole(10, 100, random)}`],
  [10, (random) => `${pick("thing", random)}${whole(1970, 2007, random)}`],
  [8, (random) => `${pick("arabic", random)} ${whole(10, 100, random)}`],
];
const HAVE_PICTURES = 0.6;

/**
 * Makes a player with a name and a picture such as players choose. Two may get the same name: the house says so, and
 * another one is made.
 */
export function somebody(random: Random): Person {
  let left = random() * HANDLES.reduce((sum, [share]) => sum + share, 0);
  const [, handle] = HANDLES.find(([share]) => {
    left -= share;
    return left < 0;
  }) ?? [0, () => pick("given", random)];
  const drawn = drawnAvatars[whole(0, drawnAvatars.length, random)] ?? null;
  return { username: handle(random), avatar: random() < HAVE_PICTURES ? drawn : null };
}
