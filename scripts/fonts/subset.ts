import { readFileSync } from 'node:fs';
import path from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { folderOf, ROOT } from '../site/front-ends';

/** Declares the files, with the characters, weights and widths of each. */
const STYLES = path.join(ROOT, 'ui-kit/src/styles/fonts.css');

/** The designers' original fonts, by the name of the file made from them. */
const SOURCES: Readonly<Record<string, string>> = {
  'archivo.woff2': '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  'archivo-further.woff2': '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  'archivo-further-rupee.woff2': '@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2',
  'inter.woff2': 'inter-ui/variable/InterVariable.woff2',
  'inter-further.woff2': 'inter-ui/variable/InterVariable.woff2',
  'inter-further-rupee.woff2': 'inter-ui/variable/InterVariable.woff2',
  'inter-further-symbols.woff2': 'inter-ui/variable/InterVariable.woff2',
  'noto-further-devanagari-all.woff2':
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  'noto-further-devanagari.woff2':
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  'noto-further-gujarati.woff2': '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2',
};

/** The optical size of Inter for text; it does not change fonts without that axis. */
const OPTICAL_SIZE = { min: 14, max: 14 };

/** The features that shape the scripts of India: without them, conjuncts and vowel signs fall apart. */
const SHAPING = [
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
];

/** The features for lines of text and for tabular figures; alternative shapes that no style uses are left out. */
const FEATURES = [...SHAPING, 'ccmp', 'locl', 'rlig', 'rclt', 'rvrn', 'liga', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];

/** A font file as the styles declare it. */
interface Face {
  readonly file: string;
  readonly text: string;
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

const valueOf = (rule: string, property: string): string | undefined =>
  new RegExp(`${property}:\\s*([^;]+);`).exec(rule)?.[1];

function range(text: string | undefined): { min: number; max: number } | undefined {
  const [min, max] = (text ?? '').match(/\d+/g)?.map(Number) ?? [];
  return min !== undefined && max !== undefined ? { min, max } : undefined;
}

function charactersOf(unicodeRange: string): string {
  return [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, i) => String.fromCodePoint(start + i));
    })
    .join('');
}

function facesOf(styles: string): Face[] {
  const rules = [...styles.matchAll(/@font-face\s*{([^}]*)}/g)].map(([, rule = '']) => rule);
  return rules.flatMap((rule) => {
    const file = /url\('([^']+)'\)/.exec(rule)?.[1];
    if (!file) return [];
    const axes = { wght: range(valueOf(rule, 'font-weight')), wdth: range(valueOf(rule, 'font-stretch')) };
    return {
      file: path.resolve(path.dirname(STYLES), file),
      text: charactersOf(valueOf(rule, 'unicode-range') ?? ''),
      axes: Object.fromEntries(Object.entries(axes).flatMap(([name, axis]) => (axis ? [[name, axis]] : []))),
    };
  });
}

/** The offset of a table in a font. */
function tableOf(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table "${name}".`);
}

/** The mean width of a font's characters, from which browsers derive the default width of a text field. */
const MEAN_WIDTH = { table: 'OS/2', offset: 2 };

/** Copies the mean width of the whole font into a subset, so that fields have the same width with both. */
function keepMeanWidth(whole: Buffer, part: Buffer): void {
  const { table, offset } = MEAN_WIDTH;
  part.writeInt16BE(whole.readInt16BE(tableOf(whole, table) + offset), tableOf(part, table) + offset);
}

/** Makes every font file that the styles declare from the original fonts; by the file's path. */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const { file, text, axes } of facesOf(readFileSync(STYLES, 'utf8'))) {
    if (made.has(file)) continue;
    const source = SOURCES[path.basename(file)];
    if (!source) throw new Error(`scripts/fonts/subset.ts does not say which font ${path.basename(file)} is made of.`);
    const whole = await convert(readFileSync(require.resolve(source, { paths: [folderOf('ui-kit')] })), 'truetype');
    const part = await subsetFont(whole, text, {
      targetFormat: 'truetype',
      keepFeatures: FEATURES,
      variationAxes: { ...axes, ...(source.startsWith('inter-ui') && { opsz: OPTICAL_SIZE }) },
    });
    keepMeanWidth(whole, part);
    made.set(file, await convert(part, 'woff2'));
  }
  return made;
}
