import { mix, palette } from '../paint/colour';
import { at, document, ellipse, poly } from '../paint/shapes';
import { settings, type Place } from './settings';

export { GROUND } from './settings';

export const FRAME_WIDTH = 800;
export const FRAME_HEIGHT = 600;

/** A drawn product: alone, on the ground of the frame. */
export interface Subject {
  readonly footprint: readonly [left: number, right: number];
  readonly body: string;
  /** The length of its shadow to the left under a low sun. */
  readonly reach: number;
}

/** A subject with the footprint of its shadow. */
export const standing = (footprint: Subject['footprint'], body: string, reach = 250): Subject => ({
  footprint,
  body,
  reach,
});

/** The position of further ones of the same kind: the offsets to the side and to the back, and the scale. */
interface Companion {
  readonly x: number;
  readonly back: number;
  readonly scale: number;
}

/** How many are shown, the furthest first; `near` and `far` move the viewer. */
export const arrangements = {
  one: { scale: 1, x: 0, companions: [] },
  near: { scale: 1.16, x: -6, companions: [] },
  far: { scale: 0.84, x: 20, companions: [] },
  pair: { scale: 0.94, x: -52, companions: [{ x: 172, back: 26, scale: 0.8 }] },
  row: {
    scale: 0.86,
    x: -110,
    companions: [
      { x: 232, back: 34, scale: 0.68 },
      { x: 72, back: 20, scale: 0.76 },
    ],
  },
} satisfies Record<string, { scale: number; x: number; companions: readonly Companion[] }>;

/** The setting of a product, and the number shown. */
export interface Staging {
  readonly setting: keyof typeof settings;
  readonly arrangement: keyof typeof arrangements;
}

/** The picture of a product: its setting in the sector's accent colour, its shadow, and the product. */
export function framed(accent: string, subject: Subject, { setting, arrangement }: Staging): string {
  const place = settings[setting](accent);
  const { scale, x, companions } = arrangements[arrangement];
  return document(
    FRAME_WIDTH,
    FRAME_HEIGHT,
    place.behind +
      companions.map((one) => instance(subject, place, one.x, -one.back, one.scale)).join('') +
      instance(subject, place, x, 0, scale) +
      (place.before ?? ''),
  );
}

/** One of a kind: scaled about the middle of its ground. */
function instance(
  { footprint, body, reach }: Subject,
  { floor, shadow, ground }: Place,
  x: number,
  y: number,
  scale: number,
): string {
  const [left, right] = footprint;
  const middle = 400;
  const cast = reach * shadow;
  const tone = mix(floor, palette.ink, 0.42);
  const fallen =
    shadow === 0
      ? ellipse((left + right) / 2, ground + 4, (right - left) * 0.62, 15, tone, 0.55)
      : poly(
          [
            [left, ground - 4],
            [right, ground - 4],
            [right - cast * 0.72, ground + 30 + 60 * shadow],
            [left - cast, ground + 26 + 48 * shadow],
          ],
          tone,
          0.72,
        );
  return at(middle * (1 - scale) + x, ground * (1 - scale) + y, fallen + body, scale);
}
