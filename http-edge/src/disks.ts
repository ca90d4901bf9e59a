import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';

/** Folders by the name of the disk that they are on, such as `database`. */
export type Disks = Readonly<Record<string, string>>;

/** Disks in a variable, such as `database=/var/lib/postgresql,edge=/var/cache/nginx`. */
export const disks = () =>
  z
    .string()
    .regex(/^(?:[a-z][a-z0-9-]*=\/[^,=]*(?:,|$))*$/, 'must be name=/folder, several with commas')
    .default('')
    .transform((text): Disks => Object.fromEntries(text.split(',').flatMap((disk) => (disk ? [disk.split('=')] : []))));

/** The part of a folder's disk that is free, from 0 to 1; undefined if it is unknown. */
export async function freeShare(folder: string): Promise<number | undefined> {
  const { bavail, blocks } = await statfs(folder).catch(() => ({ bavail: 0, blocks: 0 }));
  return blocks > 0 ? bavail / blocks : undefined;
}

/** Adds a metric of the free part of each disk. */
export function measureDisks(registry: Registry, watched: Disks): void {
  new Gauge({
    name: 'site_disk_free_ratio',
    help: 'The free part of a disk, from 0 to 1; NaN while it is unknown',
    labelNames: ['disk'] as const,
    registers: [registry],
    collect: async function () {
      for (const [disk, folder] of Object.entries(watched)) this.set({ disk }, (await freeShare(folder)) ?? NaN);
    },
  });
}
