import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '../../command-line/command';
import { releaseOf } from '../../installation/checkout';
import { assert, say } from '../../installation/progress';
import { resultOf } from '../../processes/run';
import { isolated, start, stop, type Running } from '../../processes/start';
import { filesBelow, hashesOf } from '../../release/equal-files';
import { used } from './use';

const HELP = `npm run trial -- release
    builds the last commit twice, compares every byte, and installs and uses one of the two`;

/** Builds twice in two folders and compares the files. Answers one of the releases, moved to an empty folder. */
async function builtTwice(folder: string): Promise<string> {
  const commit = await resultOf('git', ['rev-parse', 'HEAD']);
  if (await resultOf('git', ['status', '--porcelain'])) say('Uncommitted changes are not tested.');
  const one = await releaseOf(commit, path.join(folder, 'one'));
  say('Built once.');
  const other = await releaseOf(commit, path.join(folder, 'quite another/folder'));
  say('Built again, in another folder.');
  const [hashes, others] = [await hashesOf(one), await hashesOf(other)];
  const names = new Set([...hashes.keys(), ...others.keys()]);
  const differing = [...names].filter((name) => hashes.get(name) !== others.get(name));
  assert(differing.length === 0, `both builds have the same bytes; these differ: ${differing.slice(0, 20).join(', ')}`);
  say(`${hashes.size} files have the same bytes in both.`);
  const release = path.join(folder, 'opt/site');
  await resultOf('mkdir', ['-p', path.dirname(release)]);
  await rename(one, release);
  for (const sources of ['one', 'quite another']) await rm(path.join(folder, sources), { recursive: true });
  return release;
}

/** Checks that a release contains no forbidden files. */
async function hasNoSources(release: string): Promise<void> {
  const files = await filesBelow(release);
  const odd = files.filter((file) => /(^|\/)(tsx|esbuild|webpack|demo-content|typescript)\/|\.tsx?$|\.map$/.test(file));
  assert(odd.length === 0, `no sources, builders and demonstration in the release; there are: ${odd.join(', ')}`);
  for (const file of files.filter((name) => /\/lib\/program\//.test(name))) {
    const text = await readFile(path.join(release, file), 'utf8');
    assert(!/demo-content\/|\n\/\/# sourceMappingURL=data:/.test(text), `${file} has nothing of the demonstration`);
    assert(!text.includes(path.dirname(path.dirname(release))), `${file} does not know where it was built`);
  }
  say('No sources, builders, source maps or demonstration in it.');
}

/** Checks that nothing starts in production with an incomplete configuration. */
async function failsClosed(release: string): Promise<void> {
  const lacks = {
    api: ['SITE_ORIGIN', 'TRUST_PROXY', 'DATABASE_URL', 'FILES_URL', 'SITE_KEYS_FILE', 'MAIL_URL', 'MAIL_FROM'],
    shell: ['SITE_ORIGIN', 'TRUST_PROXY', 'API_ORIGIN', 'STORE_URL', 'TRUSTED_KEYS'],
  };
  for (const [program, names] of Object.entries(lacks)) {
    const running = start(['main.js'], { cwd: path.join(release, program), env: isolated({ NODE_ENV: 'production' }) });
    assert((await running.ended) === 1, `${program} does not start without its variables`);
    const unnamed = names.filter((name) => !running.output().includes(name));
    assert(unnamed.length === 0, `${program} names all that is missing; unnamed: ${unnamed.join(', ')}`);
  }
  say('In production each server names everything that is missing, and does not start.');
}

export const main = (): void =>
  command({ help: HELP, options: {} }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
    const started: Running[] = [];
    try {
      const release = await builtTwice(folder);
      await hasNoSources(release);
      await resultOf('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release });
      await failsClosed(release);
      await used(release, folder, (running) => started.push(running));
      say('All checks passed.');
    } finally {
      await Promise.all(started.map(stop));
      await rm(folder, { recursive: true, force: true });
    }
  });
