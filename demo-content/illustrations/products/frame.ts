import { mix, palette } from '../paint/colour';
import { circle, document, lines, path, poly, rect, times, type Point } from '../paint/shapes';

export const FRAME_WIDTH = 800;
export const FRAME_HEIGHT = 600;
/** Where things stand. */
export const GROUND = 478;

/**
 * The common ground of all product pictures: a low sun of the sector's accent behind, a level
 * floor, and the long shadow of the product to the left. `shadow` is the footprint it falls from.
 */
export function framed(
  accent: string,
  footprint: readonly [left: number, right: number],
  body: string,
  reach = 250,
): string {
  const air = mix(palette.mist, accent, 0.1);
  const sun: Point = [560, 250];
  const rings = times(4, (index) =>
    circle(sun[0], sun[1], 330 - index * 72, mix(air, accent, 0.07 + index * 0.085)),
  ).join('');
  const floor = mix(air, palette.petrol, 0.16);
  const [left, right] = footprint;
  return document(
    FRAME_WIDTH,
    FRAME_HEIGHT,
    rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, air) +
      rings +
      circle(sun[0], sun[1], 62, mix(accent, palette.paper, 0.8)) +
      path(`M0 430C220 424 520 434 800 427V600H0Z`, floor) +
      path('M0 520C260 512 560 530 800 518V600H0Z', mix(floor, palette.petrol, 0.12)) +
      lines([[0, 430, 800, 428]], mix(floor, palette.paper, 0.55), { width: 1.6 }) +
      poly(
        [
          [left, GROUND - 4],
          [right, GROUND - 4],
          [right - reach * 0.72, GROUND + 90],
          [left - reach, GROUND + 74],
        ],
        mix(floor, palette.ink, 0.36),
        0.75,
      ) +
      body,
  );
}
