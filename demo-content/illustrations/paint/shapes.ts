// The pictures are strings of SVG; rounded numbers keep them small.

export type Point = readonly [x: number, y: number];

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

interface Stroke {
  width?: number;
  opacity?: number;
  dash?: string;
  cap?: 'round' | 'butt';
}

const faded = (opacity?: number) => (opacity === undefined ? '' : ` opacity="${opacity}"`);

export function path(d: string, fill: string, opacity?: number): string {
  return `<path d="${d}" fill="${fill}"${faded(opacity)}/>`;
}

export function poly(points: readonly Point[], fill: string, opacity?: number): string {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, opacity);
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity?: number,
  radius = 0,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${faded(opacity)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity?: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${faded(opacity)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${faded(opacity)}/>`;
}

/** A line along a path, never filled. */
export function stroke(d: string, colour: string, { width = 1.4, opacity, dash, cap }: Stroke = {}): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${cap ? ` stroke-linecap="${cap}" stroke-linejoin="round"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}${faded(opacity)}/>`;
}

/** Several straight lines as one path. */
export function lines(
  segments: readonly (readonly [number, number, number, number])[],
  colour: string,
  options?: Stroke,
): string {
  return stroke(segments.map(([x1, y1, x2, y2]) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`).join(''), colour, options);
}

/** Places a drawing with its origin at (x, y). */
export function at(x: number, y: number, body: string, scale = 1, mirrored = false): string {
  const sx = mirrored ? -scale : scale;
  const size =
    scale === 1 && !mirrored
      ? ''
      : ` scale(${n(sx * 100) === n(scale * 100) ? round3(scale) : `${round3(sx)} ${round3(scale)}`})`;
  return `<g transform="translate(${n(x)} ${n(y)})${size}">${body}</g>`;
}

function round3(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function rotated(angle: number, body: string, x = 0, y = 0): string {
  return `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${body}</g>`;
}

/** Whole numbers from 0, as a list to map over. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function document(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}
