import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../site/front-ends';
import { run } from './run';

/** Versions by package, exact. */
type Dependencies = Readonly<Record<string, string>>;

/** The folder of packages that a script downloads itself, and of their input and output. */
export const onDemandFolder = (name: string): string => path.join(ROOT, 'node_modules/.cache/on-demand', name);

/**
 * Installs packages that only one script needs and that are not dependencies of the project, unless these versions are
 * already installed.
 *
 * @param name of the folder
 * @returns the folder
 * @throws Error when the registry does not answer
 */
export async function installOnDemand(name: string, dependencies: Dependencies): Promise<string> {
  const folder = onDemandFolder(name);
  const manifest = path.join(folder, 'package.json');
  const text = JSON.stringify({ name, private: true, dependencies }, null, 2);
  const isInstalled = existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  if (isInstalled && (await readFile(manifest, 'utf8')) === text) return folder;
  console.log(`Fetching ${Object.keys(dependencies).join(', ')} …`);
  await mkdir(folder, { recursive: true });
  await writeFile(manifest, text);
  const flags = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { code, output } = await run('npm', flags, { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`npm cannot fetch them: ${output}`);
  return folder;
}

/** Installs one package on demand and loads it. */
export async function loadOnDemand<Exports>(name: string, version: string): Promise<Exports> {
  const folder = await installOnDemand(name, { [name]: version });
  return createRequire(path.join(folder, 'package.json'))(name) as Exports;
}
