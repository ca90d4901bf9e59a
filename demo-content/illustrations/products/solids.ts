import { shortName } from '../glyphs';
import { mix, palette } from '../paint/colour';
import { markDrawing } from '../paint/mark';
import { ellipse, lines, n, path, poly, rect, stroke, times } from '../paint/shapes';

/** Tones of one material: in the shade, plain, in the light, and on its brightest edge. */
export interface Material {
  shade: string;
  body: string;
  light: string;
  edge: string;
}

export function material(colour: string): Material {
  return {
    shade: mix(colour, palette.ink, 0.36),
    body: colour,
    light: mix(colour, palette.paper, 0.3),
    edge: mix(colour, palette.paper, 0.66),
  };
}

export const steel = material('#8fa3a8');
export const darkSteel = material('#3a5560');
export const white = material('#dbe3e1');
export const black = material('#22333c');
export const kraft = material('#c9a67a');
export const glass = material('#a9c6c4');
export const hair = palette.ink;

/** Ratio of height to width of a level circle, the same for everything on the grid. */
const FLAT = 0.17;

/** An upright cylinder on (x, y): left side in the shade, a strip of light on the right. */
export function upright(
  x: number,
  y: number,
  width: number,
  height: number,
  { shade, body, light, edge }: Material,
  lid: string = light,
): string {
  const r = width / 2;
  const ry = r * FLAT;
  const strip = (from: number, to: number, tone: string) =>
    path(
      `M${n(x + r * from)} ${n(y - height + ry * Math.sqrt(1 - from * from))}V${n(y + ry * Math.sqrt(1 - from * from))}Q${n(x + (r * (from + to)) / 2)} ${n(y + ry * Math.sqrt(1 - ((from + to) / 2) ** 2) * 1.02)} ${n(x + r * to)} ${n(y + ry * Math.sqrt(1 - to * to))}V${n(y - height + ry * Math.sqrt(1 - to * to))}Z`,
      tone,
    );
  return (
    path(`M${n(x - r)} ${n(y - height)}V${n(y)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y)}V${n(y - height)}Z`, body) +
    path(
      `M${n(x - r)} ${n(y - height)}V${n(y)}A${n(r)} ${n(ry)} 0 0 0 ${n(x - r * 0.3)} ${n(y + ry * 0.954)}V${n(y - height)}Z`,
      shade,
    ) +
    strip(0.5, 0.78, light) +
    ellipse(x, y - height, r, ry, lid) +
    `<ellipse cx="${n(x)}" cy="${n(y - height)}" rx="${n(r - 2)}" ry="${n(ry - 1)}" fill="none" stroke="${edge}" stroke-width="2"/>`
  );
}

