import { digestOf } from '../signing/canonical-json';
import { isCompressed } from './compressed';

/**
 * The hash over the hashes of every file that was built. The smaller ones beside them are not among these: another
 * version of zlib packs otherwise, and what they unpack to is held against the entry's hashes by every browser.
 */
export const filesDigest = (hashes: Readonly<Record<string, string>>): string =>
  digestOf(Object.fromEntries(Object.entries(hashes).filter(([name]) => !isCompressed(name))));
