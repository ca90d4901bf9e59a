import { mix, palette } from '../paint/colour';
import type { Light } from '../paint/light';
import { circle, ellipse, lines, n, path, poly, rect, stroke, times } from '../paint/shapes';

/** A conical flask, filled to `level` (0 to 1). */
export function flask(light: Light, colour: string, height = 120, level = 0.5): string {
  const h = height;
  const half = (y: number) => h * 0.075 + Math.max(0, 1 - y / 0.7) * h * 0.28;
  const top = level * 0.7;
  return (
    path(
      `M${n(-half(0))} 0L${n(-half(top))} ${n(-top * h)}H${n(half(top))}L${n(half(0))} 0Q0 ${n(h * 0.04)} ${n(-half(0))} 0Z`,
      colour,
      0.92,
    ) +
    ellipse(0, -top * h, half(top), h * 0.025, mix(colour, light.rim, 0.4)) +
    stroke(
      `M${n(-h * 0.1)} ${n(-h)}H${n(h * 0.1)}M${n(-h * 0.075)} ${n(-h)}V${n(-h * 0.7)}L${n(-half(0))} ${n(-4)}Q${n(-half(0))} 2 ${n(-half(0) + 8)} 2H${n(half(0) - 8)}Q${n(half(0))} 2 ${n(half(0))} ${n(-4)}L${n(h * 0.075)} ${n(-h * 0.7)}V${n(-h)}`,
      light.rim,
      { width: 2.2, opacity: 0.85 },
    ) +
    stroke(`M${n(half(0) * 0.6)} ${n(-h * 0.1)}L${n(h * 0.09)} ${n(-h * 0.62)}`, light.sun, {
      width: 3,
      opacity: 0.7,
      cap: 'round',
    })
  );
}

/** A beaker or cylinder with graduations. */
export function cylinderGlass(light: Light, colour: string, width = 44, height = 150, level = 0.6): string {
  const w = width / 2;
  return (
    rect(-w, -height * level, width, height * level, colour, 0.92) +
    ellipse(0, -height * level, w, width * 0.09, mix(colour, light.rim, 0.4)) +
    stroke(`M${n(-w - 4)} ${n(-height)}H${n(w + 4)}M${n(-w)} ${n(-height)}V0H${n(w)}V${n(-height)}`, light.rim, {
      width: 2,
      opacity: 0.85,
    }) +
    lines(
      times(
        8,
        (index) =>
          [w - (index % 2 ? 9 : 15), -height * (0.1 + index * 0.1), w - 2, -height * (0.1 + index * 0.1)] as const,
      ),
      light.rim,
      { width: 1.2, opacity: 0.7 },
    ) +
    rect(-w - 10, -3, width + 20, 6, light.edge)
  );
}

/** A round flask in a clamp with a condenser above it. */
export function distillation(light: Light, colour: string): string {
  return (
    rect(-74, -4, 150, 8, light.edge) +
    rect(-66, -330, 7, 330, light.edge) +
    lines(
      [
        [-62, -210, 0, -210],
        [-62, -300, 14, -300],
      ],
      light.edge,
      { width: 5 },
    ) +
    circle(0, -92, 52, mix(colour, light.edge, 0.15), 0.35) +
    path('M-48 -78A52 52 0 0 0 48 -78Z', colour, 0.95) +
    ellipse(0, -78, 48, 5, mix(colour, light.rim, 0.4)) +
    `<circle cx="0" cy="-92" r="52" fill="none" stroke="${light.rim}" stroke-width="2.2" opacity=".85"/>` +
    stroke('M-9 -142V-236M9 -142V-236', light.rim, { width: 2.2, opacity: 0.85 }) +
    stroke('M9 -226L122 -176M9 -208L118 -160', light.rim, { width: 2.2, opacity: 0.85 }) +
    stroke('M122 -180V-120', light.rim, { width: 2, opacity: 0.85 }) +
    stroke('M28 -124A42 42 0 0 1 40 -76', light.sun, { width: 4, opacity: 0.7, cap: 'round' }) +
    rect(-30, -38, 60, 8, light.edge) +
    lines(
      [
        [-24, -32, -34, -2],
        [24, -32, 34, -2],
      ],
      light.edge,
      { width: 4 },
    ) +
    path('M-9 -38Q-12 -24 0 -12Q12 -24 9 -38Z', light.lamp, 0.9)
  );
}

/** A microscope in silhouette. */
export function microscope(light: Light): string {
  return (
    path(
      'M-56 0V-12H-20L-14 -24H20Q52 -44 40 -96Q34 -124 12 -136L20 -150L-10 -166L-22 -144L-40 -108L-24 -98L-10 -122Q20 -112 20 -84Q20 -58 2 -50H-44V-40H-8L-4 -24H44V0Z',
      light.edge,
    ) +
    path('M-38 -112L-46 -96L-22 -84L-14 -100Z', light.edge) +
    stroke('M40 -96Q34 -124 12 -136L20 -150', light.rim, { width: 2 }) +
    rect(-50, -50, 52, 4, light.rim, 0.7)
  );
}

