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

/** The packages that are installed and not written here; a program loads them as they are. */
function installedPackages(): string[] {
  const { workspaces = [] } = manifestOf('.');
  const names = workspaces.flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {}));
  return [...new Set(names)].filter((name) => !workspaces.includes(name));
}

/**
 * Puts a server's own sources into one file, which starts in half the time of hundreds. It is made anew at each start,
 * in a quarter of a second, so it is never out of date.
 *
 * @param program the first source file, relative to the repository
 * @returns the file to run; it lies as deep in its package as the sources, whose relative paths stay true
 * @throws Error with the place of a mistake in the sources
 */
export function bundleProgram(program: string): string {
  const folder = program.split('/')[0] ?? '';
  const outfile = path.join(ROOT, folder, '.cache/program/main.js');
  const { outputFiles } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: installedPackages(),
    logLevel: 'silent',
    write: false,
  });
  // Another start may be reading the file: it is replaced as a whole.
  const draft = `${outfile}.${process.pid}`;
  mkdirSync(path.dirname(outfile), { recursive: true });
  writeFileSync(draft, outputFiles[0]?.contents ?? '');
  renameSync(draft, outfile);
  return outfile;
}
