import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A file system of one megabyte for the tests of a file; undefined without the rights to make one. Call it outside of
 * tests.
 */
export function tinyDisk(): string | undefined {
  const place = mkdtempSync(path.join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    rmdirSync(place);
    return undefined;
  }
  afterAll(() => {
    execFileSync('umount', [place]);
    rmdirSync(place);
  });
  return place;
}
