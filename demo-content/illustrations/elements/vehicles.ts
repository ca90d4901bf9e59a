import type { Light } from '../paint/light';
import { circle, lines, path, poly, rect, times } from '../paint/shapes';

const wheel = (light: Light, x: number, radius: number) =>
  circle(x, -radius, radius, light.edge) + circle(x, -radius, radius * 0.42, light.line, 0.8);

/** A field car with its tailgate up (to the left) when `open`. */
export function jeep(light: Light, open = false): string {
  return (
    path('M-98 -26V-62L-84 -104H26L52 -66L96 -58Q104 -54 104 -42V-26Z', light.body) +
    path('M-74 -96H-24V-68H-82Z', light.glow, 0.75) +
    path('M-16 -96H20L42 -68H-16Z', light.glow, 0.75) +
    lines(
      [
        [-84, -105, 26, -105],
        [26, -105, 52, -67],
        [52, -67, 96, -59],
      ],
      light.rim,
      { width: 2.2 },
    ) +
    (open
      ? poly(
          [
            [-84, -104],
            [-132, -134],
            [-135, -129],
            [-88, -96],
          ],
          light.body,
        ) +
        lines([[-84, -104, -132, -134]], light.rim, { width: 2 }) +
        poly(
          [
            [-98, -36],
            [-128, -34],
            [-128, -30],
            [-98, -28],
          ],
          light.body,
        )
      : '') +
    rect(-90, -116, 104, 6, light.shade) +
    wheel(light, -58, 24) +
    wheel(light, 64, 24)
  );
}

/** A tank lorry; `accent` bands the barrel. */
export function tanker(light: Light, accent?: string): string {
  return (
    rect(-190, -30, 356, 10, light.shade) +
    rect(-190, -96, 250, 66, light.body, undefined, 30) +
    rect(-176, -95, 222, 3.4, light.rim, 0.9, 2) +
    (accent ? rect(-190, -70, 250, 10, accent, 0.85) : '') +
    path('M76 -30V-104H124Q134 -104 140 -92L158 -62Q166 -58 166 -48V-30Z', light.body) +
    path('M98 -94H122Q128 -94 132 -86L142 -66H98Z', light.glow, 0.75) +
    lines(
      [
        [76, -105, 124, -105],
        [140, -92, 158, -62],
      ],
      light.rim,
      { width: 2 },
    ) +
    times(2, (index) => wheel(light, -158 + index * 50, 21)).join('') +
    wheel(light, -10, 21) +
    wheel(light, 122, 21)
  );
}

/** A pump truck for a well site. */
export function pumpTruck(light: Light): string {
  return (
    rect(-150, -34, 250, 12, light.shade) +
    rect(-146, -92, 96, 58, light.body) +
    lines(
      times(6, (index) => [-138 + index * 16, -84, -138 + index * 16, -42] as const),
      light.line,
      { width: 1.4, opacity: 0.6 },
    ) +
    rect(-44, -74, 60, 40, light.body) +
    circle(-14, -78, 18, light.body) +
    rect(-146, -95, 96, 3, light.rim, 0.9) +
    rect(-110, -118, 10, 26, light.body) +
    path('M30 -34V-106H74Q86 -106 90 -94L104 -60V-34Z', light.body) +
    path('M50 -96H72Q79 -96 82 -88L90 -66H50Z', light.glow, 0.75) +
    lines(
      [
        [30, -107, 74, -107],
        [90, -94, 104, -60],
      ],
      light.rim,
      { width: 2 },
    ) +
    [-122, -72, -22, 66].map((x) => wheel(light, x, 20)).join('')
  );
}

/** A small fishing boat with a lateen sail. */
export function boat(light: Light): string {
  return (
    path('M-70 -16Q0 -2 86 -30Q66 6 34 8H-40Q-60 6 -70 -16Z', light.edge) +
    lines([[-2, 0, 6, -150]], light.edge, { width: 3.4 }) +
    path('M6 -150Q66 -96 62 -34L-30 -40Q4 -86 6 -150Z', light.body) +
    path('M6 -150Q66 -96 62 -34L22 -37Q40 -90 6 -150Z', light.rim, 0.55)
  );
}

/** A low excavator with its arm stretched out. */
export function excavator(light: Light): string {
  return (
    path('M-84 0Q-96 0 -96 -12T-84 -26H40Q52 -26 52 -13T40 0Z', light.edge) +
    times(6, (index) => circle(-78 + index * 23, -13, 8, light.shade)).join('') +
    rect(-78, -38, 112, 14, light.body) +
    path('M-86 -40V-74Q-86 -84 -74 -84H-24V-40Z', light.body) +
    path('M-22 -40V-112H22L34 -40Z', light.body) +
    path('M-12 -102H14L20 -68H-12Z', light.glow, 0.75) +
    lines([[-22, -113, 22, -113]], light.rim, { width: 2 }) +
    path('M22 -56L96 -152L112 -148L50 -44Z', light.body) +
    path('M98 -156L170 -96L162 -84L92 -142Z', light.body) +
    path('M160 -98L178 -88L170 -42L136 -34L140 -50Z', light.body) +
    lines(
      [
        [22, -56, 96, -152],
        [98, -156, 170, -96],
      ],
      light.rim,
      { width: 2 },
    )
  );
}
