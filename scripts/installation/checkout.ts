import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { resultOf, resultOfScript } from '../processes/run';
import { ROOT } from '../site/front-ends';

/** The installed packages, relative to the root of the repository. */
const installed = (): string[] =>
  ['.', ...readdirSync(ROOT)]
    .map((folder) => path.join(folder, 'node_modules'))
    .filter((folder) => existsSync(path.join(ROOT, folder)));

/**
 * Checks a commit out into a separate folder, with the packages that are installed here: as hard links if possible,
 * without the caches of earlier builds, and without npm's list of them, which npm would change here as well.
 */
export async function checkOut(commit: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  await resultOf('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
  await resultOf('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  for (const packages of installed()) {
    const to = path.join(folder, packages);
    await mkdir(path.dirname(to), { recursive: true });
    const copied = await resultOf('cp', ['-al', path.join(ROOT, packages), to]).catch(() => undefined);
    if (copied === undefined) {
      await rm(to, { recursive: true, force: true });
      await resultOf('cp', ['-a', path.join(ROOT, packages), to]);
    }
    await rm(path.join(to, '.cache'), { recursive: true, force: true });
    await rm(path.join(to, '.package-lock.json'), { force: true });
  }
}

/** Builds the release of a commit; answers its folder. */
export async function releaseOf(commit: string, folder: string): Promise<string> {
  await checkOut(commit, folder);
  const lock = (of: string): Promise<string> => resultOf('git', ['rev-parse', `${of}:package-lock.json`]);
  if ((await lock(commit)) !== (await lock('HEAD')))
    await resultOf('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  await resultOfScript('scripts/release/main.ts', [], { cwd: folder });
  return path.join(folder, 'release');
}
