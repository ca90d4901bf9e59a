import type { Light } from '../paint/light';
import { at, circle, ellipse, lines, n, path, rect, stroke, times } from '../paint/shapes';

/** A distillation column with platforms, ladder and overhead line. */
export function column(light: Light, height = 420, width = 46, platforms = 5): string {
  const w = width / 2;
  const rounded = `M${n(-w)} 0V${n(-height + w)}A${n(w)} ${n(w * 0.9)} 0 0 1 ${n(w)} ${n(-height + w)}V0Z`;
  const shaded = `M${n(-w)} 0V${n(-height + w)}A${n(w)} ${n(w * 0.9)} 0 0 1 ${n(-w * 0.2)} ${n(-height + w * 0.12)}V0Z`;
  const decks = times(platforms, (index) => {
    const y = -height * (0.16 + (0.76 * (index + 0.5)) / platforms);
    return (
      rect(-w - 13, y, width + 26, 4, light.shade) +
      lines(
        [
          [-w - 12, y - 12, w + 12, y - 12],
          ...times(
            6,
            (post) => [-w - 12 + (post * (width + 24)) / 5, y - 12, -w - 12 + (post * (width + 24)) / 5, y] as const,
          ),
        ],
        light.shade,
        { width: 1.5 },
      )
    );
  }).join('');
  return (
    rect(-w - 6, -12, width + 12, 12, light.shade) +
    path(rounded, light.body) +
    path(shaded, light.shade) +
    lines([[w - 1.2, -height + w, w - 1.2, 0]], light.rim, { width: 2.4 }) +
    lines(
      times(9, (index) => [-w, -(height - w) * (0.1 + index * 0.1), w, -(height - w) * (0.1 + index * 0.1)] as const),
      light.line,
      { width: 0.9, opacity: 0.45 },
    ) +
    lines([[-w - 7, -10, -w - 7, -height * 0.9]], light.shade, { width: 2 }) +
    decks +
    stroke(`M0 ${n(-height + w * 0.1)}V${n(-height - 14)}H${n(w + 20)}V${n(-height * 0.28)}`, light.body, {
      width: 6,
    }) +
    stroke(`M${n(w + 23)} ${n(-height - 12)}V${n(-height * 0.28)}`, light.rim, { width: 1.2 })
  );
}

/** A chimney or furnace stack, slightly tapered, with a red band. */
export function stack(light: Light, height = 360, width = 30): string {
  const w = width / 2;
  return (
    path(`M${n(-w)} 0L${n(-w * 0.62)} ${n(-height)}H${n(w * 0.62)}L${n(w)} 0Z`, light.body) +
    path(
      `M${n(-w * 0.68)} ${n(-height * 0.86)}L${n(-w * 0.64)} ${n(-height * 0.94)}H${n(w * 0.64)}L${n(w * 0.68)} ${n(-height * 0.86)}Z`,
      '#a8452a',
    ) +
    lines([[w * 0.98, 0, w * 0.6, -height]], light.rim, { width: 2 })
  );
}

/** A furnace: box, sloping hood and stack. */
export function furnace(light: Light): string {
  return (
    at(0, -120, stack(light, 210, 26)) +
    path('M-66 0V-88L-18 -128H18L66 -88V0Z', light.body) +
    path('M-66 0V-88L-18 -128H-4V0Z', light.shade) +
    lines(
      [
        [66, -88, 66, 0],
        [18, -128, 66, -88],
      ],
      light.rim,
      { width: 2 },
    ) +
    lines(
      times(5, (index) => [-50 + index * 25, -78, -50 + index * 25, -8] as const),
      light.line,
      { width: 1, opacity: 0.5 },
    ) +
    rect(-54, -22, 108, 5, light.lamp, 0.75)
  );
}

