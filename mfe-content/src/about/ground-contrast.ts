/** The colours an entry may name instead of a value, as the tokens of the same name. */
const NAMED: Readonly<Record<string, string>> = {
  ink: '#0e1b24',
  petrol: '#0f3d4c',
  teal: '#116a6f',
  amber: '#f2a33a',
  ember: '#d9572b',
  leaf: '#3e8e5a',
  mist: '#eef2f1',
  paper: '#fbfaf7',
};
const FALLBACK = '#0f3d4c';
/** The darkest text of the timeline: the ink of the palette, half way to black. */
export const DARK_TEXT = '#070e12';

/** A colour that an editor gave, as `#rrggbb`; the company's own for one that cannot be read. */
export function readColour(bgColor: string | undefined): string {
  const given = (bgColor ?? '').trim().toLowerCase();
  const named = NAMED[given];
  if (named) return named;
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(given);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[\da-f]{6}/.test(given) ? given.slice(0, 7) : FALLBACK;
}

/** The relative luminance of WCAG 2, from 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2's contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** Whether light or dark text reads better on a ground. */
export function textOn(ground: string): 'light' | 'dark' {
  return contrast(ground, '#fbfaf7') >= contrast(ground, DARK_TEXT) ? 'light' : 'dark';
}
