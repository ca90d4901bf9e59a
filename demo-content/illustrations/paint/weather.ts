import { chance } from '../../src/chance';
import { mix, palette } from './colour';
import { HEIGHT, skyTone, WIDTH } from './landscape';
import type { Light } from './light';
import { circle, lines, n, path, rect, times } from './shapes';

/** A heap of fair-weather cloud with a level base, lit from above. */
function heap(x: number, y: number, width: number, light: Light): string {
  const outline = (w: number, lift: number) =>
    `M${n(x)} ${n(y)}C${n(x + w * 0.02)} ${n(y - w * 0.13)} ${n(x + w * 0.16)} ${n(y - w * 0.17)} ${n(x + w * 0.24)} ${n(y - w * 0.12)}C${n(x + w * 0.28)} ${n(y - w * lift)} ${n(x + w * 0.52)} ${n(y - w * lift)} ${n(x + w * 0.58)} ${n(y - w * 0.16)}C${n(x + w * 0.68)} ${n(y - w * 0.25)} ${n(x + w * 0.84)} ${n(y - w * 0.2)} ${n(x + w * 0.84)} ${n(y - w * 0.1)}C${n(x + w * 0.95)} ${n(y - w * 0.12)} ${n(x + w)} ${n(y - w * 0.05)} ${n(x + w)} ${n(y)}Z`;
  return (
    path(outline(width, 0.3), mix(light.glow, palette.paper, 0.8)) +
    path(
      `M${n(x)} ${n(y)}C${n(x + width * 0.1)} ${n(y - width * 0.06)} ${n(x + width * 0.3)} ${n(y - width * 0.02)} ${n(x + width * 0.46)} ${n(y - width * 0.07)}C${n(x + width * 0.66)} ${n(y - width * 0.1)} ${n(x + width * 0.8)} ${n(y - width * 0.02)} ${n(x + width)} ${n(y)}Z`,
      mix(light.glow, light.veil, 0.45),
    )
  );
}

/** A fair day: the sky in level bands, heaps of cloud that get smaller towards the horizon, no sun in sight. */
export function fairSky(light: Light, seed: number, horizon = 520): string {
  const random = chance(seed);
  const bands = times(6, (index) => rect(0, (horizon / 6) * index, WIDTH, HEIGHT, skyTone(light, index / 5))).join('');
  const clouds = times(7, (index) => {
    const depth = index / 6;
    const width = 560 * (1 - depth) + 120 + random() * 90;
    const y = horizon * (0.3 + 0.62 * depth) + random() * 24;
    return heap(((index * 617 + seed * 131) % (WIDTH + 200)) - 240 + random() * 120, y, width, light);
  })
    .reverse()
    .join('');
  return bands + clouds;
}

/** A closed ceiling: long banks of cloud, the lowest palest. */
export function overcastSky(light: Light, seed: number, horizon = 520): string {
  const random = chance(seed);
  const banks = times(5, (index) => {
    const y = horizon * (0.2 + index * 0.17);
    const crests = times(6, (crest) => {
      const x = (WIDTH / 5) * (crest + 1);
      const rise = 30 + random() * 70 - index * 6;
      return `C${n(x - 240)} ${n(y - rise)} ${n(x - 120)} ${n(y - rise * 0.8)} ${n(x)} ${n(y + random() * 16)}`;
    }).join('');
    return path(`M0 ${n(y)}${crests}V${HEIGHT}H0Z`, skyTone(light, 0.2 + index * 0.2));
  });
  return rect(0, 0, WIDTH, HEIGHT, light.zenith) + banks.join('');
}

/** A hot white sky with the sun high above the picture's middle. */
export function highSun(light: Light, x: number): string {
  return (
    times(5, (index) => rect(0, index * 130, WIDTH, HEIGHT, skyTone(light, 0.1 + index * 0.225))).join('') +
    circle(x, 118, 128, mix(light.glow, light.sun, 0.4)) +
    circle(x, 118, 82, mix(light.glow, light.sun, 0.7)) +
    circle(x, 118, 46, light.sun)
  );
}

/** Rain in front of everything. */
export function rain(light: Light, seed: number): string {
  const random = chance(seed);
  return lines(
    times(150, () => {
      const [x, y, length] = [random() * (WIDTH + 80), random() * HEIGHT, 26 + random() * 34];
      return [x, y, x - length * 0.34, y + length] as const;
    }),
    light.sun,
    { width: 1.7, opacity: 0.42 },
  );
}
