import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../site/front-ends';

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
});

/** A package that is in the release. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** Its SPDX expression; empty if the package has none. */
  readonly licence: string;
  /** Its legal texts: the licence, and required notices. */
  readonly notices: readonly string[];
}

const NOTICE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

/** The folder of the installed package that contains a file; undefined for sources of this repository. */
function packageOf(file: string): string | undefined {
  const mark = `node_modules${path.sep}`;
  if (!file.includes(mark)) return undefined;
  let folder = path.dirname(file);
  while (folder.includes(mark)) {
    // Folders within a package have manifests without a name, which only set the module format of their files.
    const [, within = ''] = folder.split(new RegExp(`.*node_modules\\${path.sep}`));
    const depth = within.split(path.sep).length;
    if (depth <= (within.startsWith('@') ? 2 : 1) && existsSync(path.join(folder, 'package.json'))) return folder;
    folder = path.dirname(folder);
  }
  return undefined;
}

async function partIn(folder: string): Promise<Part> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
  const names = (await readdir(folder)).filter((name) => NOTICE.test(name)).sort();
  const notices: string[] = [];
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => '');
    if (text.trim()) notices.push(text.replaceAll('\r\n', '\n').trim());
  }
  return { name: manifest.name, version: manifest.version, licence: manifest.license ?? '', notices };
}

const byName = (a: Part, b: Part): number => {
  const [one, other] = [`${a.name}@${a.version}`, `${b.name}@${b.version}`];
  return one < other ? -1 : Number(one > other);
};

/**
 * The packages that contain files.
 * @param files paths relative to the root of the repository, or absolute ones; sources of this repository are skipped
 */
export async function partsOf(files: Iterable<string>): Promise<Part[]> {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = packageOf(path.resolve(ROOT, file));
    if (folder !== undefined) folders.add(folder);
  }
  const parts = await Promise.all([...folders].map(partIn));
  // The same version may be installed in several places.
  return uniqueParts(parts);
}

/** Parts of several programs, each version once, in a fixed order. */
export function uniqueParts(parts: readonly Part[]): Part[] {
  return [...new Map(parts.map((part) => [`${part.name}@${part.version}`, part])).values()].sort(byName);
}