/** A storage tank with spiral stair and plate lines. */
export function tank(light: Light, width = 190, height = 110, cone = 16): string {
  const w = width / 2;
  return (
    path(`M${n(-w)} 0V${n(-height)}Q0 ${n(-height - cone * 1.6)} ${n(w)} ${n(-height)}V0Z`, light.body) +
    path(
      `M${n(-w)} 0V${n(-height)}Q${n(-w * 0.65)} ${n(-height - cone * 0.55)} ${n(-w * 0.3)} ${n(-height - cone * 0.72)}V0Z`,
      light.shade,
    ) +
    rect(w - w * 0.16, -height, w * 0.16, height, light.rim, 0.22) +
    stroke(
      `M0 ${n(-height - cone * 0.8)}Q${n(w * 0.55)} ${n(-height - cone * 0.78)} ${n(w - 1)} ${n(-height)}V0`,
      light.rim,
      { width: 2 },
    ) +
    lines(
      times(4, (index) => [-w, (-height * (index + 1)) / 5, w, (-height * (index + 1)) / 5] as const),
      light.line,
      { width: 0.9, opacity: 0.45 },
    ) +
    stroke(
      `M${n(-w * 0.82)} 0C${n(-w * 0.4)} ${n(-height * 0.3)} ${n(w * 0.1)} ${n(-height * 0.72)} ${n(w * 0.46)} ${n(-height)}`,
      light.shade,
      { width: 4 },
    ) +
    stroke(
      `M${n(-w * 0.82)} -9C${n(-w * 0.4)} ${n(-height * 0.3 - 9)} ${n(w * 0.1)} ${n(-height * 0.72 - 9)} ${n(w * 0.46)} ${n(-height - 9)}`,
      light.line,
      { width: 1.2, opacity: 0.8 },
    ) +
    lines(
      [
        [w * 0.46, -height - 9, w * 0.9, -height - 9],
        ...times(5, (index) => [w * (0.46 + index * 0.11), -height - 9, w * (0.46 + index * 0.11), -height] as const),
      ],
      light.shade,
      { width: 1.3 },
    )
  );
}

/** A pressure sphere on legs. */
export function sphere(light: Light, radius = 58): string {
  const r = radius;
  return (
    lines(
      times(6, (index) => [-r * 0.8 + (index * r * 1.6) / 5, -r * 0.9, -r * 0.8 + (index * r * 1.6) / 5, 0] as const),
      light.shade,
      { width: 5 },
    ) +
    lines(
      [
        [-r * 0.8, -10, -r * 0.16, -r * 0.55],
        [r * 0.8, -10, r * 0.16, -r * 0.55],
      ],
      light.shade,
      { width: 2 },
    ) +
    circle(0, -r * 1.25, r, light.body) +
    path(
      `M0 ${n(-r * 2.25)}A${n(r)} ${n(r)} 0 0 0 0 ${n(-r * 0.25)}A${n(r * 0.55)} ${n(r)} 0 0 1 0 ${n(-r * 2.25)}Z`,
      light.shade,
    ) +
    stroke(`M${n(r * 0.5)} ${n(-r * 2.1)}A${n(r)} ${n(r)} 0 0 1 ${n(r * 0.7)} ${n(-r * 0.55)}`, light.rim, {
      width: 2.6,
    }) +
    `<ellipse cx="0" cy="${n(-r * 1.25)}" rx="${n(r)}" ry="${n(r * 0.2)}" fill="none" stroke="${light.line}" stroke-width="1" opacity=".6"/>` +
    rect(-4, -r * 2.25 - 12, 8, 14, light.body)
  );
}

/** A pipe bridge with several lines on frames. */
export function pipeRack(light: Light, length = 520, height = 92): string {
  const bays = Math.round(length / 86);
  return (
    lines(
      times(
        bays + 1,
        (index) => [-length / 2 + (index * length) / bays, 0, -length / 2 + (index * length) / bays, -height] as const,
      ),
      light.shade,
      { width: 6 },
    ) +
    [0, 34].map((drop) => rect(-length / 2 - 8, -height + drop, length + 16, 5, light.shade)).join('') +
    [-9, -17, 25, 17]
      .map(
        (drop, index) =>
          rect(-length / 2 - 8, -height + drop, length + 16, index % 2 ? 6 : 8, light.body) +
          rect(-length / 2 - 8, -height + drop, length + 16, 1.4, light.rim, 0.75),
      )
      .join('')
  );
}

