import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a folder is in a repository. Starting Git to ask takes longer than all else that a small publication does. */
function isInRepository(folder: string): boolean {
  if (process.env['GIT_DIR'] !== undefined || existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInRepository(parent);
}

/** The commit that a folder was built from; undefined outside a repository. */
export async function gitCommitOf(folder: string): Promise<string | undefined> {
  if (!isInRepository(path.resolve(folder))) return undefined;
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder });
    return stdout.trim();
  } catch {
    return undefined;
  }
}
