import * as fontkit from 'fontkit';

/** A line of text as an outline, so that it looks the same without installed fonts. */
export interface OutlinedLine {
  readonly path: string;
  readonly width: number;
}

const FILES = [
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2'),
  require.resolve('@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-600-normal.woff2'),
] as const;

const opened = new Map<string, fontkit.Font>();

function fontOf(file: string): fontkit.Font {
  const known = opened.get(file);
  if (known) return known;
  const font = fontkit.openSync(file);
  if (!('layout' in font)) throw new Error(`${file} contains several fonts`);
  opened.set(file, font);
  return font;
}

const hasGlyph = (file: string, sign: string): boolean => fontOf(file).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** The parts of a text that one font has all characters of. Undefined if no font has one of them. */
function partsOf(text: string): { readonly file: string; readonly text: string }[] | undefined {
  const parts: { file: string; text: string }[] = [];
  for (const sign of text) {
    const last = parts.at(-1);
    if (last && hasGlyph(last.file, sign)) {
      last.text += sign;
      continue;
    }
    const file = FILES.find((one) => hasGlyph(one, sign));
    if (file === undefined) return undefined;
    parts.push({ file, text: sign });
  }
  return parts;
}

/** Whether the fonts have every character of a text: they are Latin, Devanagari and Gujarati. */
export const hasGlyphsFor = (text: string): boolean => partsOf(text) !== undefined;

/** Outlines one line at a size in pixels; its baseline is at 0. A text with a character that no font has is empty. */
export function outline(text: string, size: number): OutlinedLine {
  let x = 0;
  const paths = (partsOf(text) ?? []).flatMap((part) => {
    const { unitsPerEm } = fontOf(part.file);
    const { glyphs, positions } = fontOf(part.file).layout(part.text);
    const scale = size / unitsPerEm;
    return glyphs.map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[index] ?? {};
      const [across, down] = [x + xOffset * scale, -yOffset * scale];
      x += xAdvance * scale;
      return glyph.path.scale(scale, -scale).translate(across, down).toSVG();
    });
  });
  return { path: paths.join(''), width: x };
}

/** Breaks a text into lines no wider than given; the rest that does not fit becomes an ellipsis. */
export function breakLines(text: string, size: number, width: number, most: number): string[] {
  const fits = (line: string) => outline(line, size).width <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  let last = shown[most - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.replace(/\P{M}\p{M}*$/u, '');
  return [...shown.slice(0, -1), `${last.trimEnd()}…`];
}
