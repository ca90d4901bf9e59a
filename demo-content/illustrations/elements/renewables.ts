import { mix, palette } from '../paint/colour';
import type { Light } from '../paint/light';
import { at, circle, lines, n, path, poly, rect, rotated, stroke, times } from '../paint/shapes';

/** A wind turbine; the rotor's first blade points to `angle` degrees. */
export function turbine(light: Light, height = 400, angle = 12): string {
  const h = height;
  const blade = h * 0.48;
  const one = path(
    `M${n(-blade * 0.018)} 0C${n(-blade * 0.06)} ${n(-blade * 0.16)} ${n(-blade * 0.04)} ${n(-blade * 0.3)} ${n(-blade * 0.018)} ${n(-blade)}C${n(blade * 0.012)} ${n(-blade * 0.7)} ${n(blade * 0.026)} ${n(-blade * 0.3)} ${n(blade * 0.02)} 0Z`,
    light.body,
  );
  const edge = stroke(
    `M${n(-blade * 0.018)} ${n(-blade)}C${n(blade * 0.012)} ${n(-blade * 0.7)} ${n(blade * 0.026)} ${n(-blade * 0.3)} ${n(blade * 0.02)} 0`,
    light.rim,
    { width: Math.max(1, h / 300) },
  );
  return (
    path(`M${n(-h * 0.02)} 0L${n(-h * 0.009)} ${n(-h)}H${n(h * 0.009)}L${n(h * 0.02)} 0Z`, light.body) +
    lines([[h * 0.019, 0, h * 0.008, -h]], light.rim, { width: Math.max(1.2, h / 240) }) +
    rect(-h * 0.028, -h - h * 0.018, h * 0.07, h * 0.034, light.body, undefined, h * 0.012) +
    at(
      0,
      -h,
      [0, 120, 240].map((turn) => rotated(angle + turn, one + edge)).join('') + circle(0, 0, h * 0.02, light.body),
    )
  );
}

/** A field of tilted module rows seen from the front, receding to a level line. */
export function solarField(
  light: Light,
  options: { x: number; y: number; width: number; depth: number; rows: number; vanish: number },
): string {
  const { x, y, width, depth, rows, vanish } = options;
  const glass = mix(palette.petrol, light.shade, 0.25);
  return times(rows, (index) => {
    const share = ((index + 1) / rows) ** 1.8;
    const rowY = y + depth * share;
    const scale = 0.16 + 0.84 * share;
    const left = vanish + (x - vanish) * scale;
    const right = vanish + (x + width - vanish) * scale;
    const tall = 64 * scale;
    const lean = 20 * scale;
    const count = 9;
    const sky = mix(light.glow, glass, 0.55 + 0.3 * share);
    const panel = poly(
      [
        [left + lean, rowY - tall],
        [right + lean, rowY - tall],
        [right, rowY],
        [left, rowY],
      ],
      glass,
    );
    const gleam = poly(
      [
        [left + lean + (right - left) * 0.52, rowY - tall],
        [left + lean + (right - left) * 0.74, rowY - tall],
        [left + (right - left) * 0.66, rowY],
        [left + (right - left) * 0.44, rowY],
      ],
      sky,
      0.75,
    );
    const grid = lines(
      [
        ...times(count - 1, (part) => {
          const px = left + ((right - left) * (part + 1)) / count;
          return [px + lean, rowY - tall, px, rowY] as const;
        }),
        [left + lean / 2, rowY - tall / 2, right + lean / 2, rowY - tall / 2],
      ],
      light.line,
      { width: 0.6 + 0.9 * scale, opacity: 0.6 },
    );
    const posts = lines(
      times(count, (part) => {
        const px = left + ((right - left) * (part + 0.5)) / count;
        return [px + lean * 0.3, rowY - tall * 0.3, px + lean * 0.3, rowY + 22 * scale] as const;
      }),
      light.edge,
      { width: 1 + 3 * scale },
    );
    const shadow = poly(
      [
        [left + 4 * scale, rowY + 22 * scale],
        [right - 20 * scale, rowY + 22 * scale],
        [right, rowY + 4 * scale],
        [left + 10 * scale, rowY + 4 * scale],
      ],
      light.edge,
      0.45,
    );
    return (
      shadow +
      posts +
      panel +
      gleam +
      grid +
      lines([[left + lean, rowY - tall, right + lean, rowY - tall]], light.rim, { width: 1 + 1.4 * scale })
    );
  }).join('');
}

/** One large tracker table, seen from its end. */
export function trackerTable(light: Light, length = 520, tilt = -24): string {
  const glass = mix(palette.petrol, light.shade, 0.2);
  const table =
    rect(-length / 2, -9, length, 13, glass) +
    rect(-length / 2, -11, length, 3, light.rim) +
    lines(
      times(
        13,
        (index) =>
          [-length / 2 + ((index + 1) * length) / 14, -9, -length / 2 + ((index + 1) * length) / 14, 4] as const,
      ),
      light.line,
      { width: 1.2 },
    );
  return (
    rect(-7, -120, 14, 120, light.body) +
    lines([[6, -118, 6, 0]], light.rim, { width: 1.6 }) +
    at(0, -126, rotated(tilt, table)) +
    circle(0, -126, 11, light.body)
  );
}

/** A steel container with ribs; `accent` colours a band. */
export function container(light: Light, width = 240, height = 96, accent?: string): string {
  return (
    rect(-width / 2, -height, width, height - 6, light.body) +
    rect(-width / 2, -height, width * 0.12, height - 6, light.shade) +
    (accent ? rect(-width / 2, -height + 16, width, 10, mix(accent, light.body, 0.2)) : '') +
    lines(
      times(
        Math.round(width / 13),
        (index) => [-width / 2 + 8 + index * 13, -height + 8, -width / 2 + 8 + index * 13, -12] as const,
      ),
      light.line,
      { width: 1, opacity: 0.4 },
    ) +
    rect(-width / 2, -height - 3, width, 4, light.rim, 0.9) +
    lines([[width / 2 - 1, -height, width / 2 - 1, -6]], light.rim, { width: 2 }) +
    [-0.4, 0.4].map((share) => rect(width * share - 14, -6, 28, 6, light.shade)).join('')
  );
}

/** Horizontal hydrogen tubes stacked in a frame. */
export function tubeStore(light: Light, length = 260): string {
  return (
    times(
      3,
      (row) =>
        rect(-length / 2, -34 - row * 34, length, 28, light.body, undefined, 14) +
        rect(-length / 2 + 10, -33 - row * 34, length - 20, 3, light.rim, 0.9, 1.5) +
        rect(-length / 2, -18 - row * 34, length, 12, light.shade, 0.7, 6),
    ).join('') + [-0.36, 0, 0.36].map((share) => rect(length * share - 4, -112, 8, 112, light.shade)).join('')
  );
}
