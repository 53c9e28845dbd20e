type Unit = {
  /** The American unit: after a number, and as a word for one and for several. */
  short: string;
  one: string;
  many: string;
  /** How many of them one of the metric unit is. */
  factor: number;
  /** Whether 'x' between numbers makes an area or a body, not a count: '30 x 20 cm', but '3 x 50 g'. */
  isLength?: boolean;
};

const INCH: Omit<Unit, "factor"> = { short: "in", one: "inch", many: "inches", isLength: true };
const FOOT: Omit<Unit, "factor"> = { short: "ft", one: "foot", many: "feet", isLength: true };
const MILE: Omit<Unit, "factor"> = { short: "mi", one: "mile", many: "miles", isLength: true };
const OUNCE = { short: "oz", one: "ounce", many: "ounces", factor: 1 / 28.35 };
const POUND = { short: "lb", one: "pound", many: "pounds", factor: 2.2046 };
const FLUID = { short: "fl oz", one: "fluid ounce", many: "fluid ounces" };
const QUART = { short: "qt", one: "quart", many: "quarts", factor: 1.0567 };
const SPEED = { short: "mph", one: "mph", many: "mph", factor: 0.6214 };

/** Millimetres stay, as American shops give lenses, needles and watches in them. */
const UNITS: Record<string, Unit> = {
  cm: { ...INCH, factor: 1 / 2.54 },
  centimetre: { ...INCH, factor: 1 / 2.54 },
  m: { ...FOOT, factor: 3.2808 },
  metre: { ...FOOT, factor: 3.2808 },
  km: { ...MILE, factor: 0.6214 },
  kilometre: { ...MILE, factor: 0.6214 },
  "km/h": SPEED,
  g: OUNCE,
  gram: OUNCE,
  kg: POUND,
  kilo: POUND,
  kilogram: POUND,
  ml: { ...FLUID, factor: 0.033814 },
  millilitre: { ...FLUID, factor: 0.033814 },
  cl: { ...FLUID, factor: 0.33814 },
  l: QUART,
  L: QUART,
  litre: QUART,
};

/** Numbers that share a unit: '30 x 20 cm', '2 to 5 kg', '10, 15 and 20 cm', '2-litre'. */
const MEASURE =
  /(\d{1,6}(?:,\d{3})?(?:\.\d{1,3})?(?:(?: ?[x×–-] ?| to | by | and | or |, )\d{1,6}(?:,\d{3})?(?:\.\d{1,3})?){0,4})([ -]?)(km\/h|cm|km|kg|ml|cl|m|g|l|L|(?:centi|kilo)?metres?|(?:kilo)?grams?|kilos?|(?:milli)?litres?)(?![\p{L}\p{N}²³/^])/uy;
const TEMPERATURE =
  /([-−]?\d{1,4}(?:\.\d)?)(?:( to | and | or |[–-])([-−]?\d{1,4}(?:\.\d)?))?( ?)(°C|C|degrees Celsius|degrees)(?![\p{L}\p{N}])/uy;
