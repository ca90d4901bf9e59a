/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './processes/run';
import { ROOT } from './site/front-ends';

test('the help of a command is printed without an installation', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'not-installed-'));
  const source = await readFile(path.join(ROOT, 'scripts/test/run.ts'), 'utf8');
  await writeFile(path.join(folder, 'run.ts'), source);
  const preload = path.join(folder, 'scripts.mjs');
  await writeFile(preload, await readFile(path.join(ROOT, 'scripts/installed.mjs'), 'utf8'));
  const args = ['--import', preload, 'run.ts', '--help'];
  const { code, output } = await run(process.execPath, args, { cwd: folder, quiet: true });
  await rm(folder, { recursive: true });
  expect(output).toMatch(/^npm test \[-- <step> …\].*\n +all checks and tests, or some steps: …\n +--since/);
  expect(code).toBe(0);
});
