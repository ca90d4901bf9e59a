import { mix, palette } from '../paint/colour';
import { lights } from '../paint/light';
import { circle, n, path, rect, stroke, type Point } from '../paint/shapes';
import { scene } from './scene';

const { seaDawn } = lights;

/** The position of a place on the picture, which shows 62° to 98° east and 5.5° to 31.5° north. */
const place = ([east, north]: Point): Point => [((east - 62) / 36) * 1600, ((31.5 - north) / 26) * 900];

const line = (points: readonly Point[]): string =>
  points
    .map(place)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L');

/** The coast from the Arabian Sea around the south to the Bay of Bengal, by east and north. */
const COAST: readonly Point[] = [
  [61.5, 25.1],
  [64.5, 25.3],
  [66.6, 25.2],
  [67.1, 24.6],
  [68.2, 23.7],
  [69.2, 22.9],
  [70.3, 23],
  [70.2, 22.6],
  [69.1, 22.3],
  [69.7, 21.4],
  [70.9, 20.7],
  [72.1, 21.2],
  [72.3, 22.2],
  [72.7, 21.7],
  [72.7, 20.6],
  [72.8, 19],
  [73.3, 17],
  [74.1, 14.9],
  [74.8, 12.9],
  [75.8, 11.2],
  [76.3, 9.8],
  [77.5, 8.1],
  [78.2, 8.9],
  [79.2, 9.3],
  [79.8, 10.3],
  [79.8, 11.9],
  [80.3, 13.2],
  [80.1, 15],
  [81.2, 15.9],
  [82.3, 16.7],
  [83.5, 17.9],
  [85.2, 19.4],
  [86.8, 20.4],
  [87.2, 21.5],
  [88.6, 21.7],
  [90.3, 22],
  [91.8, 22.5],
  [92.4, 20.9],
  [94.2, 18.8],
  [94.4, 16.1],
  [96.5, 17],
  [98.5, 15.5],
];

const ISLAND: readonly Point[] = [
  [79.8, 9.8],
  [81.2, 8.5],
  [81.8, 7.2],
  [81, 6.2],
  [80.1, 6.1],
  [79.8, 7.6],
];

/** The head office. */
const OFFICE: Point = [73.2, 22.3];
/** Plants for chemicals, lubricants and coating. */
const PLANTS: readonly Point[] = [
  [72.5, 21.6],
  [73, 20.2],
  [70.2, 23.2],
];
/** Stock points and yards. */
const YARDS: readonly Point[] = [
  [71.4, 25.8],
  [72.4, 23.7],
  [73.2, 21.5],
  [81.8, 17],
  [83.2, 17.8],
  [86.6, 20.4],
  [95.3, 27.4],
  [94.6, 26.9],
  [79.9, 12.9],
  [74.9, 13],
];

const land = mix(seaDawn.far, palette.paper, 0.55);
const sea = mix(seaDawn.zenith, palette.petrol, 0.4);
const marked = (points: readonly Point[], draw: (x: number, y: number) => string): string =>
  points
    .map(place)
    .map(([x, y]) => draw(x, y))
    .join('');

export const mapScenes = {
  'scene-map': scene(
    'A map of the coasts between the Arabian Sea and the Bay of Bengal, with the office in Vadodara, three plants in the west and ten yards from Barmer to Assam',
    rect(0, 0, 1600, 900, sea),
    // The water becomes shallower towards the coast.
    ...[90, 54, 26].map((width, index) =>
      stroke(`M${line(COAST)}`, mix(sea, land, 0.08 + index * 0.07), { width, cap: 'round' }),
    ),
    path(`M${line(COAST)}L1700 -40L-60 -40Z`, land),
    stroke(`M${line(COAST)}`, mix(land, palette.ink, 0.35), { width: 2.5, cap: 'round' }),
    path(`M${line(ISLAND)}Z`, mix(land, sea, 0.25)),
    // From the office to every other place.
    ...[...PLANTS, ...YARDS].map((to) =>
      stroke(`M${line([OFFICE, to])}`, palette.teal, { width: 1.6, opacity: 0.45, dash: '2 7', cap: 'round' }),
    ),
    marked(YARDS, (x, y) => circle(x, y, 9, palette.paper) + circle(x, y, 6, palette.teal)),
    marked(
      PLANTS,
      (x, y) => rect(x - 12, y - 12, 24, 24, palette.paper, 1, 3) + rect(x - 8, y - 8, 16, 16, palette.ember, 1, 2),
    ),
    marked(
      [OFFICE],
      (x, y) =>
        circle(x, y, 26, palette.amber, 0.35) + circle(x, y, 15, palette.paper) + circle(x, y, 10, palette.amber),
    ),
  ),
};
