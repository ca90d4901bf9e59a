import { palette } from './colour';

/** The company's mark, three streams bending into one direction, on a grid of 40 with strokes of 4.6. */
export const markStreams = {
  inner: 'M28 4v13c0 9 3 16 9 16',
  middle: 'M17 4v9c0 12 5 20 16 20',
  outer: 'M6 4v9c0 12 8 20 20 20h11',
} as const;

export const MARK_STROKE = 4.6;

/** The mark in one colour, or in the company's three. */
export function markDrawing(colour?: string): string {
  return streamsIn({ inner: palette.amber, middle: palette.teal, outer: palette.petrol }, colour);
}

/** The mark on a tile of petrol, 40 × 40: it is readable on any background. */
export function markTile(): string {
  const streams = streamsIn({ inner: palette.amber, middle: '#4fb5b2', outer: palette.paper });
  return `<rect width="40" height="40" rx="6" fill="${palette.petrol}"/><g transform="translate(6.6 7.4) scale(.66)">${streams}</g>`;
}

function streamsIn(tones: Record<keyof typeof markStreams, string>, colour?: string): string {
  return `<g fill="none" stroke-width="${MARK_STROKE}">${(['inner', 'middle', 'outer'] as const)
    .map((stream) => `<path d="${markStreams[stream]}" stroke="${colour ?? tones[stream]}"/>`)
    .join('')}</g>`;
}