const DATE =
  /(\d{1,2})(?:st|nd|rd|th)? (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?(?![\p{L}\p{N}])/uy;
const JOIN = /( ?[x×–-] ?| to | by | and | or |, )/;

/** Where litres are what America says, too. */
const LITRES_STAY =
  /pack|rucksack|holdall|duffel|\bbags?\b|pannier|tote\b|luggage|suitcase|engine|minute/i;
const RECORD = /vinyl|pressing|\bLP\b/;
const RACES = ["5", "10"];
/** Scales weigh to a gram, spices come in few. */
const LEAST_GRAMS = 5;

const number = new Intl.NumberFormat("en-US");

/** An American measure or date in place of what stands in a text at an index. */
export type Converted = { text: string; end: number };

/**
 * The measure or date that begins at an index of a British text, for America: '30 cm' → '12 in',
 * '60 °C' → '140 °F', '4 July 1960' → 'July 4, 1960'. Null if there is none, or if it stays.
 */
export function convertAt(text: string, index: number): Converted | null {
  return temperatureAt(text, index) ?? measureAt(text, index) ?? dateAt(text, index);
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function measureAt(text: string, index: number): Converted | null {
  const match = matchAt(MEASURE, text, index);
  if (!match) return null;
  const [whole, numbers = "", gap = "", word = ""] = match;
  const end = index + whole.length;
  const unit = UNITS[word] ?? UNITS[word.replace(/s$/, "")];
  if (!unit || stays(text, numbers, unit, { gap, word, end })) return null;
  const { front, shared } = sharing(numbers, unit);
  const converted = shared.map((part, place) =>
    place % 2 === 0 ? round(toNumber(part), unit) : part,
  );
  const isOne = converted.length === 1 && converted[0] === "1";
  const isPlural = !isOne && gap !== "-" && (word.endsWith("s") || toNumber(shared[0]) === 1);
  const isIn = unit.short === "in" && text.startsWith(" in ", end);
  const isWord = word.length > 3 || gap === "-" || isIn;
  const name = isWord ? (isPlural || isIn ? unit.many : unit.one) : unit.short;
  return { text: front + converted.join("") + (gap || " ") + name, end };
}

/** Whether a measure is the same in America, or is not told in numbers that one would convert. */
function stays(
  text: string,
  numbers: string,
  unit: Unit,
  { gap, word, end }: { gap: string; word: string; end: number },
): boolean {
  const parts = numbers.split(JOIN).filter((_, place) => place % 2 === 0);
  // '4g', '5m' and '8l' are seldom measures.
  if (gap === "" && /^[gml]$/i.test(word) && toNumber(parts.at(-1)) < 10) return true;
  if (
    /^ ?\([^)]{0,20}(?:in|inch|inches|ft|feet|oz|lb|°F|mi|miles|pounds?)\)/.test(
      text.slice(end, end + 30),
    )
  )
    return true;
  if (unit === QUART) return LITRES_STAY.test(text);
  if (unit === OUNCE) {
    return (
      parts.some((part) => toNumber(part) < LEAST_GRAMS) ||
      (parts[0] === "180" && RECORD.test(text))
    );
  }
  return unit.short === "mi" && RACES.includes(parts.at(-1) ?? "");
}

/**
 * The numbers that have the unit, with what joins them, and what stands before: '3 x' of '3 x 50 g',
 * 'Set of 6,' of '6, 31 cl'.
 */
function sharing(numbers: string, { isLength }: Unit): { front: string; shared: string[] } {
  const parts = numbers.split(JOIN);
  const isSeparate = (join: string) =>
    (join === ", " && !/ and | or /.test(numbers)) || (!isLength && /[x×]/.test(join));
  const last = parts.findLastIndex((part, place) => place % 2 === 1 && isSeparate(part));
  return { front: parts.slice(0, last + 1).join(""), shared: parts.slice(last + 1) };
}

const toNumber = (text = "") => Number(text.replaceAll(",", "").replace("−", "-"));

/** As precise as such measures are told: '0.8', '6.5' (but '8.8' ounces), '12', '330', '3,300'. */
function round(metric: number, { factor, short }: Unit): string {
  const value = metric * factor;
  const isWeight = short === "oz" || short === "lb";
  if (value < 5 || (isWeight && value < 9.95)) {
    return number.format(Math.round(value * 10) / 10 || 0.1);
  }
  if (value < 9.75) return number.format(Math.round(value * 2) / 2);
  const step = value < 150 ? 1 : value < 1000 ? 10 : 100;
  return number.format(Math.round(value / step) * step);
}

function temperatureAt(text: string, index: number): Converted | null {
  const match = matchAt(TEMPERATURE, text, index);
  if (!match) return null;
  const [whole, one = "", join = "", other, gap = "", unit = ""] = match;
  const before = text.slice(Math.max(0, index - 16), index);
  // Other degrees are of angles, and '4C' is a kind of hair.
  if (unit === "degrees" && !/wash\w* (?:\w+ )?at $/.test(before)) return null;
  if (unit === "C" && !other && Math.abs(toNumber(one)) < 10) return null;
  if (before.endsWith("minus ")) return null;
  const converted = toFahrenheit(one) + (other ? join + toFahrenheit(other) : "");
  return {
    text: converted + gap + unit.replace("C", "F").replace("Felsius", "Fahrenheit"),
    end: index + whole.length,
  };
}

/** To the degree as far as one washes, in fives above. */
function toFahrenheit(celsius: string): string {
  const degrees = toNumber(celsius) * 1.8 + 32;
  return String(degrees < 250 ? Math.round(degrees) : Math.round(degrees / 5) * 5);
}

function dateAt(text: string, index: number): Converted | null {
  const match = matchAt(DATE, text, index);
  if (!match) return null;
  const [whole, day = "", month = "", year = ""] = match;
  if (Number(day) < 1 || Number(day) > 31) return null;
  return { text: `${month} ${Number(day)}${year && `,${year}`}`, end: index + whole.length };
}
