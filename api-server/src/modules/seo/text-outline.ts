import * as fontkit from 'fontkit';

/** A line of text as an outline, so that it looks the same without installed fonts. */
export interface OutlinedLine {
  readonly path: string;
  readonly width: number;
}

let opened: fontkit.Font | undefined;

function font(): fontkit.Font {
  if (!opened) {
    const file = fontkit.openSync(
      require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
    );
    if (!('layout' in file)) throw new Error('The font of the share pictures holds several fonts');
    opened = file;
  }
  return opened;
}

/** Whether the font has every character of a text; it lacks Devanagari and Arabic, for instance. */
export function hasGlyphsFor(text: string): boolean {
  return Array.from(text).every((sign) => font().hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** Outlines one line at a size in pixels; its baseline is at 0. */
export function outline(text: string, size: number): OutlinedLine {
  const { glyphs, positions } = font().layout(text);
  const scale = size / font().unitsPerEm;
  let x = 0;
  const parts = glyphs.map((glyph, index) => {
    const position = positions[index];
    const offset = x + (position?.xOffset ?? 0) * scale;
    x += (position?.xAdvance ?? glyph.advanceWidth) * scale;
    return glyph.path.scale(scale, -scale).translate(offset, 0).toSVG();
  });
  return { path: parts.join(''), width: x };
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
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...shown.slice(0, -1), `${last.trimEnd()}…`];
}
