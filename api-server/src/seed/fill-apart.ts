import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';

/** What a program is started with that is to fill the site and end. */
export const FILL = 'fill';

/** Whether there is no embedded database yet, so that whoever opens it makes it. */
export const isUnmade = ({ databaseUrl, siteDir }: Pick<Config, 'databaseUrl' | 'siteDir'>): boolean =>
  !databaseUrl && !existsSync(path.join(siteDir, 'data', 'PG_VERSION'));

/**
 * Makes and fills the site's database in a process of its own: what that takes of memory, several hundred megabytes, is
 * given back when it ends. Nobody else may have the database open meanwhile.
 *
 * @throws Error when it fails; the process has said why
 */
export function fillApart(): Promise<void> {
  const [, program = ''] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, program, FILL], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The site could not be filled (exit code ${code ?? 'none'}).`));
    });
  });
}
