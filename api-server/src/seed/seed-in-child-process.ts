import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';

/** The argument with which a program fills the site and ends. */
export const FILL = 'fill';

/** Whether the embedded database does not exist yet. */
export const isUninitialized = ({ databaseUrl, siteDir }: Pick<Config, 'databaseUrl' | 'siteDir'>): boolean =>
  !databaseUrl && !existsSync(path.join(siteDir, 'data', 'PG_VERSION'));

/**
 * Creates and fills the site's database in a separate process, so that the several hundred megabytes of memory that
 * this needs are freed when it ends. No other process may have the database open meanwhile.
 *
 * @throws Error when it fails; the process has logged the reason
 */
export function seedInChildProcess(): Promise<void> {
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
