import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const mapSchema = z.looseObject({ sources: z.array(z.string()) });

/** The licences of fonts whose subsets are files of this repository, by the file's name. */
const FONTS: readonly (readonly [RegExp, string])[] = [
  [/^archivo/, 'node_modules/@fontsource-variable/archivo/package.json'],
  [/^inter/, 'node_modules/inter-ui/package.json'],
  [/^noto-further-devanagari/, 'node_modules/@fontsource/noto-sans-devanagari/package.json'],
  [/^noto-further-gujarati/, 'node_modules/@fontsource/noto-sans-gujarati/package.json'],
];

/**
 * The source files of a built front end: those that its source maps name, and its fonts.
 * @param folder the front end's package, already built
 */
export async function builtFrom(folder: string): Promise<Set<string>> {
  const files = new Set<string>();
  for (const output of ['dist', 'dist-server']) {
    const names = await readdir(path.join(folder, output), { recursive: true });
    for (const [font, source] of FONTS) {
      if (names.some((name) => name.endsWith('.woff2') && font.test(path.basename(name)))) files.add(source);
    }
    for (const name of names.filter((one) => one.endsWith('.map'))) {
      const { sources } = mapSchema.parse(JSON.parse(await readFile(path.join(folder, output, name), 'utf8')));
      // webpack://mfe-careers/../node_modules/react/index.js
      for (const source of sources) {
        const [, within] = /^webpack:\/\/[^/]+\/([^?]+)/.exec(source) ?? [];
        if (within) files.add(path.resolve(folder, within));
      }
    }
  }
  return files;
}
