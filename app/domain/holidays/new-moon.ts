const RADIANS = Math.PI / 180;
const DAY_MS = 86_400_000;
/** The Julian day of 1 January 1970, and how far dynamical time is ahead of UTC in this century. */
const UNIX_EPOCH = 2440587.5;
const DYNAMICAL_TIME_MS = 71_000;

/** Days; anomalies of sun and moon, argument of latitude; power of the eccentricity's factor. */
type Term = [size: number, sun: number, moon: number, latitude: number, eccentricity: number];
const TERMS: readonly Term[] = [
  [-0.4072, 0, 1, 0, 0],
  [0.17241, 1, 0, 0, 1],
  [0.01608, 0, 2, 0, 0],
  [0.01039, 0, 0, 2, 0],
  [0.00739, -1, 1, 0, 1],
  [-0.00514, 1, 1, 0, 1],
  [0.00208, 2, 0, 0, 2],
  [-0.00111, 0, 1, -2, 0],
  [-0.00057, 0, 1, 2, 0],
  [0.00056, 1, 2, 0, 1],
  [-0.00042, 0, 3, 0, 0],
  [0.00042, 1, 0, 2, 1],
  [0.00038, 1, 0, -2, 1],
  [-0.00024, -1, 2, 0, 1],
  [-0.00007, 2, 1, 0, 0],
  [0.00004, 0, 2, -2, 0],
  [0.00004, 3, 0, 0, 0],
];
/** Days; degrees; degrees per lunation: the node and the larger effects of the planets. */
const SLOW_TERMS: readonly [number, number, number][] = [
  [-0.00017, 124.7746, -1.56375588],
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
];

/**
 * The time (ms since 1970) of a new moon, `k` lunations after that of 6 January 2000, to about a
 * minute: J. Meeus, Astronomical Algorithms (2nd ed.), chapter 49.
 */
function newMoon(k: number): number {
  const centuries = k / 1236.85;
  const factor = 1 - 0.002516 * centuries;
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * centuries ** 2;
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * centuries ** 2;
  let day = 2451550.09766 + 29.530588861 * k + 0.00015437 * centuries ** 2;
  for (const [size, a, b, c, power] of TERMS) {
    day += size * factor ** power * Math.sin((a * sun + b * moon + c * latitude) * RADIANS);
  }
  for (const [size, degrees, speed] of SLOW_TERMS) {
    day += size * Math.sin((degrees + speed * k) * RADIANS);
  }
  return (day - UNIX_EPOCH) * DAY_MS - DYNAMICAL_TIME_MS;
}

/** The first new moon at or after a time; both in ms since 1970. */
export function newMoonAfter(time: number): number {
  let k = Math.floor((time / DAY_MS + UNIX_EPOCH - 2451550.09766) / 29.530588861) - 1;
  while (newMoon(k) < time) k += 1;
  return newMoon(k);
}
