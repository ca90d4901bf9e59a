import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { FileLockedError, lockFile, withFileLock } from './file-lock';

let file: string;
beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'site-lock-')), 'data.lock');
});
afterEach(() => rm(path.dirname(file), { recursive: true, force: true }));

const lockOf = (pid: number, facts = {}) =>
  writeFile(
    file,
    JSON.stringify({ pid, host: hostname(), process: '', since: '2026-11-21', token: 'theirs', ...facts }),
  );

it('refuses a second lock, and names its holder and the remedy', async () => {
  const release = await lockFile(file);
  const refused = lockFile(file);
  await expect(refused).rejects.toThrow(FileLockedError);
  await expect(refused).rejects.toThrow(new RegExp(`process ${process.pid}.*delete`));
  await release();
  const again = await lockFile(file);
  await again();
});

it('refuses while another running process has the lock', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  try {
    const pid = other.pid ?? 0;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    const start = stat && `${boot.trim()}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    await lockOf(pid, { process: start });
    await expect(lockFile(file)).rejects.toThrow(`process ${pid}`);
  } finally {
    other.kill('SIGKILL');
  }
});

it('takes over the lock of a dead process, and of one whose id was reused', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => dead.once('exit', resolve));
  await lockOf(dead.pid ?? 0);
  await (
    await lockFile(file)
  )();
  await lockOf(1, { process: 'an-earlier-start:1' });
  expect(await withFileLock(file, 0o600, async () => 'done')).toBe('done');
});

it('lets one of many win', async () => {
  await lockOf(999_999_999);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFile(file)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('runs the work of many after a dead process one after the other', async () => {
  await lockOf(999_999_999);
  let running = 0;
  const most = await Promise.all(
    Array.from({ length: 20 }, () =>
      withFileLock(file, 0o600, async () => {
        running += 1;
        await readFile(file);
        return running--;
      }),
    ),
  );
  expect(most).toEqual(Array(20).fill(1));
});
