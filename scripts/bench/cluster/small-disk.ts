import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const SIZE = '256m';

/** A separate file system, which can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** Creates one; undefined without permission to. */
export async function smallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-disk-'));
  const isMounted = await execute('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!isMounted) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: async () => {
      for (const size of [1_000_000, 4_096])
        while (
          await appendFile(filler, Buffer.alloc(size)).then(
            () => true,
            () => false,
          )
        );
    },
    makeRoom: () => rm(filler, { force: true }),
    remove: async () => {
      await execute('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
