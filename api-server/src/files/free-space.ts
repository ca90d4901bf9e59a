import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** The part of a disk that is free, from 0 to 1; undefined if it is unknown. */
export async function freeShare(folder: string): Promise<number | undefined> {
  const { bavail, blocks } = await statfs(folder).catch(() => ({ bavail: 0, blocks: 0 }));
  return blocks > 0 ? bavail / blocks : undefined;
}

/** Adds a metric of the free part of a folder's disk. */
export function measureDisk(registry: Registry, folder: string): void {
  new Gauge({
    name: 'api_disk_free_ratio',
    help: "The free part of the disk that the site's folder is on, from 0 to 1",
    registers: [registry],
    collect: async function () {
      this.set((await freeShare(folder)) ?? NaN);
    },
  });
}
