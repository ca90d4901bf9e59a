import { buildSync } from 'esbuild';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './front-ends';

interface PackageManifest {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as PackageManifest;

/** The installed packages, without those of this repository; a program loads them unbundled. */
function installedPackages(): string[] {
  const { workspaces = [] } = manifestOf('.');
  const names = workspaces.flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {}));
  return [...new Set(names)].filter((name) => !workspaces.includes(name));
}

/** The programs that each server starts itself: beside it, under these names. */
const STARTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'api-server/src/main.ts': {
    'file-processing-child': 'api-server/src/file-processing/file-processing-child.ts',
  },
};

/** The programs that run where they can read no file: everything is bundled into them. */
const CONFINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shell/src/server/main.ts': { rendering: 'shell/src/server/rendering/child.ts' },
};

/**
 * Bundles a program's own sources into one file, which starts twice as fast as hundreds of files. It is rebuilt at each
 * start, in a quarter of a second, so it is never out of date.
 *
 * @param program the entry file, relative to the repository
 * @returns the file to run; it is as deep in its package as the sources, so that relative paths stay valid
 * @throws Error with the position of a mistake in the sources
 */
export function bundleProgram(program: string): string {
  const folder = program.split('/')[0] ?? '';
  const { name } = path.parse(program);
  const outdir = path.join(ROOT, folder, '.cache/program');
  const built = (entryPoints: Readonly<Record<string, string>>, external: string[]) =>
    buildSync({
      absWorkingDir: ROOT,
      entryPoints,
      outdir,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      external,
      logLevel: 'silent',
      write: false,
    }).outputFiles;
  mkdirSync(outdir, { recursive: true });
  for (const { path: file, contents } of [
    ...built({ [name]: program, ...STARTED[program] }, installedPackages()),
    ...built(CONFINED[program] ?? {}, []),
  ]) {
    // Another start may be reading the file: it is replaced atomically.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, file);
  }
  return path.join(outdir, `${name}.js`);
}
