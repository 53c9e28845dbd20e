import type { UnderstoodInterest } from "./interests";

/** What keeps somebody from being sporty, adventurous or outdoors. */
export const HINDERED = [
  "broken-bone",
  "after-an-operation",
  "long-hospital-stay",
  "child-in-hospital",
  "cancer-treatment",
  "chronic-illness",
  "one-hand",
  "housebound",
  "laid-up",
  "few-movements",
  "heart-care",
  "short-of-breath",
  "last-months",
  "dialysis",
  "careful-steps",
];

const UNABLE = [
  ...HINDERED,
  "weak-hands",
  "bad-joints",
  "dementia",
  "wheelchair-user",
  "lost-a-limb",
];

/** Whether something said keeps somebody from doing what they once did. */
export const isUnable = (circumstances: UnderstoodInterest[]) =>
  circumstances.some(({ slugs }) => slugs.some((slug) => UNABLE.includes(slug)));

/** What keeps somebody from walks, sports and everything that is done on two legs, for a while or for good. */
const OFF_THEIR_FEET = [
  "after-an-operation",
  "broken-bone",
  "housebound",
  "care-home",
  "long-hospital-stay",
  "cancer-treatment",
  "laid-up",
  "last-months",
  "few-movements",
];
/** What makes reading hard. */
const UNREAD = ["blind", "low-vision", "tired-mind", "migraine"];
/** Pastimes that need legs, as the slugs of interests begin. */
const ACTIVE =
  /^(?:walking|hiking|nordic-walking|running|trail-running|marathon|parkrun|ultrarunning|charity-running|cycling|mountain-biking|bikepacking|audax|bmx|swimming|wild-swimming|climbing|bouldering|skiing|snowboarding|golf|tennis|squash|badminton|padel|pickleball|football|rugby|netball|basketball|volleyball|hockey|field-hockey|yoga|pilates|strength-training|crossfit|triathlon|surfing|paddleboarding|canoeing|sailing|rowing|horse-riding|skateboarding|roller|ice-skating|dance|ballroom-dancing|salsa-dancing|martial-arts|karate|judo|boxing|orienteering|munro-bagging|wainwrights|trig-bagging|long-distance-trails|backpacking|wild-camping|mountaineering|metal-detecting|mudlarking|foraging)\b/;
const READING =
  /^(?:reading|book-clubs|book-collecting|classic-novels|crime-fiction|thrillers|poetry|fantasy-fiction|science-fiction|historical-fiction|romance-novels|horror-fiction|biographies|non-fiction|young-adult-fiction|jane-austen|p-g-wodehouse|murder-mysteries|crosswords|sudoku|jigsaws|word-games)$/;

/** Journeys, which nobody makes any more whose days are counted. */
const JOURNEYS =
  /^(?:travel|city-breaks|usa-travel|train-travel|safaris|cruises|going-travelling|van-life|caravanning-and-motorhomes)$/;
const AT_THE_END = ["last-months"];

/** What an interest is out of reach for, by a circumstance that was said: doing it, or reading. Null if for neither. */
export function hindranceOf(
  { slugs }: UnderstoodInterest,
  circumstances: UnderstoodInterest[],
): "doing" | "reading" | null {
  const has = (some: string[]) =>
    circumstances.some((one) => one.slugs.some((slug) => some.includes(slug)));
  if (slugs.some((slug) => READING.test(slug)) && has(UNREAD)) return "reading";
  if (slugs.some((slug) => JOURNEYS.test(slug)) && has(AT_THE_END)) return "doing";
  return slugs.some((slug) => ACTIVE.test(slug)) && has(OFF_THEIR_FEET) ? "doing" : null;
}
