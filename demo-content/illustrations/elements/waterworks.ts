import { mix } from '../paint/colour';
import type { Light } from '../paint/light';
import { ellipse, lines, n, path, poly, rect, stroke, times } from '../paint/shapes';

/** A round clarifier seen from above: rim, water, bridge and scum baffle. Its centre is the origin. */
export function clarifier(light: Light, radius = 260, flat = 0.26, turn = 0.35): string {
  const ry = radius * flat;
  const wall = radius * 0.11;
  const waterTone = mix(light.glow, light.middle, 0.5);
  const bx = Math.cos(turn) * radius;
  const by = Math.sin(turn) * ry;
  const ring = (share: number, width: number, opacity: number) =>
    `<ellipse cx="0" cy="${n(4)}" rx="${n(radius * share)}" ry="${n(ry * share)}" fill="none" stroke="${light.rim}" stroke-width="${n(width)}" opacity="${opacity}"/>`;
  return (
    path(`M${n(-radius)} 0V${n(wall)}A${n(radius)} ${n(ry)} 0 0 0 ${n(radius)} ${n(wall)}V0Z`, light.body) +
    path(
      `M${n(-radius)} 0V${n(wall)}A${n(radius)} ${n(ry)} 0 0 0 ${n(-radius * 0.3)} ${n(wall + ry * 0.95)}V${n(ry * 0.9)}Z`,
      light.shade,
    ) +
    ellipse(0, 0, radius, ry, light.rim) +
    ellipse(0, 0, radius * 0.985, ry * 0.98, light.shade) +
    ellipse(0, 4, radius * 0.94, ry * 0.93, waterTone) +
    path(
      `M${n(-radius * 0.94)} 4A${n(radius * 0.94)} ${n(ry * 0.93)} 0 0 1 ${n(radius * 0.3)} ${n(4 - ry * 0.88)}C${n(-radius * 0.3)} ${n(-ry * 0.4)} ${n(-radius * 0.5)} ${n(ry * 0.2)} ${n(-radius * 0.94)} 4Z`,
      light.middle,
      0.65,
    ) +
    ring(0.8, 1.3, 0.55) +
    ring(0.6, 1.1, 0.4) +
    ring(0.4, 1, 0.3) +
    ellipse(0, 2, radius * 0.11, ry * 0.13, light.body) +
    poly(
      [
        [0, -8],
        [bx, by - 10],
        [bx, by],
        [0, 3],
      ],
      light.body,
    ) +
    lines([[0, -8, bx, by - 10]], light.rim, { width: 1.8 }) +
    lines(
      [
        [0, -24, bx, by - 26],
        ...times(
          8,
          (index) =>
            [
              (bx * index) / 7,
              ((by - 10) * index) / 7 - 8 * (1 - index / 7),
              (bx * index) / 7,
              ((by - 10) * index) / 7 - 8 * (1 - index / 7) - 16,
            ] as const,
        ),
      ],
      light.shade,
      { width: 1.7 },
    ) +
    rect(-9, -34, 18, 36, light.body) +
    rect(6, -34, 3, 36, light.rim)
  );
}

/** A water tower on a shaft. */
export function waterTower(light: Light, height = 260): string {
  const h = height;
  return (
    path(`M${n(-h * 0.06)} 0L${n(-h * 0.045)} ${n(-h * 0.66)}H${n(h * 0.045)}L${n(h * 0.06)} 0Z`, light.body) +
    path(
      `M${n(-h * 0.045)} ${n(-h * 0.62)}L${n(-h * 0.22)} ${n(-h * 0.76)}V${n(-h * 0.92)}Q0 ${n(-h * 1.02)} ${n(h * 0.22)} ${n(-h * 0.92)}V${n(-h * 0.76)}L${n(h * 0.045)} ${n(-h * 0.62)}Z`,
      light.body,
    ) +
    path(
      `M${n(-h * 0.045)} ${n(-h * 0.62)}L${n(-h * 0.22)} ${n(-h * 0.76)}V${n(-h * 0.92)}Q${n(-h * 0.14)} ${n(-h * 0.96)} ${n(-h * 0.06)} ${n(-h * 0.97)}V${n(-h * 0.62)}Z`,
      light.shade,
    ) +
    stroke(
      `M${n(h * 0.22)} ${n(-h * 0.92)}V${n(-h * 0.76)}L${n(h * 0.045)} ${n(-h * 0.62)}L${n(h * 0.06)} 0`,
      light.rim,
      { width: 2 },
    ) +
    lines([[-h * 0.22, -h * 0.84, h * 0.22, -h * 0.84]], light.line, { width: 1.2, opacity: 0.7 })
  );
}

/** A low process hall with a saw-tooth roof. */
export function hall(light: Light, bays = 5, bay = 74, height = 62): string {
  const width = bays * bay;
  const roof = times(
    bays,
    (index) => `L${n(-width / 2 + index * bay)} ${n(-height - 30)}L${n(-width / 2 + (index + 1) * bay)} ${n(-height)}`,
  ).join('');
  return (
    path(`M${n(-width / 2)} 0V${n(-height)}${roof}V0Z`, light.body) +
    times(bays, (index) =>
      poly(
        [
          [-width / 2 + index * bay, -height - 30],
          [-width / 2 + (index + 1) * bay, -height],
          [-width / 2 + (index + 1) * bay, -height + 4],
          [-width / 2 + index * bay, -height - 26],
        ],
        light.rim,
        0.6,
      ),
    ).join('') +
    times(bays * 2, (index) =>
      rect(-width / 2 + 12 + index * (bay / 2), -height * 0.62, bay / 2 - 16, 14, light.lamp, 0.75),
    ).join('') +
    rect(-width / 2, -8, width, 8, light.shade)
  );
}

/** An evaporator: tall vessel, vapour duct, compressor. */
export function evaporator(light: Light): string {
  return (
    stroke('M-4 -300V-326H86V-150', light.body, { width: 18 }) +
    stroke('M94 -332V-150', light.rim, { width: 1.6 }) +
    rect(56, -150, 62, 70, light.body) +
    rect(50, -80, 74, 80, light.shade) +
    path('M-40 0V-270A38 36 0 0 1 36 -270V0Z', light.body) +
    path('M-40 0V-270A38 36 0 0 1 -12 -304V0Z', light.shade) +
    lines([[35, -270, 35, 0]], light.rim, { width: 2.4 }) +
    times(
      3,
      (index) =>
        rect(-52, -80 - index * 78, 102, 4, light.shade) +
        lines([[-52, -92 - index * 78, 50, -92 - index * 78]], light.shade, { width: 1.6 }),
    ).join('') +
    rect(-46, -10, 92, 10, light.shade)
  );
}
