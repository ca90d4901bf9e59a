/** The company's palette in the pictures. */
export const palette = {
  ink: '#0E1B24',
  petrol: '#0F3D4C',
  teal: '#116A6F',
  amber: '#F2A33A',
  ember: '#D9572B',
  leaf: '#3E8E5A',
  gold: '#B8923A',
  mist: '#EEF2F1',
  paper: '#FBFAF7',
  line: '#D5DDDB',
} as const;

/** The accent of each sector, by the slug of the sector. */
export const sectorAccent = {
  oilandgas: palette.amber,
  downstream: palette.ember,
  renewable: palette.leaf,
  water: palette.teal,
  pipeline: '#2B6B80',
  lubricants: palette.gold,
} as const;

type Triple = [number, number, number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  const clamped = Math.min(1, Math.max(0, channel));
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
}

function toOklab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((channel) =>
      Math.round(toGamma(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A colour between two others, even to the eye: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const one = toOklab(first);
  const two = toOklab(second);
  return fromOklab(
    [0, 1, 2].map((index) => (one[index] ?? 0) + ((two[index] ?? 0) - (one[index] ?? 0)) * share) as Triple,
  );
}
