import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');

/** The packages that are remotes of the site: workspaces with a `src/remote.ts`. */
function remotes(): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces.filter((name) => name !== 'shell' && existsSync(path.join(ROOT, name, 'src/remote.ts')));
}

/** The packages that are built and published, the host first: it carries the revision of the discovery document. */
export const FRONT_ENDS: readonly string[] = ['shell', ...remotes()];

export const folderOf = (name: string): string => path.join(ROOT, name);
