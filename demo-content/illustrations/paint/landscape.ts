import { chance } from '../../src/chance';
import { mix } from './colour';
import type { Light } from './light';
import { circle, ellipse, lines, n, path, poly, rect, stroke, times, type Point } from './shapes';

/** The size of every scene's canvas. */
export const WIDTH = 1600;
export const HEIGHT = 900;

export interface Sun {
  x: number;
  y: number;
  radius: number;
}

/** The sky between its highest part (0) and the sun (1). */
export function skyTone(light: Light, share: number): string {
  return share < 0.5 ? mix(light.zenith, light.veil, share * 2) : mix(light.veil, light.glow, share * 2 - 1);
}

/** Sky with the rings common to all scenes: flat tones that widen from a low sun. */
export function sky(light: Light, sun: Sun, rings = 7): string {
  const body = times(rings, (index) => {
    const share = (index + 1) / rings;
    const radius = 1120 * (1 - index / rings) ** 1.25 + sun.radius * 1.35;
    return circle(sun.x, sun.y, radius, skyTone(light, share ** 1.15));
  }).join('');
  return `${rect(0, 0, WIDTH, HEIGHT, light.zenith)}${body}${circle(sun.x, sun.y, sun.radius, light.sun)}`;
}

/** Thin level clouds, each a pair of lens-shaped strips. */
export function clouds(light: Light, seed: number, count: number, top: number, bottom: number): string {
  const random = chance(seed);
  return times(count, () => {
    const x = random() * WIDTH;
    const y = top + random() * (bottom - top);
    const half = 90 + random() * 230;
    const thick = 3 + random() * 6;
    const tone = skyTone(light, 0.78 + 0.22 * ((y - top) / (bottom - top + 1)));
    return path(
      `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - thick * 2)} ${n(x + half)} ${n(y)}Q${n(x + half * 0.2)} ${n(y + thick)} ${n(x - half)} ${n(y)}Z`,
      tone,
      0.7,
    );
  }).join('');
}

export function stars(seed: number, count: number, bottom: number, colour = '#f1ead8'): string {
  const random = chance(seed);
  return times(count, () =>
    circle(
      random() * WIDTH,
      random() * bottom,
      0.7 + random() * 1.1,
      colour,
      Math.round((0.25 + random() * 0.6) * 100) / 100,
    ),
  ).join('');
}

