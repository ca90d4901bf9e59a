import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../site/front-ends';

const run = promisify(execFile);
const lines = (text: string): string[] => text.split('\n').filter(Boolean).sort();

it('every test file belongs to a Jest project', async () => {
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const [tracked, listed] = await Promise.all([
    run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'], { cwd: ROOT }),
    // Including those that need an S3 server.
    run(process.execPath, [jest, '--listTests'], { cwd: ROOT, env: { ...process.env, TEST_S3: 's3://bucket' } }),
  ]);
  expect(lines(listed.stdout).map((file) => path.relative(ROOT, file))).toEqual(lines(tracked.stdout));
});
