import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who makes a change, for the record: `DELIVERY_BY`, else the account's name. */
export function whoAmI(): string {
  const named = process.env['DELIVERY_BY'];
  if (named) return named;
  try {
    return userInfo().username;
  } catch {
    return 'unknown'; // Containers may run under a number without a name.
  }
}

/** The commit that a folder was built from; undefined outside a repository. */
export async function gitCommitOf(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder });
    return stdout.trim();
  } catch {
    return undefined;
  }
}
