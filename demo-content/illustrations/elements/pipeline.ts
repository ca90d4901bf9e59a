import { mix } from '../paint/colour';
import type { Light } from '../paint/light';
import { circle, lines, n, path, poly, rect, stroke, times, type Point } from '../paint/shapes';

/** A pipe on supports, from its far end at the horizon (`from`) to the centre of its near end; radii in units. */
export function pipeInPerspective(
  light: Light,
  from: Point,
  to: Point,
  farRadius: number,
  nearRadius: number,
  supports = 8,
): string {
  const [fx, fy] = from;
  const [tx, ty] = to;
  const dx = tx - fx;
  const dy = ty - fy;
  const length = Math.hypot(dx, dy);
  // The normal points down, so that the upper side of the pipe is the lit one.
  const down = dx < 0 ? -1 : 1;
  const [nx, ny] = [(-dy / length) * down, (dx / length) * down];
  const side = (share: number, offset: number): Point => {
    const radius = farRadius + (nearRadius - farRadius) * share;
    return [fx + dx * share + nx * radius * offset, fy + dy * share + ny * radius * offset];
  };
  const band = (a: number, b: number, tone: string, opacity?: number) =>
    poly([side(0, a), side(1, a), side(1, b), side(0, b)], tone, opacity);
  const stands = times(supports, (index) => {
    const share = ((index + 0.6) / supports) ** 2.1;
    const radius = farRadius + (nearRadius - farRadius) * share;
    const [x, y] = [fx + dx * share, fy + dy * share];
    const drop = radius * 1.9;
    return (
      rect(x - radius * 1.05, y + radius * 0.55, radius * 2.1, radius * 0.42, light.shade) +
      rect(x - radius * 0.8, y + radius * 0.8, radius * 0.34, drop - radius * 0.6, light.shade) +
      rect(x + radius * 0.46, y + radius * 0.8, radius * 0.34, drop - radius * 0.6, light.shade) +
      rect(x - radius * 1.3, y + drop, radius * 2.6, radius * 0.36, light.edge)
    );
  }).join('');
  const rings = times(supports, (index) => {
    const share = ((index + 1) / supports) ** 2.1;
    const [a, b] = [side(share, -1.04), side(share, 1.04)];
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  }).join('');
  return (
    stands +
    band(-1, 1, light.body) +
    band(0.15, 1, light.shade) +
    band(-1, -0.78, light.rim) +
    band(-0.6, -0.38, mix(light.rim, light.body, 0.55)) +
    stroke(rings, light.edge, { width: 2.2, opacity: 0.7 })
  );
}

/** A stretch of pipe from the side, with girth welds; origin at its left end, on its axis. */
export function pipeAlong(light: Light, length: number, radius: number, joints = 4): string {
  return (
    rect(0, -radius, length, radius * 2, light.body) +
    rect(0, radius * 0.1, length, radius * 0.9, light.shade) +
    rect(0, -radius, length, radius * 0.14, light.rim) +
    rect(0, -radius * 0.62, length, radius * 0.2, mix(light.rim, light.body, 0.6)) +
    lines(
      times(
        joints,
        (index) => [((index + 0.5) * length) / joints, -radius, ((index + 0.5) * length) / joints, radius] as const,
      ),
      light.edge,
      { width: 3, opacity: 0.7 },
    )
  );
}

/** A main-line valve with its wheel, on a pipe along the ground; 150 units high. */
export function lineValve(light: Light): string {
  return (
    rect(-120, -58, 240, 40, light.body) +
    rect(-120, -58, 240, 4, light.rim) +
    rect(-120, -36, 240, 18, light.shade) +
    [-64, 64].map((x) => rect(x - 8, -70, 16, 64, light.body) + rect(x + 4, -70, 3, 64, light.rim, 0.7)).join('') +
    circle(0, -38, 40, light.body) +
    path('M0 -78A40 40 0 0 0 0 2A52 52 0 0 1 0 -78Z', light.shade) +
    rect(-20, -92, 40, 16, light.body) +
    rect(-7, -124, 14, 34, light.body) +
    `<ellipse cx="0" cy="-128" rx="50" ry="13" fill="none" stroke="${light.body}" stroke-width="7"/>` +
    stroke('M46 -133A50 13 0 0 0 -20 -140', light.rim, { width: 2 }) +
    lines(
      [
        [-48, -128, 48, -128],
        [0, -140, 0, -116],
      ],
      light.body,
      { width: 4 },
    )
  );
}

/** A trench in the ground with the pipe lying open in it. */
export function trench(light: Light, width: number, depth: number): string {
  const w = width / 2;
  return (
    path(
      `M${n(-w)} 0Q${n(-w * 0.9)} ${n(depth * 0.7)} ${n(-w * 0.72)} ${n(depth)}H${n(w * 0.72)}Q${n(w * 0.92)} ${n(depth * 0.6)} ${n(w)} 0Z`,
      light.edge,
    ) +
    stroke(
      `M${n(-w * 0.94)} ${n(depth * 0.32)}H${n(w * 0.93)}M${n(-w * 0.86)} ${n(depth * 0.62)}H${n(w * 0.86)}`,
      light.line,
      { width: 1.2, opacity: 0.3, dash: '14 9' },
    )
  );
}