/** A range of hills: smooth waves between the given heights, filled to the bottom of the picture. */
export function hills(fill: string, baseline: number, heights: readonly number[]): string {
  const step = WIDTH / (heights.length - 1);
  const top = heights
    .map((height, index) => {
      const x = index * step;
      const y = baseline - height;
      if (index === 0) return `M0 ${n(y)}`;
      const before = baseline - (heights[index - 1] ?? 0);
      return `C${n(x - step / 2)} ${n(before)} ${n(x - step / 2)} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join('');
  return path(`${top}V${HEIGHT}H0Z`, fill);
}

/** Level ground from the horizon to the bottom, in strips that darken towards the viewer. */
export function plain(light: Light, horizon: number, strips = 4): string {
  return times(strips, (index) => {
    const depth = (index / strips) ** 1.7;
    const y = horizon + (HEIGHT - horizon) * depth;
    const tone =
      index < strips / 2
        ? mix(light.middle, light.near, index / (strips / 2))
        : mix(light.near, light.edge, (index - strips / 2) / (strips / 2));
    const lift = index === 0 ? 0 : 10 + index * 5;
    return path(
      `M0 ${n(y + lift * 0.4)}C400 ${n(y - lift)} 760 ${n(y + lift * 0.8)} 1600 ${n(y - lift * 0.3)}V${HEIGHT}H0Z`,
      tone,
    );
  }).join('');
}

/** Hairlines that run from the viewer to a point on the horizon: furrows, tyre tracks, module rows. */
export function furrows(colour: string, point: Point, count: number, from: number, to: number, opacity = 0.35): string {
  const [px, py] = point;
  return lines(
    times(count, (index) => {
      const x = from + ((to - from) * index) / (count - 1);
      const start = 0.06;
      return [px + (x - px) * start, py + (HEIGHT - py) * start, x, HEIGHT] as const;
    }),
    colour,
    { width: 1.3, opacity },
  );
}

/** A shadow towards the viewer, of an object with the given width at (x, y). */
export function castShadow(
  light: Light,
  sun: Sun,
  x: number,
  y: number,
  width: number,
  length: number,
  opacity = 0.5,
): string {
  const lean = ((x - sun.x) / 620) * length;
  const spread = width * 0.55;
  return poly(
    [
      [x - width / 2, y],
      [x + width / 2, y],
      [x + width / 2 + lean + spread, y + length],
      [x - width / 2 + lean - spread, y + length],
    ],
    light.edge,
    opacity,
  );
}

/** Water to the bottom of the picture, with the sun's path broken into level glints. */
export function water(light: Light, horizon: number, sun: Sun, seed: number, bottom = HEIGHT): string {
  const random = chance(seed);
  const depth = bottom - horizon;
  const strips = times(5, (index) =>
    rect(
      0,
      horizon + depth * (index / 5) ** 1.4,
      WIDTH,
      bottom - horizon - depth * (index / 5) ** 1.4,
      mix(mix(light.glow, light.middle, 0.55), light.near, index / 4),
    ),
  ).join('');
  const glints = times(64, (index) => {
    const share = index / 64;
    const y = horizon + 3 + depth * share ** 1.5;
    const width = (14 + random() * 80) * (0.5 + share * 1.4);
    const x = sun.x + (random() - 0.5) * (60 + 330 * share) - width / 2;
    return rect(x, y, width, 1.4 + 2.6 * share, light.sun, Math.round((0.75 - 0.5 * share) * 100) / 100, 1.5);
  }).join('');
  const ripples = times(26, () => {
    const y = horizon + 12 + depth * random() ** 1.2;
    return rect(random() * WIDTH - 60, y, 40 + random() * 190, 1.4, light.line, 0.4, 1);
  }).join('');
  return strips + ripples + glints;
}

/** Dry grass in clumps of different sizes along a line; the nearest are lowest and tallest. */
export function grass(
  colour: string,
  seed: number,
  count: number,
  left: number,
  right: number,
  y: number,
  size = 26,
): string {
  const random = chance(seed);
  const clumps = Math.max(3, Math.round(count / 5));
  const blades = times(clumps, () => {
    const centre = left + random() * (right - left);
    const spread = 20 + random() * 90;
    return times(3 + Math.floor(random() * 7), () => {
      const offset = (random() + random() - 1) * spread;
      const x = centre + offset;
      const base = y + 6 + random() * 26;
      const tall = size * (0.45 + random() * 0.75) * (1 - Math.abs(offset) / (spread * 1.6));
      return times(3, (blade) => {
        const lean = (blade - 1) * tall * 0.42 + (random() - 0.35) * tall * 0.4;
        return `M${n(x + blade * 2 - 2)} ${n(base)}Q${n(x + lean * 0.2)} ${n(base - tall * 0.7)} ${n(x + lean)} ${n(base - tall)}Q${n(x + lean * 0.35 + 3)} ${n(base - tall * 0.55)} ${n(x + blade * 2 + 2)} ${n(base)}Z`;
      }).join('');
    }).join('');
  }).join('');
  return path(blades, colour);
}

/** An umbrella thorn, the tree of the western plains. */
export function thornTree(colour: string, size = 120): string {
  const s = size / 120;
  return (
    stroke(
      `M0 0C${n(4 * s)} ${n(-34 * s)} ${n(-4 * s)} ${n(-48 * s)} ${n(4 * s)} ${n(-84 * s)}M${n(0.5 * s)} ${n(-44 * s)}C${n(14 * s)} ${n(-60 * s)} ${n(30 * s)} ${n(-66 * s)} ${n(40 * s)} ${n(-88 * s)}M${n(0)} ${n(-54 * s)}C${n(-14 * s)} ${n(-66 * s)} ${n(-28 * s)} ${n(-70 * s)} ${n(-36 * s)} ${n(-90 * s)}`,
      colour,
      { width: 5 * s, cap: 'round' },
    ) +
    path(
      `M${n(-78 * s)} ${n(-88 * s)}C${n(-62 * s)} ${n(-112 * s)} ${n(-28 * s)} ${n(-108 * s)} ${n(-12 * s)} ${n(-118 * s)}C${n(18 * s)} ${n(-130 * s)} ${n(66 * s)} ${n(-114 * s)} ${n(84 * s)} ${n(-90 * s)}C${n(60 * s)} ${n(-82 * s)} ${n(34 * s)} ${n(-94 * s)} ${n(8 * s)} ${n(-86 * s)}C${n(-20 * s)} ${n(-80 * s)} ${n(-52 * s)} ${n(-78 * s)} ${n(-78 * s)} ${n(-88 * s)}Z`,
      colour,
    )
  );
}

/** A coconut palm leaning with the wind. */
export function palm(colour: string, size = 200): string {
  const s = size / 200;
  const fronds = [-160, -128, -92, -62, -24, 8, -178]
    .map((angle) => {
      const radians = (angle * Math.PI) / 180;
      const length = 74 * s;
      const ex = 26 * s + Math.cos(radians) * length;
      const ey = -196 * s + Math.sin(radians) * length * 0.62 + 20 * s;
      const mx = 26 * s + Math.cos(radians) * length * 0.55;
      const my = -196 * s + Math.sin(radians) * length * 0.85 - 14 * s;
      return `M${n(26 * s)} ${n(-196 * s)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + 13 * s)} ${n(26 * s)} ${n(-190 * s)}Z`;
    })
    .join('');
  return (
    stroke(`M0 0C${n(-4 * s)} ${n(-70 * s)} ${n(6 * s)} ${n(-140 * s)} ${n(26 * s)} ${n(-194 * s)}`, colour, {
      width: 6 * s,
      cap: 'round',
    }) + path(fronds, colour)
  );
}

/** Birds far away. */
export function birds(colour: string, points: readonly Point[], size = 9): string {
  return stroke(
    points
      .map(
        ([x, y]) =>
          `M${n(x - size)} ${n(y - size * 0.35)}q${n(size * 0.55)} ${n(-size * 0.3)} ${n(size)} ${n(size * 0.35)}q${n(size * 0.45)} ${n(-size * 0.65)} ${n(size)} ${n(-size * 0.35)}`,
      )
      .join(''),
    colour,
    { width: 1.8, cap: 'round' },
  );
}

/** A lattice pylon with three arms; `wires` draws the cables between two of them. */
export function pylon(colour: string, height = 200): string {
  const h = height;
  const base = h * 0.17;
  const top = h * 0.03;
  const half = (y: number) => base + ((top - base) * y) / h;
  const levels = [0, 0.24, 0.44, 0.6, 0.74, 0.86, 1];
  const braces = levels.slice(1).map((level, index) => {
    const below = (levels[index] ?? 0) * h;
    const above = level * h;
    return `M${n(-half(below))} ${n(-below)}L${n(half(above))} ${n(-above)}M${n(half(below))} ${n(-below)}L${n(-half(above))} ${n(-above)}`;
  });
  const arms = [0.66, 0.8, 0.93].map((level, index) => {
    const reach = h * ([0.26, 0.21, 0.15][index] ?? 0.2);
    return `M${n(-reach)} ${n(-level * h)}H${n(reach)}M${n(-reach)} ${n(-level * h)}L0 ${n(-(level + 0.05) * h)}L${n(reach)} ${n(-level * h)}`;
  });
  return stroke(`M${n(-base)} 0L${n(-top)} ${n(-h)}H${n(top)}L${n(base)} 0${braces.join('')}${arms.join('')}`, colour, {
    width: Math.max(1.2, h / 110),
  });
}

export function wires(colour: string, from: Point, to: Point, height: number, opacity = 0.8): string {
  return stroke(
    [0.66, 0.8, 0.93]
      .flatMap((level, index) => {
        const reach = height * ([0.26, 0.21, 0.15][index] ?? 0.2);
        return [-1, 1].map((side) => {
          const [x1, y1] = [from[0] + side * reach, from[1] - level * height];
          const [x2, y2] = [to[0] + side * reach, to[1] - level * height];
          return `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + Math.abs(x2 - x1) * 0.09)} ${n(x2)} ${n(y2)}`;
        });
      })
      .join(''),
    colour,
    { width: 1, opacity },
  );
}

/** Flat mist lying in a hollow. */
export function mist(colour: string, x: number, y: number, width: number, opacity = 0.4): string {
  return (
    ellipse(x, y, width / 2, width / 26, colour, opacity) +
    ellipse(x + width * 0.2, y + width / 40, width / 3, width / 34, colour, opacity * 0.8)
  );
}
