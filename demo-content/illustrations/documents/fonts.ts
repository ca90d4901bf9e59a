import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';

/** The font faces of documents, by the names under which `Sheet` registers them. */
const FILES = {
  text: require.resolve('inter-ui/web/Inter-Regular.woff2'),
  strong: require.resolve('inter-ui/web/Inter-SemiBold.woff2'),
} as const;

export type FaceName = keyof typeof FILES;

/** The site's typeface as TrueType, the format that PDF embeds. */
export type Fonts = Readonly<Record<FaceName, Buffer>>;

const load = async (file: string): Promise<Buffer> => convert(await readFile(file), 'truetype');

let loaded: Promise<Fonts> | undefined;

// One after the other: the converter's result is in memory that its next conversion uses again.
async function loadBoth(): Promise<Fonts> {
  const text = await load(FILES.text);
  return { text, strong: await load(FILES.strong) };
}

/** @returns the fonts, which are read once */
export const loadFonts = (): Promise<Fonts> => (loaded ??= loadBoth());