/** A ring around an upright cylinder. */
export function hoop(x: number, y: number, width: number, colour: string, thickness = 6, opacity?: number): string {
  const r = width / 2;
  return stroke(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r * FLAT)} 0 0 0 ${n(x + r)} ${n(y)}`, colour, {
    width: thickness,
    opacity,
  });
}

/** A band of paint or a label that follows the curve. */
export function band(x: number, y: number, width: number, height: number, colour: string, from = -1, to = 1): string {
  const r = width / 2;
  const drop = (share: number) => r * FLAT * Math.sqrt(Math.max(0, 1 - share * share));
  const points = times(9, (index) => from + ((to - from) * index) / 8);
  return poly(
    [
      ...points.map((share) => [x + r * share, y - height + drop(share)] as const),
      ...points.toReversed().map((share) => [x + r * share, y + drop(share)] as const),
    ],
    colour,
  );
}

/** A lying cylinder whose axis runs from left to right; its right end faces the light. */
export function lying(
  x: number,
  y: number,
  length: number,
  diameter: number,
  { shade, body, light, edge }: Material,
  open = false,
): string {
  const r = diameter / 2;
  const rx = r * 0.32;
  return (
    path(
      `M${n(x)} ${n(y - r)}H${n(x + length)}A${n(rx)} ${n(r)} 0 0 1 ${n(x + length)} ${n(y + r)}H${n(x)}A${n(rx)} ${n(r)} 0 0 1 ${n(x)} ${n(y - r)}Z`,
      body,
    ) +
    path(
      `M${n(x - rx * 0.92)} ${n(y + r * 0.36)}H${n(x + length)}V${n(y + r)}H${n(x)}A${n(rx)} ${n(r)} 0 0 1 ${n(x - rx * 0.92)} ${n(y + r * 0.36)}Z`,
      shade,
    ) +
    rect(x - rx * 0.6, y - r * 0.78, length + rx * 0.6, r * 0.26, light) +
    ellipse(x + length, y, rx, r, open ? shade : light) +
    (open ? ellipse(x + length, y, rx * 0.74, r * 0.78, palette.ink) : '') +
    `<ellipse cx="${n(x + length)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(r)}" fill="none" stroke="${edge}" stroke-width="2"/>`
  );
}

/** A ring or flange on a lying cylinder. */
export function collar(x: number, y: number, thickness: number, diameter: number, tones: Material): string {
  const r = diameter / 2;
  const rx = r * 0.32;
  return (
    path(
      `M${n(x)} ${n(y - r)}H${n(x + thickness)}A${n(rx)} ${n(r)} 0 0 1 ${n(x + thickness)} ${n(y + r)}H${n(x)}A${n(rx)} ${n(r)} 0 0 1 ${n(x)} ${n(y - r)}Z`,
      tones.shade,
    ) +
    ellipse(x + thickness, y, rx, r, tones.body) +
    `<ellipse cx="${n(x + thickness)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(r)}" fill="none" stroke="${tones.edge}" stroke-width="1.6"/>` +
    times(8, (index) => {
      const angle = (index * Math.PI) / 4 + 0.4;
      return ellipse(
        x + thickness + Math.cos(angle) * rx * 0.8,
        y + Math.sin(angle) * r * 0.84,
        r * 0.035 + 1,
        r * 0.06 + 1.4,
        palette.ink,
        0.75,
      );
    }).join('')
  );
}

/** A box with its front towards the viewer; its top and its right side catch the light. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  { shade, body, light, edge }: Material,
  lit = true,
): string {
  const dx = depth * 0.62;
  const dy = depth * 0.36;
  return (
    rect(x, y - height, width, height, body) +
    poly(
      [
        [x + width, y - height],
        [x + width + dx, y - height - dy],
        [x + width + dx, y - dy],
        [x + width, y],
      ],
      lit ? light : shade,
    ) +
    poly(
      [
        [x, y - height],
        [x + dx, y - height - dy],
        [x + width + dx, y - height - dy],
        [x + width, y - height],
      ],
      edge,
    ) +
    lines([[x + width, y - height, x + width, y]], edge, { width: 1.6 })
  );
}

/** The company's mark in a square with its top left corner at (x, y). */
export function smallMark(x: number, y: number, size: number, colour: string = palette.paper): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round((size / 40) * 1000) / 1000})">${markDrawing(colour)}</g>`;
}

/** A paper label with the short name of the product and lines of small print. */
export function label(x: number, y: number, width: number, height: number, accent: string, name: string): string {
  return (
    rect(x, y, width, height, palette.paper) +
    rect(x, y, width, height * 0.3, accent) +
    smallMark(x + width * 0.06, y + height * 0.045, height * 0.21) +
    shortName(name, x + width / 2, y + height * 0.63, width * 0.84, height * 0.22, palette.ink) +
    lines(
      times(
        2,
        (index) =>
          [
            x + width * 0.1,
            y + height * (0.76 + index * 0.12),
            x + width * (index === 1 ? 0.56 : 0.88),
            y + height * (0.76 + index * 0.12),
          ] as const,
      ),
      palette.petrol,
      { width: 2.2, opacity: 0.75 },
    )
  );
}

/** A painted ring on a lying cylinder, seen from outside only. */
export function ring(x: number, axis: number, diameter: number, colour: string, thickness: number): string {
  const r = diameter / 2;
  const rx = r * 0.32;
  return `<path d="M${x} ${axis - r}h${thickness}A${rx} ${r} 0 0 1 ${x + thickness} ${axis + r}h${-thickness}A${rx} ${r} 0 0 0 ${x} ${axis - r}Z" fill="${colour}"/>`;
}
