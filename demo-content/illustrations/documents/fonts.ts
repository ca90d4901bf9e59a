import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';

/** The font faces of documents, by the names under which `Sheet` registers them. */
const FILES = {
  text: require.resolve('inter-ui/web/Inter-Regular.woff2'),
  strong: require.resolve('inter-ui/web/Inter-SemiBold.woff2'),
} as const;

export type FaceName = keyof typeof FILES;

/** The site's typeface as TrueType, the format that PDF embeds. */
export type Fonts = Readonly<Record<FaceName, Buffer | Font>>;

const load = async (file: string): Promise<Buffer> => convert(await readFile(file), 'truetype');

let loaded: Promise<Readonly<Record<FaceName, Buffer>>> | undefined;

// One after the other: the converter's result is in memory that its next conversion uses again.
async function loadBoth() {
  const text = await load(FILES.text);
  return { text, strong: await load(FILES.strong) };
}

/** A font with one glyph for each character: kerning and ligatures take most of the time of a document. */
function unshaped(bytes: Buffer): Font {
  const font = create(bytes) as Font;
  const layout = (text: string) => {
    const glyphs = font.glyphsForString(text);
    const positions = glyphs.map(({ advanceWidth: xAdvance }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    // PDFKit scales the positions before it reads the width.
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.assign(font, { layout });
}

/** @returns the fonts, which are read once */
export async function loadFonts(draft = false): Promise<Fonts> {
  const { text, strong } = await (loaded ??= loadBoth());
  return draft ? { text: unshaped(text), strong: unshaped(strong) } : { text, strong };
}