/** A rack of small bottles; colours run from the first to the second. */
export function bottleRack(light: Light, from: string, to: string, count = 7): string {
  const gap = 38;
  const width = count * gap;
  return (
    times(count, (index) => {
      const x = -width / 2 + gap / 2 + index * gap;
      const colour = mix(from, to, index / (count - 1));
      const level = 46 + ((index * 17) % 22);
      return (
        rect(x - 13, -92, 26, 92, light.rim, 0.16, 4) +
        rect(x - 12, -level, 24, level - 2, colour, 0.95, 3) +
        stroke(
          `M${n(x - 13)} -90V-4Q${n(x - 13)} 0 ${n(x - 9)} 0H${n(x + 9)}Q${n(x + 13)} 0 ${n(x + 13)} -4V-90`,
          light.rim,
          { width: 1.8, opacity: 0.8 },
        ) +
        rect(x - 10, -108, 20, 18, light.edge, undefined, 3)
      );
    }).join('') +
    rect(-width / 2 - 10, -34, width + 20, 8, light.edge) +
    rect(-width / 2 - 10, -6, width + 20, 10, light.edge)
  );
}

/** A tall window with a sun behind it, divided into panes. The caller draws the sky. */
export function mullions(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): string {
  return (
    lines(
      [
        ...times(
          columns - 1,
          (index) => [x + ((index + 1) * width) / columns, y, x + ((index + 1) * width) / columns, y + height] as const,
        ),
        ...times(
          rows - 1,
          (index) => [x, y + ((index + 1) * height) / rows, x + width, y + ((index + 1) * height) / rows] as const,
        ),
      ],
      light.edge,
      { width: 7 },
    ) +
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="${light.edge}" stroke-width="14"/>` +
    lines(
      times(
        columns - 1,
        (index) =>
          [
            x + ((index + 1) * width) / columns + 4,
            y + 8,
            x + ((index + 1) * width) / columns + 4,
            y + height - 8,
          ] as const,
      ),
      light.rim,
      { width: 1.6, opacity: 0.8 },
    )
  );
}

/** Light that falls through a window on the floor. */
export function windowLight(light: Light, x: number, y: number, width: number, lean: number, depth: number): string {
  return poly(
    [
      [x, y],
      [x + width, y],
      [x + width + lean, y + depth],
      [x + lean * 1.25, y + depth],
    ],
    light.glow,
    0.22,
  );
}

/** A 200 L drum standing. */
export function drum(light: Light, colour: string, height = 120): string {
  const h = height;
  const w = h * 0.34;
  const body = mix(colour, light.edge, 0.25);
  return (
    path(`M${n(-w)} ${n(-h)}V${n(-h * 0.04)}A${n(w)} ${n(h * 0.06)} 0 0 0 ${n(w)} ${n(-h * 0.04)}V${n(-h)}Z`, body) +
    path(
      `M${n(-w)} ${n(-h)}V${n(-h * 0.04)}A${n(w)} ${n(h * 0.06)} 0 0 0 ${n(-w * 0.35)} ${n(h * 0.015)}V${n(-h * 0.95)}Z`,
      mix(body, light.edge, 0.45),
    ) +
    rect(w * 0.62, -h * 0.97, w * 0.16, h * 0.98, light.rim, 0.5) +
    [0.34, 0.66]
      .map((share) =>
        stroke(`M${n(-w)} ${n(-h * share)}A${n(w)} ${n(h * 0.06)} 0 0 0 ${n(w)} ${n(-h * share)}`, light.edge, {
          width: h * 0.03,
          opacity: 0.55,
        }),
      )
      .join('') +
    ellipse(0, -h, w, h * 0.06, mix(body, light.rim, 0.45)) +
    `<ellipse cx="0" cy="${n(-h)}" rx="${n(w * 0.88)}" ry="${n(h * 0.045)}" fill="none" stroke="${body}" stroke-width="1.6"/>`
  );
}

/** An oil bottle with handle and label. */
export function oilBottle(light: Light, colour: string, height = 110): string {
  const h = height;
  const body = mix(colour, light.edge, 0.18);
  return (
    path(
      `M${n(-h * 0.24)} 0V${n(-h * 0.6)}Q${n(-h * 0.24)} ${n(-h * 0.74)} ${n(-h * 0.1)} ${n(-h * 0.8)}V${n(-h * 0.9)}H${n(h * 0.06)}V${n(-h * 0.82)}L${n(h * 0.22)} ${n(-h * 0.72)}Q${n(h * 0.26)} ${n(-h * 0.68)} ${n(h * 0.26)} ${n(-h * 0.6)}V0Z`,
      body,
    ) +
    path(
      `M${n(h * 0.1)} ${n(-h * 0.68)}Q${n(h * 0.17)} ${n(-h * 0.66)} ${n(h * 0.17)} ${n(-h * 0.58)}V${n(-h * 0.48)}H${n(h * 0.1)}Z`,
      light.glow,
      0.85,
    ) +
    rect(-h * 0.12, -h, h * 0.2, h * 0.11, light.edge, undefined, 3) +
    rect(-h * 0.18, -h * 0.4, h * 0.38, h * 0.28, palette.paper, 0.9) +
    rect(-h * 0.18, -h * 0.3, h * 0.38, h * 0.06, colour) +
    lines([[h * 0.25, -h * 0.6, h * 0.25, -2]], light.rim, { width: 2 })
  );
}

/** A conveyor seen from the side, with rollers and legs. */
export function conveyor(light: Light, length: number): string {
  return (
    rect(0, 0, length, 12, light.edge) +
    rect(0, -2, length, 2.6, light.rim, 0.9) +
    times(
      Math.floor(length / 46),
      (index) => circle(24 + index * 46, 18, 9, light.shade) + circle(24 + index * 46, 18, 3, light.line),
    ).join('') +
    times(Math.floor(length / 230) + 1, (index) => rect(40 + index * 230, 14, 12, 160, light.shade)).join('')
  );
}

/** A screen with one of several drawings on it. */
export function screen(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  kind: 'curve' | 'map' | 'bars' | 'flow',
): string {
  const frame =
    rect(x, y, width, height, mix(palette.petrol, light.edge, 0.45)) +
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="${light.line}" stroke-width="2"/>`;
  const grid = lines(
    times(
      4,
      (index) => [x + 12, y + ((index + 1) * height) / 5, x + width - 12, y + ((index + 1) * height) / 5] as const,
    ),
    light.line,
    { width: 1, opacity: 0.35 },
  );
  const px = (share: number) => x + 14 + (width - 28) * share;
  const py = (share: number) => y + height - 14 - (height - 28) * share;
  const content = {
    curve: () =>
      stroke(
        `M${times(15, (index) => `${n(px(index / 14))} ${n(py(0.35 + 0.25 * Math.sin(index * 0.8) + 0.018 * index))}`).join('L')}`,
        light.lamp,
        { width: 3, cap: 'round' },
      ) +
      stroke(
        `M${times(15, (index) => `${n(px(index / 14))} ${n(py(0.2 + 0.12 * Math.sin(index * 1.3 + 1)))}`).join('L')}`,
        light.line,
        { width: 2.2, cap: 'round' },
      ) +
      circle(px(1), py(0.35 + 0.25 * Math.sin(11.2) + 0.252), 5, light.lamp),
    map: () =>
      stroke(
        `M${n(px(0))} ${n(py(0.2))}C${n(px(0.3))} ${n(py(0.9))} ${n(px(0.5))} ${n(py(0.1))} ${n(px(1))} ${n(py(0.8))}`,
        light.rim,
        { width: 3 },
      ) +
      stroke(
        `M${n(px(0.1))} ${n(py(0.9))}C${n(px(0.3))} ${n(py(0.6))} ${n(px(0.6))} ${n(py(0.8))} ${n(px(0.8))} ${n(py(0.1))}`,
        light.line,
        { width: 2 },
      ) +
      [0.16, 0.42, 0.7, 0.9]
        .map((share, index) =>
          circle(px(share), py([0.48, 0.5, 0.45, 0.66][index] ?? 0.5), 5, index === 2 ? palette.ember : light.lamp),
        )
        .join(''),
    bars: () =>
      times(9, (index) =>
        rect(
          px(index / 9),
          py(0.25 + 0.6 * Math.abs(Math.sin(index * 1.7 + 0.6))),
          (width - 28) / 13,
          py(0) - py(0.25 + 0.6 * Math.abs(Math.sin(index * 1.7 + 0.6))),
          index === 6 ? light.lamp : light.line,
          0.9,
        ),
      ).join(''),
    flow: () =>
      [0.1, 0.42, 0.76]
        .map((share) => rect(px(share), py(0.72), width * 0.13, height * 0.34, light.line, 0.85, 4))
        .join('') +
      lines(
        [
          [px(0.1) + width * 0.13, py(0.5), px(0.42), py(0.5)],
          [px(0.42) + width * 0.13, py(0.5), px(0.76), py(0.5)],
        ],
        light.lamp,
        { width: 3 },
      ) +
      lines(
        [
          [px(0.48), py(0.28), px(0.48), py(0.05)],
          [px(0.48), py(0.05), px(0.95), py(0.05)],
        ],
        light.line,
        { width: 2 },
      ),
  };
  return frame + grid + content[kind]();
}

/** A desk with monitor and someone's chair, from behind. */
export function desk(light: Light, width = 260): string {
  return (
    rect(-width / 2, -86, width, 10, light.edge) +
    rect(-width / 2, -88, width, 2.4, light.rim, 0.7) +
    rect(-width / 2 + 12, -76, 10, 76, light.edge) +
    rect(width / 2 - 22, -76, 10, 76, light.edge) +
    [-0.26, 0.26]
      .map(
        (share) =>
          rect(width * share - 46, -150, 92, 54, light.edge, undefined, 3) +
          rect(width * share - 41, -145, 82, 44, mix(light.lamp, light.middle, 0.7)) +
          rect(width * share - 4, -98, 8, 14, light.edge),
      )
      .join('')
  );
}
