import { digestOf } from '../signing/canonical-json';
import { isCompressed } from './compressed';

/**
 * The hash over the hashes of every built file. Compressed files are not included: another version of zlib compresses
 * differently, and every browser checks their unpacked content by the entry's hashes.
 */
export const filesDigest = (hashes: Readonly<Record<string, string>>): string =>
  digestOf(Object.fromEntries(Object.entries(hashes).filter(([name]) => !isCompressed(name))));
