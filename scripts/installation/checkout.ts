import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../site/front-ends';

const execute = promisify(execFile);

/** Runs a program of the system and answers what it said. */
export async function system(program: string, args: readonly string[], cwd = ROOT): Promise<string> {
  const { stdout } = await execute(program, [...args], { cwd, maxBuffer: 50_000_000 });
  return stdout.trim();
}

/** The installed packages, from the root of the repository. */
const installed = (): string[] =>
  ['.', ...readdirSync(ROOT)]
    .map((folder) => path.join(folder, 'node_modules'))
    .filter((folder) => existsSync(path.join(ROOT, folder)));

/**
 * A commit in a folder of its own, with the packages that are installed here: as links to the same bytes where that can
 * be, without what builds have kept of earlier ones.
 */
export async function checkOut(commit: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  await system('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
  await system('git', ['checkout', '--quiet', '--detach', commit], folder);
  for (const packages of installed()) {
    const to = path.join(folder, packages);
    await mkdir(path.dirname(to), { recursive: true });
    const copied = await system('cp', ['-al', path.join(ROOT, packages), to]).catch(() => undefined);
    if (copied === undefined) {
      await rm(to, { recursive: true, force: true });
      await system('cp', ['-a', path.join(ROOT, packages), to]);
    }
    await rm(path.join(to, '.cache'), { recursive: true, force: true });
  }
}

/** Builds the release of a commit; answers its folder. */
export async function releaseOf(commit: string, folder: string): Promise<string> {
  await checkOut(commit, folder);
  const lock = (of: string): Promise<string> => system('git', ['rev-parse', `${of}:package-lock.json`]);
  if ((await lock(commit)) !== (await lock('HEAD')))
    await system('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await system(process.execPath, ['--import', 'tsx', 'scripts/release/main.ts'], folder);
  return path.join(folder, 'release');
}