/** Steam that leans with the evening wind. */
export function plume(colour: string, size = 120, opacity = 0.5): string {
  const s = size / 120;
  return path(
    `M${n(-8 * s)} 0C${n(-30 * s)} ${n(-26 * s)} ${n(4 * s)} ${n(-40 * s)} ${n(-12 * s)} ${n(-66 * s)}C${n(10 * s)} ${n(-72 * s)} ${n(14 * s)} ${n(-100 * s)} ${n(52 * s)} ${n(-104 * s)}C${n(96 * s)} ${n(-110 * s)} ${n(118 * s)} ${n(-130 * s)} ${n(150 * s)} ${n(-122 * s)}C${n(132 * s)} ${n(-98 * s)} ${n(96 * s)} ${n(-92 * s)} ${n(78 * s)} ${n(-74 * s)}C${n(56 * s)} ${n(-58 * s)} ${n(30 * s)} ${n(-62 * s)} ${n(22 * s)} ${n(-38 * s)}C${n(18 * s)} ${n(-20 * s)} ${n(10 * s)} ${n(-12 * s)} ${n(8 * s)} 0Z`,
    colour,
    opacity,
  );
}

/** A cooling tower with its waist. */
export function coolingTower(light: Light, height = 210): string {
  const h = height;
  return (
    path(
      `M${n(-h * 0.4)} 0C${n(-h * 0.3)} ${n(-h * 0.4)} ${n(-h * 0.24)} ${n(-h * 0.64)} ${n(-h * 0.27)} ${n(-h)}H${n(h * 0.27)}C${n(h * 0.24)} ${n(-h * 0.64)} ${n(h * 0.3)} ${n(-h * 0.4)} ${n(h * 0.4)} 0Z`,
      light.body,
    ) +
    path(
      `M${n(-h * 0.4)} 0C${n(-h * 0.3)} ${n(-h * 0.4)} ${n(-h * 0.24)} ${n(-h * 0.64)} ${n(-h * 0.27)} ${n(-h)}H${n(-h * 0.08)}C${n(-h * 0.08)} ${n(-h * 0.6)} ${n(-h * 0.12)} ${n(-h * 0.3)} ${n(-h * 0.14)} 0Z`,
      light.shade,
    ) +
    stroke(
      `M${n(h * 0.27)} ${n(-h)}C${n(h * 0.24)} ${n(-h * 0.64)} ${n(h * 0.3)} ${n(-h * 0.4)} ${n(h * 0.4)} 0`,
      light.rim,
      { width: 2.4 },
    ) +
    ellipse(0, -h, h * 0.27, h * 0.035, light.shade)
  );
}

/** Two cement or powder silos with hoppers. */
export function silos(light: Light, count = 2): string {
  return times(count, (index) => {
    const x = index * 66 - ((count - 1) * 66) / 2;
    return at(
      x,
      0,
      lines(
        [
          [-22, 0, -22, -70],
          [22, 0, 22, -70],
          [-22, -8, 22, -60],
          [22, -8, -22, -60],
        ],
        light.shade,
        { width: 3.4 },
      ) +
        path('M-26 -190A26 14 0 0 1 26 -190V-76L6 -40H-6L-26 -76Z', light.body) +
        path('M-26 -190A26 14 0 0 1 -6 -203V-50L-26 -76Z', light.shade) +
        lines([[25, -190, 25, -76]], light.rim, { width: 2 }) +
        lines(
          [
            [-26, -150, 26, -150],
            [-26, -112, 26, -112],
          ],
          light.line,
          { width: 1, opacity: 0.5 },
        ) +
        rect(-6, -212, 12, 12, light.body),
    );
  }).join('');
}
