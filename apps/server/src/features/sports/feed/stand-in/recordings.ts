/** An event of the stand-in: chances in thousandths without a margin, times as minutes from its start. */
export interface RecordedEvent {
  readonly key: string;
  readonly sport: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly startsInMinutes: number;
  /** Chances of home, draw and away; home and away alone where nobody draws. */
  readonly result: readonly number[];
  /** The home side's handicap as feeds write it, and its chance of home. */
  readonly handicap: readonly [point: string, home: number];
  readonly total: readonly [point: string, over: number];
  /** The number of bookmakers who quote it, 4 to 6. */
  readonly books: number;
}

/** A bookmaker: the margin, and how much it favours the home side, both in thousandths. */
export interface RecordedBook {
  readonly key: string;
  readonly title: string;
  readonly margin: number;
  readonly lean: number;
}

export const BOOKS: readonly RecordedBook[] = [
  { key: "north_quay", title: "North Quay", margin: 25, lean: 0 },
  { key: "evenly", title: "Evenly", margin: 48, lean: 4 },
  { key: "tallyroom", title: "Tallyroom", margin: 55, lean: -3 },
  { key: "sixpence", title: "Sixpence", margin: 62, lean: 6 },
  { key: "old_slate", title: "Old Slate", margin: 70, lean: -6 },
  { key: "brass_bell", title: "Brass Bell", margin: 81, lean: 2 },
];

const HARBOUR = { sport: "soccer_harbour_league", competition: "Harbour League" };
const UPLAND = { sport: "soccer_upland_cup", competition: "Upland Cup" };
const LANTERN = { sport: "basketball_lantern", competition: "Lantern Basketball" };

/** Names are invented. Some events are being played, the others begin within three days. */
export const EVENTS: readonly RecordedEvent[] = [
  {
    ...{ ...HARBOUR, key: "5a01c0ffee000000000000000000a001", home: "Greywharf Athletic", away: "Saltmere Town" },
    ...{ startsInMinutes: -80, result: [455, 270, 275], handicap: ["-0.25", 510], total: ["2.5", 495], books: 6 },
  },
  {
    ...{ ...HARBOUR, key: "5a01c0ffee000000000000000000a002", home: "Pellbridge Rovers", away: "Cobblehaven" },
    ...{ startsInMinutes: -20, result: [380, 290, 330], handicap: ["0.0", 530], total: ["2.25", 500], books: 5 },
  },
  {
    ...{ ...HARBOUR, key: "5a01c0ffee000000000000000000a003", home: "Lowtide United", away: "Ferrymoor Albion" },
    ...{ startsInMinutes: 30, result: [610, 225, 165], handicap: ["-1.0", 515], total: ["2.75", 505], books: 6 },
  },
  {
    ...{ ...HARBOUR, key: "5a01c0ffee000000000000000000a004", home: "Tarnwick Wanderers", away: "Quillmouth City" },
    ...{ startsInMinutes: 90, result: [300, 280, 420], handicap: ["0.25", 505], total: ["2.5", 520], books: 6 },
  },
  {
    ...{ ...HARBOUR, key: "5a01c0ffee000000000000000000a005", home: "Anchorfield", away: "Brinecastle" },
    ...{ startsInMinutes: 240, result: [520, 250, 230], handicap: ["-0.5", 520], total: ["2.5", 480], books: 4 },
  },
  {
    ...{ ...HARBOUR, key: "5a01c0ffee000000000000000000a006", home: "Kelpstone", away: "Greywharf Athletic" },
    ...{ startsInMinutes: 1500, result: [345, 285, 370], handicap: ["0.0", 485], total: ["2.25", 510], books: 5 },
  },
  {
    ...{ ...UPLAND, key: "5a01c0ffee000000000000000000b001", home: "Fellgate", away: "Moorholt Rangers" },
    ...{ startsInMinutes: -110, result: [400, 280, 320], handicap: ["-0.25", 480], total: ["2.5", 500], books: 4 },
  },
  {
    ...{ ...UPLAND, key: "5a01c0ffee000000000000000000b002", home: "Scarbeck Villa", away: "Heatherdown" },
    ...{ startsInMinutes: 45, result: [700, 190, 110], handicap: ["-1.5", 500], total: ["3.0", 510], books: 6 },
  },
  {
    ...{ ...UPLAND, key: "5a01c0ffee000000000000000000b003", home: "Rowanthwaite", away: "Stonecross Harriers" },
    ...{ startsInMinutes: 120, result: [260, 270, 470], handicap: ["0.5", 530], total: ["2.5", 505], books: 5 },
  },
  {
    ...{ ...UPLAND, key: "5a01c0ffee000000000000000000b004", home: "Larkrigg", away: "Peatmoss Rovers" },
    ...{ startsInMinutes: 720, result: [435, 275, 290], handicap: ["-0.25", 500], total: ["2.25", 495], books: 6 },
  },
  {
    ...{ ...UPLAND, key: "5a01c0ffee000000000000000000b005", home: "Cairnhope", away: "Gorsefield Athletic" },
    ...{ startsInMinutes: 2160, result: [360, 295, 345], handicap: ["0.0", 510], total: ["2.0", 490], books: 4 },
  },
  {
    ...{ ...UPLAND, key: "5a01c0ffee000000000000000000b006", home: "Drystone", away: "Birkfell" },
    ...{ startsInMinutes: 4320, result: [490, 265, 245], handicap: ["-0.5", 490], total: ["2.5", 515], books: 5 },
  },
  {
    ...{ ...LANTERN, key: "5a01c0ffee000000000000000000c001", home: "Wickhouse Owls", away: "Tallow Bay Comets" },
    ...{ startsInMinutes: -60, result: [560, 440], handicap: ["-2.5", 505], total: ["161.5", 500], books: 5 },
  },
  {
    ...{ ...LANTERN, key: "5a01c0ffee000000000000000000c002", home: "Emberline", away: "Glasspier Herons" },
    ...{ startsInMinutes: 60, result: [380, 620], handicap: ["4.5", 495], total: ["158.5", 510], books: 6 },
  },
  {
    ...{ ...LANTERN, key: "5a01c0ffee000000000000000000c003", home: "Sparrow Quarter", away: "Lampfield Lynx" },
    ...{ startsInMinutes: 600, result: [515, 485], handicap: ["-1.5", 490], total: ["165.0", 495], books: 4 },
  },
];
