import type { Light } from '../paint/light';
import { at, circle, lines, n, path, poly, rect, rotated, stroke, times } from '../paint/shapes';

// Every drawing has its base at its origin and is lit from the right; `at(…, mirrored)` mirrors the light too.

/** A land rig with derrick, drill floor, cabins and ramp; 460 units high at the crown. */
export function rig(light: Light, lampsOn = false): string {
  const foot = -92;
  const top = -452;
  const half = (y: number) => 58 + ((17 - 58) * (y - foot)) / (top - foot);
  const levels = [foot, -150, -204, -254, -300, -342, -380, -416, top];
  const braces = levels.slice(1).flatMap((y, index) => {
    const below = levels[index] ?? foot;
    return [
      [-half(below), below, half(y), y] as const,
      [half(below), below, -half(y), y] as const,
      [-half(y), y, half(y), y] as const,
    ];
  });
  const derrick =
    lines(braces, light.body, { width: 3.2 }) +
    lines(
      [
        [-half(foot), foot, -half(top), top],
        [half(foot), foot, half(top), top],
      ],
      light.body,
      { width: 7 },
    ) +
    lines([[half(foot) + 3, foot, half(top) + 3, top]], light.rim, { width: 1.8 }) +
    rect(-24, top - 10, 48, 12, light.body) +
    rect(-9, top - 26, 18, 18, light.body) +
    lines([[0, top, 0, -188]], light.body, { width: 2.4 }) +
    rect(-10, -214, 20, 30, light.body) +
    lines([[0, -184, 0, -92]], light.body, { width: 4 }) +
    // Racked pipe and the monkey board.
    lines(
      times(6, (index) => [-44 + index * 6, -96, -30 + index * 3.4, -306] as const),
      light.shade,
      { width: 2 },
    ) +
    rect(-64, -312, 44, 6, light.body) +
    lines(
      [
        [-64, -326, -64, -312],
        [-64, -326, -36, -326],
      ],
      light.body,
      { width: 2 },
    );
  const floor =
    rect(-104, -98, 208, 14, light.body) +
    rect(-104, -100, 208, 2.4, light.rim) +
    lines(
      [
        [-96, -84, -70, 0],
        [-44, -84, -70, 0],
        [44, -84, 70, 0],
        [96, -84, 70, 0],
        [-96, -84, -96, 0],
        [96, -84, 96, 0],
        [-30, -84, -30, 0],
        [30, -84, 30, 0],
      ],
      light.body,
      { width: 5 },
    ) +
    rect(-16, -84, 32, 84, light.shade) +
    lines(
      [[-104, -114, 104, -114], ...times(9, (index) => [-104 + index * 26, -114, -104 + index * 26, -98] as const)],
      light.body,
      { width: 2 },
    ) +
    // Doghouse and its window.
    rect(-104, -138, 44, 40, light.body) +
    rect(-98, -131, 20, 11, lampsOn ? light.lamp : light.line);
  const ramp =
    poly(
      [
        [104, -96],
        [206, -4],
        [188, -4],
        [96, -84],
      ],
      light.body,
    ) + lines([[104, -96, 206, -4]], light.rim, { width: 1.8 });
  const yard =
    rect(-246, -52, 112, 52, light.body) +
    rect(-246, -54, 112, 3, light.rim, 0.8) +
    lines(
      times(7, (index) => [-230 + index * 16, -46, -230 + index * 16, -6] as const),
      light.line,
      { width: 1, opacity: 0.5 },
    ) +
    rect(-330, -40, 74, 40, light.shade) +
    rect(-330, -42, 74, 2.4, light.rim, 0.7) +
    rect(-318, -62, 14, 22, light.shade) +
    rect(132, -26, 96, 26, light.shade) +
    times(5, (index) => circle(142 + index * 19, -29, 6, light.body)).join('');
  const lamps = lampsOn
    ? levels
        .slice(1)
        .flatMap((y, index) =>
          index % 2 ? [] : [circle(-half(y), y, 3.4, light.lamp), circle(half(y), y, 3.4, light.lamp)],
        )
        .join('') +
      circle(0, top - 30, 4, '#d9572b') +
      times(5, (index) => circle(-92 + index * 46, -88, 3, light.lamp)).join('')
    : '';
  return yard + ramp + derrick + floor + lamps;
}

