import { chmod, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSetupLink } from './setup-link';

const siteUrl = 'https://www.example.com';

it('writes the link of the first administrator into a private file, and removes it afterwards', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'setup-link-'));
  const place = (await writeSetupLink({ siteDir, siteUrl }, 'first')) ?? '';
  expect(await readFile(place, 'utf8')).toBe('https://www.example.com/login#setup=first\n');
  expect((await stat(place)).mode & 0o777).toBe(0o600);
  await writeFile(place, 'left by others');
  await chmod(place, 0o644);
  await writeSetupLink({ siteDir, siteUrl }, 'second');
  expect(await readFile(place, 'utf8')).toContain('#setup=second');
  expect((await stat(place)).mode & 0o777).toBe(0o600);
  expect(await writeSetupLink({ siteDir, siteUrl }, undefined)).toBeUndefined();
  await expect(stat(place)).rejects.toThrow();
});
