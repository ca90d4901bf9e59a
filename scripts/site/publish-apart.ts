import { spawn } from 'node:child_process';
import { ROOT } from './front-ends';

/**
 * Builds what has changed and makes it live, in a process of its own: what that takes of memory is given back when it
 * ends.
 *
 * @throws Error when it fails; the process has said why
 */
export function publishApart(siteDir: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/site/publish-and-end.ts', siteDir], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The front ends could not be published. The lines above say why.'));
    });
  });
}
