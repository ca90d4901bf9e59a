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

/** @returns the fonts, which are loaded once */
export const loadFonts = (): Promise<Fonts> =>
  (loaded ??= Promise.all([load(FILES.text), load(FILES.strong)]).then(([text, strong]) => ({ text, strong })));