/** A beam pump; 150 units high. `angle` tilts the beam. */
export function pumpJack(light: Light, angle = -9): string {
  const beam =
    rect(-86, -7, 168, 14, light.body) +
    rect(-86, -8, 168, 2.2, light.rim) +
    path('M72 -20C96 -18 100 10 92 40L82 40C84 14 80 0 68 -2Z', light.body) +
    stroke('M76 -19C97 -16 101 10 93 40', light.rim, { width: 2 }) +
    rect(-92, -13, 24, 26, light.shade);
  return (
    rect(-128, -8, 240, 8, light.shade) +
    lines(
      [
        [-26, -6, 0, -118],
        [26, -6, 0, -118],
        [-14, -52, 14, -52],
        [-22, -24, 22, -24],
      ],
      light.body,
      { width: 6 },
    ) +
    lines([[28, -6, 3, -116]], light.rim, { width: 1.6 }) +
    // Crank and counterweight.
    rect(-112, -46, 44, 40, light.body) +
    at(
      -78,
      -40,
      rotated(28, rect(-8, -34, 16, 40, light.shade) + path('M-22 -4V6A22 24 0 0 0 22 6V-4Z', light.shade)),
    ) +
    lines([[-80, -104, -64, -64]], light.body, { width: 5 }) +
    at(0, -118, rotated(angle, beam)) +
    circle(0, -118, 8, light.body) +
    lines([[90, -92, 90, -14]], light.line, { width: 1.8 }) +
    rect(82, -26, 16, 26, light.body) +
    rect(76, -32, 28, 7, light.body) +
    rect(70, -12, 40, 5, light.body)
  );
}

/** A wellhead with its valves, in close view: 150 units high. */
export function wellhead(light: Light): string {
  const block = (y: number, w: number, h: number) =>
    rect(-w / 2, y, w, h, light.body) + rect(w / 2 - 2.4, y, 1.6, h, light.rim, 0.8);
  const wheel = (x: number, y: number, turned = false) =>
    turned
      ? rect(x - 3, y - 17, 6, 34, light.body) + lines([[x, y, 0, y]], light.body, { width: 5 })
      : `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="none" stroke="${light.line}" stroke-width="3"/>` +
        lines(
          [
            [x - 12, y, x + 12, y],
            [x, y - 12, x, y + 12],
          ],
          light.line,
          { width: 2 },
        );
  return (
    block(-20, 76, 20) +
    block(-44, 50, 26) +
    rect(-44, -52, 88, 9, light.body) +
    block(-84, 36, 34) +
    rect(-30, -92, 60, 9, light.body) +
    rect(-78, -112, 156, 22, light.body) +
    rect(-78, -113, 156, 2, light.rim) +
    block(-140, 34, 30) +
    rect(-26, -148, 52, 9, light.body) +
    wheel(-62, -70, true) +
    wheel(52, -70, true) +
    wheel(0, -126) +
    rect(-92, -117, 14, 32, light.body) +
    rect(78, -117, 14, 32, light.body)
  );
}

/** A flare whose flame leans with the wind. */
export function flare(light: Light, height = 240): string {
  return (
    rect(-4, -height, 8, height, light.body) +
    lines([[3.5, -height, 3.5, 0]], light.rim, { width: 1.2 }) +
    lines(
      [
        [0, -height * 0.6, -52, 0],
        [0, -height * 0.6, 52, 0],
      ],
      light.body,
      { width: 1.6 },
    ) +
    path(
      `M-5 ${-height}C-14 ${-height - 26} 6 ${-height - 34} -4 ${-height - 62}C22 ${-height - 46} 18 ${-height - 22} 6 ${-height}Z`,
      '#ee7b3c',
    ) +
    path(
      `M-2 ${-height}C-6 ${-height - 16} 5 ${-height - 22} 1 ${-height - 38}C13 ${-height - 26} 10 ${-height - 12} 4 ${-height}Z`,
      light.lamp,
    )
  );
}
