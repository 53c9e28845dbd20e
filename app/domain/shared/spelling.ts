import type { Region } from "./region";

const PAIRS = `
  colour color, colours colors, coloured colored, colouring coloring, colourful colorful, flavour flavor, flavours flavors, flavoured flavored,
  favourite favorite, favourites favorites, jewellery jewelry, jeweller jeweler, grey gray, centre center, centred centered, fibre fiber, fibres fibers,
  theatre theater, organiser organizer, organisers organizers, organise organize, aluminium aluminum, mould mold, moulds molds, moulded molded, moulding molding,
  cosy cozy, neighbour neighbor, neighbours neighbors, tyre tire, tyres tires, pyjamas pajamas, catalogue catalog, travelling traveling, traveller traveler,
  metre meter, metres meters, litre liter, litres liters, centimetre centimeter, centimetres centimeters, millimetre millimeter, millimetres millimeters, kilometre kilometer, kilometres kilometers,
  doughnut donut, woollen woolen, woolly wooly, moustache mustache, armour armor, harbour harbor, humour humor, odour odor, vapour vapor, rumour rumor, honour honor, labour labor, parlour parlor, savoury savory,
  realise realize, recognise recognize, personalise personalize, personalised personalized, customise customize, apologise apologize, memorise memorize, colourist colorist,
  modelling modeling, levelling leveling, labelled labeled, labelling labeling, signalling signaling, carpeted carpeted, storey story, programme program, programmes programs,
  plough plow, sceptical skeptical, sulphur sulfur, whilst while, anticlockwise counterclockwise, analyse analyze, defence defense, licence license, practise practice, enamelled enameled, marvellous marvelous, aeroplane airplane, archaeology archeology
`
  .split(",")
  .map((pair) => pair.trim().split(" ") as [british: string, american: string])
  .filter(([british, american]) => british !== american);

const american = new Map(PAIRS);
// 'Practice', 'program', 'story' and 'meter' are British words too.
const AMBIGUOUS = new Set([
  "practice",
  "program",
  "programs",
  "story",
  "meter",
  "meters",
  "while",
  "license",
  "tire",
  "tires",
]);
const british = new Map(
  PAIRS.filter(([, word]) => !AMBIGUOUS.has(word)).map(([from, to]) => [to, from]),
);

/** A text of our own or of a model in the spelling of a region. */
export function spelledFor(region: Region, text: string): string {
  const words = region === "USA" ? american : british;
  return text.replace(/\p{L}+/gu, (word) => {
    const other = words.get(word.toLowerCase());
    if (other === undefined) return word;
    if (word === word.toUpperCase()) return other.toUpperCase();
    return word[0] === word[0]?.toUpperCase() ? other[0]?.toUpperCase() + other.slice(1) : other;
  });
}
