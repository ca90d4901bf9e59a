import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { FolderLockedError, lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'site-lock-')), 'data');
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const heldBy = (pid: number, facts = {}) =>
  writeFile(`${folder}.lock`, JSON.stringify({ pid, host: hostname(), process: '', since: '2026-11-21', ...facts }));

it('refuses a second lock, and names its holder and the remedy', async () => {
  const release = await lockFolder(folder);
  const refused = lockFolder(folder);
  await expect(refused).rejects.toThrow(FolderLockedError);
  await expect(refused).rejects.toThrow(new RegExp(`process ${process.pid}.*SITE_DIR.*delete`));
  await release();
  await (
    await lockFolder(folder)
  )();
});

it('refuses while another running process has the lock', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  try {
    const pid = other.pid ?? 0;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    const mark = stat && `${boot.trim()}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    await heldBy(pid, { process: mark });
    await expect(lockFolder(folder)).rejects.toThrow(`process ${pid}`);
  } finally {
    other.kill('SIGKILL');
  }
});

it('takes over the lock of a dead process, and of one whose id was reused', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => dead.once('exit', resolve));
  await heldBy(dead.pid ?? 0);
  await (
    await lockFolder(folder)
  )();
  await heldBy(1, { process: 'an-earlier-start:1' });
  await (
    await lockFolder(folder)
  )();
});

it('lets one of many win', async () => {
  await heldBy(999_999_999);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
